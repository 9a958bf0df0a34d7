import type { Reading } from './digits.ts';
import { doubtfulMonths, months, weekdays } from './months.ts';

/**
 * A date or time in a plain text with its end, and its other possible meanings; null if it is certainly a date or time.
 */
export interface WrittenDate {
  readonly end: number;
  readonly readings: readonly Reading[] | null;
}

const year = String.raw`(?:1[34]|19|20)\d\d`;
const day = String.raw`(?:3[01]|[12]\d|0?[1-9])`;
/** The end of a number without a sign after it: `آذر ۲-` is a name and a power. */
const ends = String.raw`(?![\d½¼¾]|[.,/]\d| ?[+-](?!\d)(?! ?[\p{L}\d]))`;
const month = String.raw`(?:${months})(?:ماه)?(?!\p{L})\.?`;
const ofYear = String.raw`(?: ?ماه)?(?:[ ,./-]{0,2}(?:سال )?${year}${ends}|(?:[-/.]|,? ?['’]|,? (?=0))\d\d${ends})?`;
const ordinal = '(?:st|nd|rd|th| ?ام| ?م)?';
const daytime = 'صبح|عصر|شب|ظهر|بعد ?از ?ظهر|قبل از ظهر|بامداد';
const clock = String.raw`(?:2[0-4]|[01]?\d):[0-5]\d(?::[0-5]\d)?(?:\.\d{1,6}(?=[z+-]))?(?:z|[+-]\d\d:?\d\d)?`;

// Separate patterns, because joining them would break their back-references.
const sure: readonly RegExp[] = [
  String.raw`${year} ?(?<mark>[/.-]) ?\d{1,2} ?\k<mark> ?\d{1,2}(?!\d)`,
  String.raw`\d{1,2} ?(?<mark>[/.-]) ?\d{1,2} ?\k<mark> ?${year}(?!\d)`,
  String.raw`(?:13|14|20)\d\d (?:1[0-2]|0?[1-9]) ${day}${ends}`,
  String.raw`(?:13|14|20)\d\d ?[/-] ?(?:1[0-2]|0?[1-9])${ends}`,
  String.raw`(?:1[0-2]|0?[1-9]) ?[/-] ?(?:1[34]|20)\d\d${ends}`,
  `${day}${ordinal}(?: of| ?[-/.,])? ?(?:${month}|(?:${doubtfulMonths})(?= ?ماه|[ ,./-]{1,2}${year}))${ofYear}`,
  `(?:${month}|(?:${doubtfulMonths})(?= ?ماه|[ ,./-]{1,2}(?:${day}${ordinal},? )?${year}))(?: ?ماه)?[ ./-]{0,2}${day}${ordinal}(?:,? ${year})?${ends}`,
  String.raw`(?:${month}|(?:${doubtfulMonths})(?= ?ماه|[ ,./-]{1,2}${year}))(?: ?ماه)?(?:[ ,./-]{0,2}(?:سال )?${year}|[-/]\d\d|,? ?['’]\d\d)${ends}`,
  String.raw`(?:${weekdays})(?!\p{L})(?:[ ,]{1,2}${day}${ordinal}${ends}(?! ?(?:${months}|[/.:-]\d)))?`,
  String.raw`${clock}(?: ?[-~] ?${clock})?(?: ?[ap]\.?m\b\.?)?(?![\d,/])`,
  String.raw`\d{1,2} ?[ap]\.?m(?![a-z])\.?`,
  String.raw`\d{1,2}h[0-5]\d(?!\d)`,
  String.raw`(?:2[0-4]|[01]?\d)(?:[:/.][0-5]\d)?(?: و نیم| و ربع)? ?(?:${daytime})(?!\p{L})`,
  String.raw`ساعت[ :]{1,3}(?:2[0-4]|[01]?\d)(?:[:/.][0-5]\d)?(?: و نیم| و ربع)?${ends}`,
].map((pattern) => new RegExp(pattern, 'uy'));

const doubtful = new RegExp(String.raw`(${day}) (?=(?:${doubtfulMonths})(?!\p{L}))`, 'uy');
const triple =
  /(?<one>\d{1,2}) ?(?<mark>[/.-]) ?(?<two>\d{1,2}) ?\k<mark> ?(?<three>\d{1,2})(?!\d|[.,/]\d)/y;

/** Every date begins with one of these. Most other characters are skipped without trying each pattern. */
const beginning = /[\d\p{L}]/u;

/** Text before a number that names it: `x 20`, `محور ۲۰`. */
const label = /(?:[x*@]|\b(?:axis|ax|add|pd|sph|cyl)|محور|اکس|ادیشن|پی ?دی|سیلندر|اسفر)[ :=]{0,3}$/;

/** Reads a date or a time at an index of a plain text; null if there is neither. */
export function dateAt(text: string, start: number): WrittenDate | null {
  if (!beginning.test(text.charAt(start))) return null;
  const before = text.slice(Math.max(0, start - 12), start);
  if (/[\d½¼¾][.,/]?$|[.,/]$/.test(before) && !/[^\d] ?[.,/]$/.test(before)) return null;
  if (/\p{L}$/u.test(before) && /\p{L}/u.test(text.charAt(start))) return null;
  // In `پی دی ۳۱` the second word is not a month.
  if (/پی ?$/.test(before)) return null;
  const isLabelled = label.test(before);
  const isSigned = /(?:^|[^\d])[+-]$/.test(before);
  for (const [index, pattern] of sure.entries()) {
    const end = endAt(pattern, text, start);
    const isFull = index < 2;
    if (end !== null && (isFull || !(isLabelled || isSigned))) return { end, readings: null };
  }
  if (isSigned || isLabelled) return null;
  const [digits] = dayOfDoubt(text, start);
  if (digits !== undefined) return { end: start + digits.length, readings: [[digits]] };
  return tripleAt(text, start);
}

function endAt(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** The number next to a word that is both the name of a month and an everyday word. */
function dayOfDoubt(text: string, start: number): readonly string[] {
  doubtful.lastIndex = start;
  return doubtful.exec(text)?.slice(1) ?? [];
}

/** Three parts with a two-digit year, in the order of any calendar. */
function tripleAt(text: string, start: number): WrittenDate | null {
  triple.lastIndex = start;
  const { one = '', mark, two = '', three = '' } = triple.exec(text)?.groups ?? {};
  if (mark === undefined) return null;
  const orders = [
    [one, two, three],
    [three, two, one],
    [three, one, two],
  ] as const;
  const isDate = orders.some(
    ([years, months, days]) => /^\d\d?$/.test(years) && isMonth(months) && isDay(days),
  );
  if (!isDate) return null;
  const hasYear = [one, three].some((part) => part.length === 2);
  if (mark === '.' && !hasYear) return null;
  const isPadded = /^0\d/.test(one) || /^0\d/.test(two);
  const mayBePowers =
    mark !== '.' && !isPadded && Number(one) <= mostSphere && Number(two) <= mostCylinder;
  const { lastIndex: end } = triple;
  if (!mayBePowers) return { end, readings: null };
  return { end, readings: ['-', '+'].map((sign) => [`${sign}${one}`, `${sign}${two}`, three]) };
}

/** Powers beyond these, in whole dioptres, are less common than dates; general knowledge. */
const mostSphere = 20;
const mostCylinder = 8;

const isMonth = (part: string) => Number(part) >= 1 && Number(part) <= 12;
const isDay = (part: string) => Number(part) >= 1 && Number(part) <= 31;
