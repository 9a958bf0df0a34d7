/** Replaces Persian ۰–۹ and Arabic ٠–٩ digits with Latin ones. */
export function latinDigits(text: string): string {
  // Both blocks start at a code point whose low four bits are zero.
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
