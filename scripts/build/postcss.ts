import purgeUnused from '@fullhuman/postcss-purgecss';
import bothDirections from 'postcss-rtlcss';

/** Class names that react-bootstrap, react-toastify and Astro bring themselves, out of reach of a search in the sources. */
const brought = [/^form-(control|label)$/, /^Toastify/, /^astro-/];

/** One stylesheet for both directions, without the rules the panel never uses. */
export function postcssPlugins() {
  return [
    // Without weight of its own the prefix leaves the order of the sheet in force.
    bothDirections({ ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' }),
    purgeUnused({
      content: ['src/**/*.{astro,ts,tsx}'],
      safelist: { standard: brought, deep: [/\[dir/], greedy: [/data-bs-theme/] },
      variables: false,
      keyframes: false,
    }),
  ];
}
