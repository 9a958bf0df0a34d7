import { spacing } from './scripts/styles/spacing.ts';
import { tokenRules } from './scripts/styles/token-rules.ts';

/** Prettier formats; this finds mistakes, and sizes and colours that are no tokens. */
export default {
  extends: 'stylelint-config-standard-scss',
  plugins: [spacing],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    ...tokenRules,
    'adasi/spacing': true,
    // The form that older browsers read as well.
    'media-feature-range-notation': 'prefix',
    'selector-class-pattern': [
      '^([a-z][a-z0-9]*)(-[a-z0-9]+)*$|^Toastify',
      { message: 'Write class names in kebab-case, beginning with the feature' },
    ],
  },
  overrides: [
    {
      files: 'src/styles/tokens/**',
      rules: Object.fromEntries(Object.keys(tokenRules).map((rule) => [rule, null])),
    },
  ],
};
