import purgeUnused from '@fullhuman/postcss-purgecss';
import bothDirections from 'postcss-rtlcss';

/** Class names added by react-bootstrap, react-toastify and Astro, which PurgeCSS cannot find in the sources. */
const packageClasses = [/^form-(control|label|select)$/, /^modal/, /^Toastify/, /^astro-/];

/** Rules for parts of `.form-control` that no field of the panel has. */
const unusedParts =
  /datetime-edit|date-and-time|file-selector|\[type=.?file|form-control-plaintext/;

/**
 * Bootstrap floats a legend and clears the element after it. Such a sibling rule makes the browser restyle the whole
 * shell each time a page is swapped inside it.
 */
const legendSibling = /legend\s*\+|\) legend$/;

/** Pages are swapped without animation, so Astro's never run. */
const astroAnimations = /^astro|::view-transition/;

const dropUnusedRules = {
  postcssPlugin: 'adasi:without-needless',
  AtRule(rule: { name: string; params: string; remove: () => void }) {
    if (rule.name === 'keyframes' && astroAnimations.test(rule.params)) rule.remove();
  },
  Rule(rule: { selector: string; remove: () => void }) {
    const needless = [unusedParts, legendSibling, astroAnimations];
    if (needless.some((each) => each.test(rule.selector))) rule.remove();
  },
};

/** One stylesheet for both directions, without unused rules. */
export function postcssPlugins() {
  return [
    // A prefix without specificity keeps the order of the sheet in force.
    bothDirections({ ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' }),
    dropUnusedRules,
    purgeUnused({
      content: ['src/**/*.{astro,ts,tsx}'],
      safelist: { standard: packageClasses, deep: [/\[dir/], greedy: [/data-bs-theme/] },
      variables: false,
      keyframes: false,
    }),
  ];
}
