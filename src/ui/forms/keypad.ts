/**
 * On-screen keypads for numbers, as values of `inputMode`. The number pads of iOS have no minus key, so a signed field
 * uses the full keyboard, or a number pad with a `SignButton` next to it.
 */
export const keypads = {
  whole: 'numeric',
  decimal: 'decimal',
  signed: 'text',
  besideSign: 'decimal',
} as const;

type Keypad = (typeof keypads)[keyof typeof keypads];

/** The keypad for numbers from `min` up. */
export function keypadFrom(min: number, isWhole: boolean): Keypad {
  if (min < 0) return keypads.signed;
  return isWhole ? keypads.whole : keypads.decimal;
}
