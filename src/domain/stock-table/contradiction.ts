import { unitWords } from '../shelf/count-words.ts';
import type { StockUnit } from '../shelf/pieces.ts';
import type { StockLens } from '../stock/stock.ts';
import { plainCharacters } from '../typed/characters.ts';

/** What a table is about, for comparison with titles. */
export interface TableSubject {
  lens: StockLens | null;
  /** Tenths of a millimetre. */
  diameter: number | null;
  unit: StockUnit | null;
}

/** How a title or remark contradicts the table. */
export type Contradiction = 'otherLens' | 'otherDiameter' | 'otherUnit';

/** Finishes and materials that distinguish lenses, whether the lab stocks them or not. */
const kinds =
  'uc hc hmc shmc blue bluecut photo photochromic polarized polarised بلو بلوکات فتو فتوکروم فتوکرومیک پلاریزه هاردکوت هاردمولتیکوت';
const kindWords: ReadonlySet<string> = new Set(kinds.split(' '));

const indices: ReadonlySet<string> = new Set(
  '1.49 1.5 1.50 1.53 1.56 1.59 1.6 1.60 1.61 1.67 1.7 1.70 1.74 1.76'.split(' '),
);

const normal = (text: string) =>
  plainCharacters(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/(\d)[/,\u066b](?=\d)/g, '$1.');

const wordsIn = (text: string): string[] => text.match(/[+-]?\d+(?:\.\d+)*|\p{L}+/gu) ?? [];

/** Index of one sequence of words in another; -1 if not found. */
const placeOf = (all: readonly string[], part: readonly string[]) =>
  all.findIndex((_, at) => part.every((word, index) => all[at + index] === word));

const namesOf = ({ id, code, name }: StockLens) =>
  [name.fa, name.en, id, code]
    .map((each) => wordsIn(normal(each)))
    .filter((words) => words.some((word) => /\p{L}{2}/u.test(word)))
    .toSorted((one, other) => other.length - one.length);

/** The words without the names of a lens; `|` marks their positions. */
function without(words: readonly string[], lens: StockLens): string[] {
  const rest = [...words];
  for (const name of namesOf(lens)) {
    for (let at = placeOf(rest, name); at >= 0; at = placeOf(rest, name)) {
      rest.splice(at, name.length, '|');
    }
  }
  return rest;
}

function isOfOther(rest: readonly string[], lens: StockLens, lenses: readonly StockLens[]) {
  const own = new Set(namesOf(lens).flat());
  const isNamed = lenses.some(
    (other) => other.id !== lens.id && namesOf(other).some((name) => placeOf(rest, name) >= 0),
  );
  const isKind = rest.some((word) => kindWords.has(word) && !own.has(word));
  const isIndex = rest.some(
    (word) => indices.has(word) && Math.round(Number(word) * 100) !== lens.index,
  );
  return isNamed || isKind || isIndex;
}

const marked = /(?:ø|⌀|dia(?:meter)?|قطر)[\s:=]*(\d{2})(?:[.\s-]+(\d{2}))?(?!\d)/u;
const measured = /(?<!\d)(\d{2})(?:[.\s-]+(\d{2}))?(?:\.0)?\s*(?:mm|میلی)/u;
const alone = /^\s*([5-8]\d)(?:\.0+)?\s*$/;

/** Diameters in a text, in tenths of a millimetre. After the name of a lens they need no mark. */
function diametersIn(text: string, words: readonly string[]): number[] {
  const [, one, other] = marked.exec(text) ?? measured.exec(text) ?? alone.exec(text) ?? [];
  const named = words.slice(words.indexOf('|')).filter((word) => /^[5-8]\d$/.test(word));
  const found = one ? [one, other] : words.includes('|') ? named : [];
  return found.flatMap((each) => (each ? [Number(each) * 10] : []));
}

function unitIn(words: readonly string[]): StockUnit | null {
  const units = new Set(
    words.flatMap((word) => (word.length > 2 ? (unitWords.get(word) ?? []) : [])),
  );
  const [unit, second] = units;
  return unit && !second ? unit : null;
}

/** How a title, corner or remark contradicts the table; null if it agrees or does not say. */
export function findContradiction(
  text: string,
  { lens, diameter, unit }: TableSubject,
  lenses: readonly StockLens[],
): Contradiction | null {
  const plain = normal(text);
  const all = wordsIn(plain);
  const words = lens ? without(all, lens) : all;
  if (lens && isOfOther(words, lens, lenses)) return 'otherLens';
  const given = diametersIn(plain, words);
  if (diameter !== null && given.length > 0 && !given.includes(diameter)) return 'otherDiameter';
  const said = unitIn(words);
  return unit && said && said !== unit ? 'otherUnit' : null;
}
