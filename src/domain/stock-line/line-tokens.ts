import { countsInDigits, unitPattern, unitWords } from '../shelf/count-words.ts';
import { plainCharacters } from '../typed/characters.ts';
import { withDecimals } from '../typed/number.ts';

/** A part of a typed stock line, classified. */
export type StockToken =
  | { kind: 'power'; text: string }
  | { kind: 'word'; text: string }
  /** `DS` or `DC` after a power: dioptres sphere or cylinder. */
  | { kind: 'mark'; text: string; of: 'sphere' | 'cylinder' }
  /** An unsigned number after a lens code: its index. */
  | { kind: 'index'; text: string }
  | { kind: 'diameter'; millimetres: number }
  /**
   * `unit` is null if none was typed. `isCrossed`: written with a cross or an asterisk, which also precede an axis.
   */
  | { kind: 'count'; amount: string; unit: 'pieces' | 'pairs' | null; isCrossed: boolean }
  /** What follows the word for a count without being one; the word itself if nothing follows. */
  | { kind: 'noCount'; text: string }
  /** A number that may be a count or an axis. */
  | { kind: 'bare'; text: string }
  | { kind: 'axis'; text: string };

const number = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const sign = '[+-]';
const gluedBefore = new RegExp(`^(${sign}${number})(${sign}${number})$`);
const gluedBehind = new RegExp(`^(${number}${sign})(${number}${sign})$`);
const unsigned = new RegExp(`^${number}$`);
const count = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const times = new RegExp(`^([x×*✕]|qty|تعداد)${count}(\\p{L}*)$`, 'u');
const timesBehind = /^(\d+)[x×*✕]$/u;
const saidCount = /^(?:qty|تعداد)(.*)$/u;
const unitBehind = new RegExp(`^${count}(\\p{L}+)$`, 'u');
const diameter =
  /^(?:(?:ø|⌀|d|dia|قطر)(\d{2})(?:\.0+)?(?:mm|میلیمتر|میلی)?|(\d{2})(?:\.0+)?(?:mm|میلیمتر|میلی))$/u;
const axis = /^(?:(?:@|ax|axis|محور)\d{1,3}(?:\.0+)?°?|\d{1,3}(?:\.0+)?°)$/u;

/** A longer text is not a typed line. */
const longest = 120;

/** Splits a typed line into tokens; null if it is too long to be one. */
export function splitStockLine(text: string): StockToken[] | null {
  if (text.length > longest) return null;
  const parts = partsOf(text).flatMap(unglue);
  return parts.map((part, index) => tokenOf(part, parts[index - 1]));
}

/**
 * A slash or comma between two digits is a decimal mark, elsewhere a separator: `-1/75` is one power, `-1/-0.75` two,
 * and `-1,25/-0,75` two with decimals.
 */
function partsOf(text: string): string[] {
  return (
    countsInDigits(withDecimals(plainCharacters(text)).toLowerCase())
      .replace(/\u066b/g, '.')
      .replace(
        /(?<![\d.]|\d[./,\u060c]\d*)(\d+)[/,\u060c](\d+)(?![\d.]|[/,\u060c](?!\s|[+-]))/g,
        '$1.$2',
      )
      // Between spaces, doubled marks mean the value of the line above.
      .replace(
        /(?<!\S)(\/\/|,,|\u060c\u060c)(?!\S)|[/,;\u060c\u061b]+/g,
        (_, ditto?: string) => ditto ?? ' ',
      )
      // `x 2`, `2 pairs` and `ø 65` belong together.
      .replace(/([x×*✕@ø⌀]|dia|axis|ax|qty|قطر|محور|تعداد)[\s:]+(?=\.?\d)/gu, '$1')
      // Whatever follows the word for a count is meant as one.
      .replace(/(?<!\S)(qty|تعداد)[\s:]+(?=\S)/gu, '$1')
      .replace(/(\d)(?=[x×*✕]\d)/g, '$1 ')
      // `2x` and `2 x` before a power.
      .replace(/(?<![\d.+-])(\d+)\s*([x×*✕])(?=\s|[+-]|$)/gu, '$1$2 ')
      // `-2.25 D`, but not `D 65`.
      .replace(/(\d[+-]?)\s+(?=(?:d|dpt|دیوپتر)(?:\s*$|\s+[^\d\s]))/gu, '$1')
      // `-2.00DS`.
      .replace(/(\d[+-]?)(?=d[sc](?:\s|$))/gu, '$1 ')
      .replace(new RegExp(`(\\d)\\s+(?=(?:${unitPattern}|mm|میلی(?:متر)?)(?:\\s|$))`, 'gu'), '$1')
      .split(/\s+/)
      .filter((part) => part !== '')
  );
}

/** Splits `2.00-0.50-` and `-2.00-0.50` into two powers. Other joined texts stay whole, to be asked about. */
function unglue(part: string): string[] {
  const [, first, second] = gluedBefore.exec(part) ?? gluedBehind.exec(part) ?? [];
  return first && second ? [first, second] : [part];
}

function tokenOf(part: string, before: string | undefined): StockToken {
  const counted = countToken(part);
  if (counted) return counted;
  const [, miscounted] = saidCount.exec(part) ?? [];
  if (miscounted !== undefined) return { kind: 'noCount', text: miscounted || part };
  const [, marked, measured] = diameter.exec(part) ?? [];
  if (marked || measured) return { kind: 'diameter', millimetres: Number(marked ?? measured) };
  if (axis.test(part)) return { kind: 'axis', text: part };
  if (unsigned.test(part)) return numberToken(part, before);
  if (part === 'ds' || part === 'dc') {
    return { kind: 'mark', text: part, of: part === 'ds' ? 'sphere' : 'cylinder' };
  }
  return { kind: isName(part) ? 'word' : 'power', text: part };
}

/** Whether a part may be a lens code. */
function isName(part: string): boolean {
  return /^[a-z]/.test(part) && !/^(?:pl|plano|ds|dc)$/.test(part);
}

function countToken(part: string): StockToken | undefined {
  const [, before] = timesBehind.exec(part) ?? [];
  if (before) return { kind: 'count', amount: before, unit: null, isCrossed: false };
  const [, mark, amount, word = ''] = times.exec(part) ?? [];
  const isCrossed = mark?.length === 1;
  if (amount && word === '') return { kind: 'count', amount, unit: null, isCrossed };
  const [, number = amount ?? '', name = word] = unitBehind.exec(part) ?? [];
  const unit = unitWords.get(name);
  return unit && { kind: 'count', amount: number, unit, isCrossed: false };
}

function numberToken(part: string, before: string | undefined): StockToken {
  if (/^0*(?:\.0*)?$/.test(part)) return { kind: 'power', text: part };
  const isIndex = before !== undefined && isName(before) && /^1\.\d{1,2}$/.test(part);
  if (isIndex) return { kind: 'index', text: part };
  return /^\d+$/.test(part) ? { kind: 'bare', text: part } : { kind: 'power', text: part };
}
