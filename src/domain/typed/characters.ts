/** Replaces Persian ۰–۹ and Arabic ٠–٩ digits with Latin ones. */
export function latinDigits(text: string): string {
  // Both blocks start at a code point whose low four bits are zero.
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Bidi controls and zero-width characters, common in pasted right-to-left text. */
const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Hyphens, dashes, minus signs and their small and fullwidth forms, and the tatweel that Shift+hyphen types on Persian
 * keyboards.
 */
const minusLike = /[\u2010-\u2015\u2212\u02d7\u0640\u207b\u208b\u2796\ufe58\ufe63\uff0d]/g;
const plusLike = /[\u207a\u208a\u2795\ufe62\uff0b]/g;

/** Normalises digits and signs and removes invisible characters; separators and decimal marks stay as typed. */
export function plainCharacters(text: string): string {
  return latinDigits(text).replace(invisible, '').replace(minusLike, '-').replace(plusLike, '+');
}
