import { plainCharacters } from './characters.ts';

/**
 * Why a text is not an amount. `ambiguous`: `5.000` may be 5 or 5,000. `groups`: a separator that does not end a group
 * of three digits. `fraction`: a fraction of a unit.
 */
export type AmountFault = 'notANumber' | 'ambiguous' | 'groups' | 'fraction';

/** `whole` and `fraction` are Latin digits without marks; a fraction of zeros counts as no fraction. */
export type AmountReading =
  | { kind: 'empty' }
  | { kind: 'amount'; sign: '' | '+' | '-'; whole: string; fraction: string }
  | { kind: 'problem'; code: AmountFault };

/** `value`: a whole number with its sign. */
export type CountReading =
  | { kind: 'empty' }
  | { kind: 'count'; value: number }
  | { kind: 'problem'; code: AmountFault };

/** Plain, no-break, figure, thin and narrow no-break spaces. */
const spaces = /[ \u00a0\u2007\u2009\u202f]/g;

/** Groups of three digits with the same separator, optionally followed by zeros after a different mark. */
const groups =
  /^(?<whole>[1-9]\d{0,2}(?<mark>[,\u060c\u066c' ])\d{3}(?:\k<mark>\d{3})*)(?:(?<point>[.\u066b/,\u060c])(?<fraction>\d{1,2}))?$/;

/** Digits without groups, optionally with decimals. Slash and comma are decimal marks here, as opticians type them. */
const digits = /^(?<whole>\d+)(?:(?<point>[.\u066b/,\u060c])(?<fraction>\d+))?$/;

const isComma = (mark: string | undefined) => mark === ',' || mark === '\u060c';

/**
 * Reads an amount as people and spreadsheets write it, in any digits: `190000`, `190,000`, `۱۹۰٬۰۰۰`, `190 000`,
 * `190'000`, and with one or two zeros after a decimal mark `190000,00` and `190,000.00`. A mark separates groups only
 * before exactly three digits, and all groups must be alike; anything that could be two amounts is rejected.
 */
export function readAmount(text: string): AmountReading {
  const plain = plainCharacters(text).replace(spaces, ' ').replace(/[’′]/g, "'").trim();
  if (plain === '') return { kind: 'empty' };
  const {
    before = '',
    inner = '',
    after = '',
  } = /^(?<before>[+-]?) ?(?<inner>.*?) ?(?<after>[+-]?)$/s.exec(plain)?.groups ?? {};
  const parts = partsOf(inner);
  if (before !== '' && after !== '') return problem('notANumber');
  if (typeof parts === 'string') return problem(parts);
  return { kind: 'amount', sign: signOf(before || after), ...parts };
}

const problem = (code: AmountFault) => ({ kind: 'problem', code }) as const;

const signOf = (text: string) => (text === '+' || text === '-' ? text : '');

function partsOf(text: string): { whole: string; fraction: string } | AmountFault {
  const grouped = groups.exec(text)?.groups;
  if (grouped) return groupedParts(grouped);
  const { whole = '', fraction = '', point } = digits.exec(text)?.groups ?? {};
  if (whole === '') return /^\d[\d.,\u060c\u066b\u066c'/ ]*$/.test(text) ? 'groups' : 'notANumber';
  if (fraction.length === 3) return 'ambiguous';
  if (fraction.length > 3) return 'groups';
  if (/^0*$/.test(fraction)) return { whole, fraction: '' };
  return point === '.' || point === '\u066b' ? { whole, fraction } : 'fraction';
}

/** A decimal comma after comma-separated groups would be another group. */
function groupedParts({ whole = '', mark, point, fraction = '' }: Record<string, string>) {
  if (point !== undefined && (point === mark || (isComma(point) && isComma(mark)))) return 'groups';
  const isWhole = /^0*$/.test(fraction);
  if (!isWhole && (point === '/' || isComma(point))) return 'fraction';
  return { whole: whole.replace(/\D/g, ''), fraction: isWhole ? '' : fraction };
}

/** Reads a whole number of items: pieces, lines, working days. */
export function readCount(text: string): CountReading {
  const read = readAmount(text);
  if (read.kind !== 'amount') return read;
  if (read.fraction !== '') return problem('fraction');
  const amount = Number(read.whole);
  if (!Number.isSafeInteger(amount)) return problem('notANumber');
  return { kind: 'count', value: read.sign === '-' ? 0 - amount : amount };
}
