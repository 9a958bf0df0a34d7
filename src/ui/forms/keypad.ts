/**
 * The keys that a phone offers for a number, as `inputMode`. The number pads of iOS have no minus:
 * a field that takes one asks for all keys, or for a number pad with a `SignButton` next to it.
 */
export const keypads = {
  whole: 'numeric',
  decimal: 'decimal',
  signed: 'text',
  besideSign: 'decimal',
} as const;

type Keypad = (typeof keypads)[keyof typeof keypads];

/** The keys for a number from `min` on. */
export function keypadFrom(min: number, isWhole: boolean): Keypad {
  if (min < 0) return keypads.signed;
  return isWhole ? keypads.whole : keypads.decimal;
}
