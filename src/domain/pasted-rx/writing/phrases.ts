import { decimal, fractions, type Piece, unclear } from './digits.ts';

/** The text before a number, and whether it acts as a sign. */
export interface Before {
  readonly text: string;
  readonly isSigned: boolean;
}

/** Whether a number has a sign, and whether it is the first of its line. */
type Place = { readonly isSigned: boolean; readonly isFirst: boolean };

type Found = readonly [all: string, ...parts: (string | undefined)[]];

const simple = '[1357]/8|[123]/4|1/2';
const halves: Readonly<Record<string, string>> = {
  نیم: '5',
  half: '5',
  ربع: '25',
  quarter: '25',
};

/** Numbers written with words, fractions or spaces, and how to read each. */
const phrases: readonly (readonly [
  pattern: RegExp,
  read: (found: Found, place: Place) => Piece | null,
])[] = [
  // `2 1/4` and `2 ½`
  [
    new RegExp(String.raw`(\d{1,2}) (${simple}|[¼½¾])(?![\d.,/])`, 'y'),
    ([all, one = '', part = '']) => decimal(all, one, fractions[part] ?? ''),
  ],
  // `2-1/4` and `2-½`
  [
    new RegExp(String.raw`(\d)-(${simple}|[¼½¾])(?![\d.,/])`, 'y'),
    ([all, one = '', part = '']) =>
      unclear(all, [`${one}.${fractions[part] ?? ''}`], [one, `-0.${fractions[part] ?? ''}`]),
  ],
  // `۲ و نیم`, `2 and a half`
  [
    /(\d{1,2}) ?(?:و|and)(?: an?)? ?(نیم|ربع|half|quarter)(?!\p{L})/uy,
    ([all, one = '', part = '']) => decimal(all, one, halves[part] ?? ''),
  ],
  [
    /(\d{1,2}) ?(?:و|and) ?(?:سه|3|three) ?(?:ربع|چهارم|quarters)(?!\p{L})/uy,
    ([all, one = '']) => decimal(all, one, '75'),
  ],
  // `۲ و ۷۵ صدم` and, unsure, `۲ و ۷۵`
  [/(\d{1,2}) ?و ?(\d\d) ?صدم(?!\p{L})/uy, ([all, one = '', part = '']) => decimal(all, one, part)],
  [
    /(1?\d|20) ?و ?(25|50|75)(?![\d.,/])/y,
    ([all, one = '', part = '']) => unclear(all, [`${one}.${part}`]),
  ],
  [
    /(\d{1,2}) ?(?:ممیز|اعشار|point) ?(\d{1,3})(?!\d)/uy,
    ([all, one = '', part = '']) => decimal(all, one, part),
  ],
  // `2. 25`, `2 .25`
  [
    /(\d{1,2})(?: \.|\. | \. )(00|25|50?|75)(?![\d.,/])/y,
    ([all, one = '', part = ''], { isSigned }) =>
      isSigned ? unclear(all, [`${one}.${part}`]) : null,
  ],
  // `2 75` at the beginning of a row or before another power, `0 50`, `2.2 5`
  [
    /(\d{1,2}) (00|25|50|75)(?! ?[\d.,/])/y,
    ([all, one = '', part = ''], { isSigned, isFirst }) =>
      isSigned && (isFirst || /^0+$/.test(one)) ? unclear(all, [`${one}.${part}`]) : null,
  ],
  [
    /(\d) ?\. ?(\d) (\d)(?![\d.,/])/y,
    ([all, one = '', two = '', three = ''], { isSigned }) =>
      isSigned ? unclear(all, [`${one}.${two}${three}`]) : null,
  ],
  // `2'25`, `2:25`, `2..25`
  [
    /(\d{1,2})(?:['’`:_"]|\.[.,]|,\.)(00|25|50?|75)(?![\d.,/:])/y,
    ([all, one = '', part = ''], { isSigned }) =>
      isSigned || !all.includes(':') ? unclear(all, [`${one}.${part}`]) : null,
  ],
  // Letters for digits: `O.75`, `-l.25`
  [
    /(?=[\doil.,/]*\d)(?=[\d.,/]*[oil])(?:[oil]{1,2}|\d?[\doil])?[.,/][\doil]{1,4}(?![a-z\d])/y,
    ([all], { isSigned }) => {
      if (!isSigned && !/^o|\d/.test(all.charAt(0))) return null;
      const digits = all.replaceAll('o', '0').replace(/[il]/g, '1').replace(/[,/]/, '.');
      return unclear(all, [digits]);
    },
  ],
];

/** Reads a number containing words, fractions or spaces at an index of a plain text. */
export function phraseAt(text: string, start: number, before: Before): Piece | null {
  if (/[\d¼½¾] ?[.,/]$|[a-z]$/.test(before.text)) return null;
  for (const [pattern, read] of phrases) {
    pattern.lastIndex = start;
    const found = pattern.exec(text);
    if (!found) continue;
    const isBehind = /^ ?[+-]/.test(text.slice(pattern.lastIndex, pattern.lastIndex + 2));
    const isFirst = /(?:^|\n)[^\d\n]*$/.test(before.text);
    const isSigned = before.isSigned || isBehind;
    const piece = read(found as unknown as Found, { isSigned, isFirst });
    if (piece) return piece;
  }
  return null;
}
