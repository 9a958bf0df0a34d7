import purgeUnused from '@fullhuman/postcss-purgecss';
import bothDirections from 'postcss-rtlcss';

/** Class names that react-bootstrap, react-toastify and Astro bring themselves, out of reach of a search in the sources. */
const brought = [/^form-(control|label)$/, /^Toastify/, /^astro-/];

/** Parts of text fields that no field of the panel has, but whose class every field bears. */
const absent = /datetime-edit|date-and-time|file-selector|\[type=.?file|form-control-plaintext/;

/**
 * Bootstrap floats a legend and clears whatever follows it. The browser cannot tell what follows, so it would style
 * all of the shell anew each time a page is exchanged in it.
 */
const floated = /legend\s*\+|\) legend$/;

/** Pages are swapped at once, so Astro's movements between two of them never run. */
const movements = /^astro|::view-transition/;

const withoutNeedless = {
  postcssPlugin: 'adasi:without-needless',
  AtRule(rule: { name: string; params: string; remove: () => void }) {
    if (rule.name === 'keyframes' && movements.test(rule.params)) rule.remove();
  },
  Rule(rule: { selector: string; remove: () => void }) {
    const needless = [absent, floated, movements];
    if (needless.some((each) => each.test(rule.selector))) rule.remove();
  },
};

/** One stylesheet for both directions, without the rules the panel never uses. */
export function postcssPlugins() {
  return [
    // Without weight of its own the prefix leaves the order of the sheet in force.
    bothDirections({ ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' }),
    withoutNeedless,
    purgeUnused({
      content: ['src/**/*.{astro,ts,tsx}'],
      safelist: { standard: brought, deep: [/\[dir/], greedy: [/data-bs-theme/] },
      variables: false,
      keyframes: false,
    }),
  ];
}
