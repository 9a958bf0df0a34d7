import type { Config } from 'stylelint';

const fromPalette =
  'Use a token from src/styles/tokens: a colour of the theme, such as var(--line), or one of palette';

const rawColours = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

/** Values allowed for each kind of size: tokens, and values that aren't fixed sizes. */
const allowed = {
  // Font sizes may also be clamped.
  '/^font-size$/': [
    'inherit',
    '0',
    /^var\(--text-/,
    /^(min|max)\(.*(var\(--text-|1em)/,
    /paper\.\$/,
  ],
  '/^font$/': ['inherit', /paper\.\$/],
  // Half of the height makes a round end.
  '/-radius$/': ['0', '50%', /var\(--radius/, /sizes\.\$/, /^calc\(\$/],
  '/z-index$/': [/layers\.\$/],
  // A ring inside its element has only a width.
  '/^box-shadow$/': ['none', /^inset /, /^var\(--/, /palette\.\$/],
};

const remedies: readonly (readonly [RegExp, string])[] = [
  [/^font/, 'var(--text-small) or another size of the theme, on paper one of paper'],
  [/radius$/, 'var(--radius), var(--radius-control) or one of sizes'],
  [/z-index$/, 'one of layers'],
  [/^box-shadow$/, 'var(--float) or a shadow of palette'],
];

const remedyFor = (property: string) =>
  remedies.find(([pattern]) => pattern.test(property))?.[1] ?? 'one of sizes';

/** Rejects colours, and sizes that must agree between screens, unless they are taken from tokens. */
export const tokenRules = {
  'color-no-hex': [true, { message: fromPalette }],
  'color-named': ['never', { message: fromPalette }],
  'function-disallowed-list': [rawColours, { message: fromPalette }],
  'declaration-property-value-allowed-list': [
    allowed,
    {
      message: (property: string, value: string) =>
        `Use a token from src/styles/tokens for "${property}" instead of "${value}": ${remedyFor(property)}`,
    },
  ],
  'declaration-property-value-disallowed-list': [
    { '/./': [/%23[\da-f]{3,8}\b/i, /(?<![\w.-])44px/] },
    {
      message: (_property: string, value: string) =>
        value.includes('44px')
          ? 'Use a token from src/styles/tokens: 44px is sizes.$touch'
          : 'Use a token from src/styles/tokens: a picture with a colour in it belongs to palette',
    },
  ],
  'media-feature-name-value-allowed-list': [
    { '/width$/': [/\$/] },
    {
      message:
        'Use a specified width: `@use "specified" as *` has $from-sm, $from-md, $from-lg and $from-xl',
    },
  ],
} satisfies NonNullable<Config['rules']>;
