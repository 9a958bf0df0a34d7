import stylelint, { type Problem, type Rule } from 'stylelint';

/** The allowed distances between elements, px. Distances in `em` or `rem` grow with the text. */
const steps = new Set([0, 1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48]);

const spaced = /^(--.+-)?((row-|column-)?gap|(padding|margin)(-.+)?)$/;
const pixels = /(?<![\w.#$-])-?(\d*\.?\d+)px\b/g;

const name = 'adasi/spacing';
const messages = stylelint.utils.ruleMessages(name, {
  refused: (size: string) =>
    `${size} is no step of the scale: take the nearest of ${[...steps].join(', ')} px`,
});

const rule: Rule<boolean> = () => (root, result) => {
  const check = (node: Problem['node'], text: string) => {
    for (const [size, number] of text.matchAll(pixels)) {
      if (steps.has(Number(number))) continue;
      const message = messages.refused(size);
      stylelint.utils.report({ ruleName: name, result, node, word: size, message });
    }
  };
  root.walkDecls(spaced, (declaration) => check(declaration, declaration.value));
  root.walkAtRules('include', (include) => {
    if (include.params.startsWith('patterns.row(')) check(include, include.params);
  });
};

rule.ruleName = name;
rule.messages = messages;

/** Keeps gaps, paddings and margins on one scale. */
export const spacing = stylelint.createPlugin(name, rule);
