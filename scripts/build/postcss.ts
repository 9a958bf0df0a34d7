import purgeUnused from '@fullhuman/postcss-purgecss';
import bothDirections from 'postcss-rtlcss';

/** Class names that react-bootstrap and react-toastify compose at run time, out of reach of a search in the sources. */
const composed = [
  /^(btn|alert|badge|dropdown|form|nav|tab|input-group|modal|spinner|placeholder)(-|$)/,
  /^(active|collapse|collapsing|disabled|fade|show|is-invalid|invalid-feedback|valid-feedback|visually-hidden)/,
  /^Toastify/,
  /^astro-/,
];

/** One stylesheet for both directions, without the rules the panel never uses. */
export function postcssPlugins() {
  return [
    // Without weight of its own the prefix leaves the order of the sheet in force.
    bothDirections({ ltrPrefix: ':where([dir="ltr"])', rtlPrefix: ':where([dir="rtl"])' }),
    purgeUnused({
      content: ['src/**/*.{astro,ts,tsx}'],
      safelist: { standard: composed, deep: [/\[dir/], greedy: [/data-bs-theme/] },
      variables: false,
      keyframes: false,
    }),
  ];
}
