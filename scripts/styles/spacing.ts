import stylelint, { type Rule } from 'stylelint';

/** Distances between things, px: the only ones there are. Those in `em` or `rem` grow with the text. */
const steps = new Set([0, 1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48]);

const spaced = /^(--.+-)?((row-|column-)?gap|(padding|margin)(-.+)?)$/;
const pixels = /(?<![\w.#$-])-?(\d*\.?\d+)px\b/g;

const name = 'adasi/spacing';
const messages = stylelint.utils.ruleMessages(name, {
  refused: (size: string) =>
    `${size} is no step of the scale: take the nearest of ${[...steps].join(', ')} px`,
});

const rule: Rule<boolean> = () => (root, result) => {
  root.walkDecls(spaced, (declaration) => {
    for (const [size, number] of declaration.value.matchAll(pixels)) {
      if (steps.has(Number(number))) continue;
      const message = messages.refused(size);
      stylelint.utils.report({ ruleName: name, result, node: declaration, word: size, message });
    }
  });
};

rule.ruleName = name;
rule.messages = messages;

/** Keeps gaps, paddings and margins on one scale. */
export const spacing = stylelint.createPlugin(name, rule);
