// An ESLint rule: colours are defined by name in a theme.css, per colour scheme where needed. Drawings and faces are
// exempt.

const NAMES =
  "black|white|silver|gray|grey|maroon|red|purple|fuchsia|green|lime|olive|yellow|navy|blue|teal|aqua|orange";
const COLOUR = new RegExp(
  String.raw`#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![-\w])` +
    String.raw`|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\(` +
    String.raw`|\b(?:fill|stroke|color|background)(?:-color)?(?::\s*|=")(?:${NAMES})\b`,
  "gi",
);

const named = {
  meta: { type: "problem", messages: { hard: "Give {{colour}} a name in a theme.css and use var(--name) here." } },
  create: ({ report, sourceCode }) => {
    function look() {
      for (const { 0: colour, index } of sourceCode.text.matchAll(COLOUR))
        report({ loc: sourceCode.getLocFromIndex(index), messageId: "hard", data: { colour } });
    }
    return { Program: look, StyleSheet: look };
  },
};

export default { rules: { named } };
