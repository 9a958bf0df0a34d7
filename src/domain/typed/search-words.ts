import { latinDigits } from './characters.ts';

/** Maximum words of a search; a name and a number need fewer. */
const maxWords = 8;

/** Combining marks (with the hamza of أ, ؤ and ئ after decomposition), ء, tatweel, and invisible characters. */
const dropped =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]|[\u00ad\u0621\u0640\u200b\u202a-\u202e\u2060-\u2069\ufeff]|[\u200d-\u200f]/g;

/** Letters that are typed and read as the same: Arabic ي and ى for ی, ك for ک, and the forms of ه. */
const sameLetters: Readonly<Record<string, string>> = {
  '\u064a': '\u06cc',
  '\u0649': '\u06cc',
  '\u0643': '\u06a9',
  '\u0629': '\u0647',
  '\u06be': '\u0647',
  '\u06c1': '\u0647',
  '\u06d5': '\u0647',
};

/** Punctuation and the half-space, which join the parts of one word: `N-102`, `علی‌رضا`. */
const joint =
  /[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00a1-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u200c\u2010-\u2027\u2030-\u205e]+/;

/** Lower case, without marks, with Latin digits and one form of each letter. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(dropped, '');
  return latinDigits(plain).replace(
    /[\u0629\u0643\u0649\u064a\u06be\u06c1\u06d5]/g,
    (letter) => sameLetters[letter] ?? letter,
  );
}

/** The folded parts of each word; words are separated by white space. */
export function partsOfWords(text: string): string[][] {
  return fold(text)
    .split(/\s+/)
    .map((word) => word.split(joint).filter((part) => part !== ''))
    .filter((parts) => parts.length > 0);
}

const distinct = (words: readonly string[]) => [...new Set(words)];

const halfSpace = '\u200c';

/**
 * The words of a search. An order matches if each of them begins one of the order's words. Half-spaces are removed,
 * since many people type names without them.
 */
export function searchWords(text: string): string[] {
  return distinct(partsOfWords(text.replaceAll(halfSpace, '')).flat()).slice(0, maxWords);
}

/**
 * The words that find an order with these texts. A compound word is found with and without its joints, and by its later
 * parts: `7K3M-9QXD` gives `7k3m9qxd` and `9qxd`.
 */
export function foundBy(texts: readonly string[]): string[] {
  const words = texts.flatMap(partsOfWords);
  return distinct(words.flatMap((parts) => [parts.join(''), ...parts.slice(1)]));
}
