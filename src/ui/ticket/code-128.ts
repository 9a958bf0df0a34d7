/** Bar and space widths of each symbol in modules, bar first (ISO/IEC 15417). */
const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );

const startB = 104;
const stop = 106;
const modulus = 103;

/** Clear modules a scanner needs on each side. */
export const quietZone = 10;

/**
 * Symbols of a text in code set B: start, one symbol per character, check symbol, stop. Null for empty text and for
 * anything but printable ASCII.
 */
export function code128Symbols(text: string): number[] | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const data = Array.from(text, (character) => character.charCodeAt(0) - 32);
  return [startB, ...data, checkSymbol([startB, ...data]), stop];
}

/** The start symbol plus every symbol times its position, modulo 103. */
export function checkSymbol([start = 0, ...data]: readonly number[]): number {
  const sum = data.reduce((total, symbol, index) => total + symbol * (index + 1), start);
  return sum % modulus;
}

/** Alternating bar and space widths in modules, starting and ending with a bar; without quiet zones. */
export function code128Widths(text: string): number[] | null {
  const symbols = code128Symbols(text);
  return symbols?.flatMap((symbol) => Array.from(patterns[symbol] ?? '', Number)) ?? null;
}
