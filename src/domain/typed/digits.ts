/** Turns Persian ۰–۹ and Arabic ٠–٩ digits into Latin ones and leaves everything else as it is. */
export function latinDigits(text: string): string {
  // Both blocks start at a code point whose low four bits are zero.
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
