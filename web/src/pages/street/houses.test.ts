import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Houses from "./Houses.svelte";

test("as many as play a game stand in the street", async () => {
  const houses = [..."ABCDEFGH"].map((seat) => ({ key: seat, seat, name: seat, bot: null, mat: "" }));
  const target = document.createElement("div");
  const street = mount(Houses, { target, props: { houses } });
  expect([...target.querySelectorAll("li .house")]).toHaveLength(houses.length);
  await unmount(street);
});
