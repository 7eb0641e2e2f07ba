// Drawings of a rulebook are drawn when they come near, and all for printing. They say nothing that the text does not.

/** Whether what it is attached to has come near. */
export class Near {
  here = $state(false);

  attach = (place: Element) => {
    const come = () => {
      this.here = true;
      leave();
    };
    const watching = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: "100% 0%" });
    const leave = () => {
      watching.disconnect();
      removeEventListener("beforeprint", come);
    };
    addEventListener("beforeprint", come);
    watching.observe(place);
    return leave;
  };
}
