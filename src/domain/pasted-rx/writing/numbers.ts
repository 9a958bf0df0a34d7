import { decimal, fractions, isPower, type Piece, separator, unclear, whole } from './digits.ts';
import { type Before, phraseAt } from './phrases.ts';

/** Digits with marks between them, or a leading mark if the zero is omitted. */
const run = /[.,/]?\p{N}+(?:[.,/]\p{N}+)*/uy;

/** Reads the digits at an index of a plain text, always whole numbers and never part of one. */
export function numbersAt(text: string, start: number): readonly Piece[] {
  const preceding = text.slice(Math.max(0, start - 16), start);
  if (/\p{N}$/u.test(preceding)) return [];
  const before = { text: preceding, isSigned: /(?:^|[^\d])[+-] ?$/.test(preceding) };
  const phrase = phraseAt(text, start, before);
  if (phrase) return [phrase];
  run.lastIndex = start;
  const [written] = run.exec(text) ?? [];
  if (written === undefined || !/[\d¼½¾]/.test(written)) return [];
  const isWhole = !/^[,/]/.test(written) || isBare(text, { start, written, preceding });
  return isWhole ? piecesOf(written, before) : [];
}

type Bare = { start: number; written: string; preceding: string };

/** `/75` and `,75` are decimals without their zero only if signed; otherwise the mark is a separator. */
function isBare(text: string, { start, written, preceding }: Bare): boolean {
  if (!/^[,/](?:25|50?|75)$/.test(written)) return false;
  const end = start + written.length;
  const isBehind = /^[+-](?!\d)/.test(text.slice(end, end + 2)) && /(?:^|[^\d+-])$/.test(preceding);
  return isBehind || /(?:^|[^\d])[+-]$/.test(preceding);
}

/** Splits digits and marks into numbers and separators. */
function piecesOf(written: string, before: Before): readonly Piece[] {
  const [, digits = '', sign = ''] = /^(\d{0,2})([¼½¾])$/.exec(written) ?? [];
  if (sign !== '') return [decimal(written, digits, fractions[sign] ?? '')];
  const isMixed = /[.¼½¾]/.test(written) && /[,/]/.test(written.slice(1));
  // `0.75/90` and `32/31.5` are two numbers.
  if (isMixed) {
    return written.split(/(?<=.)([,/])/).flatMap((text) => {
      return /^[,/]$/.test(text) ? separator(text) : piecesOf(text, { ...before, text: '' });
    });
  }
  if (/[^\d.,/]/.test(written)) return [raised(written)];
  const groups = written.split(/[.,/]/);
  const [one = '', two = '', three = ''] = groups;
  const mark = written.charAt(one.length);
  if (groups.length === 1) return [whole(written)];
  if (groups.length === 2) return pair(written, { one, mark, two }, before);
  if (mark === '.') return [dotted(written, groups)];
  return groups.length === 3 ? triple(written, [one, two, three], mark) : row(groups, mark);
}

/** `2⁵⁰` has raised decimals. Other raised digits and fractions are not read. */
function raised(text: string): Piece {
  const [, one = '', two = ''] = /^(\d{1,2})([⁰²⁵⁷]{1,2})$/.exec(text) ?? [];
  return two === '' ? unclear(text) : unclear(text, [`${one}.${two.normalize('NFKC')}`]);
}

/** `0.2.5`: one of the two points is superfluous. */
function dotted(text: string, [one = '', two = '', three = '', four]: readonly string[]): Piece {
  if (four !== undefined) return unclear(text);
  const readings = [
    [one, `${two}${three}`],
    [`${one}${two}`.replace(/^0(?=\d)/, ''), three],
  ] as const;
  const powers = readings.filter(([before, behind]) => isPower(before, behind));
  return unclear(text, ...powers.map((power) => [power.join('.')]));
}

type Pair = { one: string; mark: string; two: string };

function pair(text: string, { one, mark, two }: Pair, before: Before): readonly Piece[] {
  if (one.length > 4) return [unclear(text)];
  const isAxis = /^0{0,2}\d{1,3}$/.test(two) && Number(two) > 0 && Number(two) <= 180;
  if (mark === '.' || one === '' || !isAxis) return [decimal(text, one, two, mark)];
  return isPower(one, two)
    ? [slashedPower(text, { one, mark, two }, before)]
    : besideAxis(text, { one, mark, two }, before);
}

/**
 * After `-2/` a slash is a separator, and after `-2,` a comma, unless the numbers use it as decimal mark:
 * `-2/25/-1/25`.
 */
const isBehind = (mark: string, { text }: Before) =>
  /\d[/,][+-]$/.test(text) && text.at(-2) === mark;

function slashedPower(text: string, { one, mark, two }: Pair, before: Before): Piece {
  const isDecimal = mark !== '/' || one === '0' || /\d\/\d+\/[+-]$/.test(before.text);
  return isDecimal || !isBehind(mark, before)
    ? decimal(text, one, two, mark)
    : unclear(text, [`${one}.${two}`], [one, two]);
}

/** `-1/90` and `75/180`: not a power; the second number may be an axis. */
function besideAxis(text: string, { one, mark, two }: Pair, before: Before): readonly Piece[] {
  const apart = [whole(one), separator(mark), whole(two)];
  if (two.length > 2 || isBehind(mark, before)) return apart;
  if (mark !== '/' || !before.isSigned || Number(one) >= 20) return [decimal(text, one, two, mark)];
  const fraction = fractions[text];
  return [unclear(text, fraction === undefined ? [one, two] : [`0.${fraction}`])];
}

/** Three numbers, two of which may be a power with its decimals. */
function triple(
  text: string,
  [one, two, three]: readonly [string, string, string],
  mark: string,
): readonly Piece[] {
  const isFirst = isPower(one, two);
  const isSecond = isPower(two, three, 'cylinder');
  if (isFirst && isSecond) {
    return [unclear(text, [`${one}.${two}`, three], [one, `${two}.${three}`])];
  }
  if (isFirst)
    return [decimal(`${one}${mark}${two}`, one, two, mark), separator(mark), whole(three)];
  if (/^0\d$/.test(one)) return [unclear(text, ...(isSecond ? [[`${two}.${three}`]] : []))];
  if (isSecond && mark === '/') {
    return [unclear(text, [`${two}.${three}`], [one, `${two}.${three}`])];
  }
  const first = [whole(one), separator(mark)];
  if (isSecond) return [...first, decimal(`${two}${mark}${three}`, two, three, mark)];
  return [...first, whole(two), separator(mark), whole(three)];
}

/** Four or more numbers, as in a table row: with decimals where two of them form a power. */
function row(groups: readonly string[], mark: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let index = 0; index < groups.length; index += 1) {
    const [one = '', two] = [groups[index], groups[index + 1]];
    if (pieces.length > 0) pieces.push(separator(mark));
    if (two !== undefined && isPower(one, two)) {
      pieces.push(decimal(`${one}${mark}${two}`, one, two, mark));
      index += 1;
    } else pieces.push(whole(one));
  }
  return pieces;
}
