import purgeUnused from '@fullhuman/postcss-purgecss';
import bothDirections from 'postcss-rtlcss';

/** Class names added by react-bootstrap, react-toastify and Astro, which PurgeCSS cannot find in the sources. */
const brought = [/^form-(control|label)$/, /^Toastify/, /^astro-/];

/** Rules for parts of `.form-control` that no field of the panel has. */
const absent = /datetime-edit|date-and-time|file-selector|\[type=.?file|form-control-plaintext/;

/**
 * Bootstrap floats a legend and clears the element after it. Such a sibling rule makes the browser restyle the whole
 * shell each time a page is swapped inside it.
 */
const floated = /legend\s*\+|\) legend$/;

/** Pages are swapped without animation, so Astro's never run. */
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

/** One stylesheet for both directions, without unused rules. */
export function postcssPlugins() {
  return [
    // A prefix without specificity keeps the order of the sheet in force.
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
