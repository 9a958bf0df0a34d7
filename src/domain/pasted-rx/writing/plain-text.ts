import { plainCharacters } from '../../typed/characters.ts';

/** A normalized text (one form of each digit, sign, mark and letter) with the source position of each character. */
export interface PlainText {
  readonly text: string;
  /** Source index of each character, plus one for the end. */
  readonly at: readonly number[];
}

/** Characters with the same meaning and their normalized form, all in lower case. */
const same: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ة: 'ه',
  ۀ: 'ه',
  ە: 'ه',
  ؤ: 'و',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  х: 'x',
  '∗': '*',
  δ: '^',
  '∆': '^',
  '△': '^',
  '\u066c': ',',
  º: '°',
  '˚': '°',
  '\u066b': '.',
  '\uff0e': '.',
  '\u00b7': '.',
  '\u2219': '.',
  '\u22c5': '.',
  '\u2044': '/',
  '\u2215': '/',
  '\uff0f': '/',
  '\u060c': ',',
  '\uff0c': ',',
  '\uff1a': ':',
  '\u061b': ';',
  '\u066a': '%',
  '\r': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
};

/** Vowel marks and the hamza above, which people often omit. */
const mark = /[\u064b-\u065f\u0670]/;
const tatweel = '\u0640';
const letter = /\p{L}/u;

const folded = new Map<string, string>();

function fold(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const lower = character.toLowerCase();
  const narrow = /[\uff10-\uff19]/.test(lower) ? lower.normalize('NFKC') : lower;
  const plain = plainCharacters(narrow.length === 1 ? narrow : character);
  const one = mark.test(character) ? '' : (same[plain] ?? plain);
  const result = /[^\S\n]/.test(one) ? ' ' : one;
  folded.set(character, result);
  return result;
}

/** Between letters it only stretches a word; elsewhere people type it as a minus sign. */
function isStretch(source: string, index: number): boolean {
  return (
    source.charAt(index) === tatweel &&
    letter.test(source.charAt(index - 1)) &&
    letter.test(source.charAt(index + 1))
  );
}

/** Normalizes a text while keeping the source position of each character. */
export function plainText(source: string): PlainText {
  const at: number[] = [];
  let text = '';
  for (let index = 0; index < source.length; index += 1) {
    const isSecondOfBreak = source[index] === '\n' && source[index - 1] === '\r';
    if (isSecondOfBreak || isStretch(source, index)) continue;
    const plain = fold(source.charAt(index));
    if (plain === '') continue;
    text += plain;
    at.push(index);
  }
  at.push(source.length);
  return { text, at };
}
