import type { NumberToken, Span } from './tokens.ts';
import type { Meaning } from './words.ts';

/** A token with its meaning. */
export type Item = Span &
  (
    | Meaning
    | NumberToken
    | { readonly kind: 'line'; readonly isBlank: boolean }
    | { readonly kind: 'noise' | 'separator' }
  );
