import { plainCharacters } from './characters.ts';

/** The letters of order numbers, which omit I, L, O and U. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * What the keys of those letters type in Persian keyboard layouts, without and with Shift, because a hand scanner acts
 * as a keyboard. The national standard ISIRI 9147, whose digits are Persian, and the older Windows layout.
 */
const layouts = {
  standard: [
    '\u0634\u0630\u0632\u06cc\u062b\u0628\u0644\u0627\u062a\u0646\u067e\u062f\u062d\u0636\u0642\u0633\u0641\u0631\u0635\u0637\u063a\u0638',
    '\u0624\u200c\u0698\u064a\u064d\u0625\u0623\u0622\u0629\u00bb\u0621\u0654[\u0652\u064b\u0626\u064f\u0670\u064c\u0653\u0650\u0643',
  ],
  windows: [
    '\u0634\u0630\u0632\u06cc\u062b\u0628\u0644\u0627\u062a\u0646\u0626\u062f\u062d\u0636\u0642\u0633\u0641\u0631\u0635\u0637\u063a\u0638',
    '\u064e\u0625\u0698\u0650\u064d\u0651\u06c0\u0622\u0640\u00ab\u0621\u0623\\\u064b\ufdfc\u064f\u060c\u0624\u064c\u064a\u061b\u0629',
  ],
} as const;

/** Maps what a layer types to letters. Older drivers type the Arabic yeh for D. */
function lettersOf(layer: string): ReadonlyMap<string, string> {
  const typed = [...layer].map((sign, at): [string, string] => [sign, letters.charAt(at)]);
  return new Map(layer.includes('\u06cc') ? [...typed, ['\u064a', 'D']] : typed);
}

const standard = layouts.standard.map(lettersOf);
const windows = layouts.windows.map(lettersOf);

/** The layers that may have typed a text, most likely first. The standard layout types no Latin digits. */
const layersOf = (text: string): (readonly ReadonlyMap<string, string>[])[] =>
  /\d/.test(text) ? [windows, standard] : [[...standard, ...windows]];

/** The text the same keys would type in a Latin layout. */
const inLatin = (text: string, layer: ReadonlyMap<string, string>) =>
  [...text].map((sign) => layer.get(sign) ?? sign).join('');

/**
 * Reads a code that a scanner may have typed into a Persian keyboard layout, with Persian digits or other dashes.
 * `read` gets the text in Latin capital letters and returns its value or null. Also null if the layouts disagree.
 */
export function readScanned(text: string, read: (latin: string) => string | null): string | null {
  const latin = (each: string) => read(plainCharacters(each).trim().toUpperCase());
  const asIs = latin(text);
  if (asIs !== null) return asIs;
  for (const likely of layersOf(text)) {
    const found = likely.map((layer) => latin(inLatin(text, layer)));
    const [only, ...others] = new Set(found.filter((each) => each !== null));
    if (only !== undefined) return others.length === 0 ? only : null;
  }
  return null;
}
