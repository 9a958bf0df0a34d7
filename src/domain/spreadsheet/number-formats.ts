/** How a number format shows its number. */
export type NumberKind = 'plain' | 'plus' | 'day' | 'dayAndTime';

/** Start of a number format that shows a plus, after an optional colour. */
const showsPlus = /^(?:\[[^\]]*\])*["\\]?\+/;

/** Literal text, colours, conditions and languages in a format. Keeps `[h]` and the like. */
const literal = /"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/** Kinds of the built-in formats (ECMA-376 part 1, 18.8.30). Those from 27 on are East Asian dates. */
const builtIn: readonly { from: number; to: number; kind: NumberKind }[] = [
  { from: 14, to: 17, kind: 'day' },
  { from: 18, to: 22, kind: 'dayAndTime' },
  { from: 27, to: 31, kind: 'day' },
  { from: 32, to: 35, kind: 'dayAndTime' },
  { from: 36, to: 36, kind: 'day' },
  { from: 45, to: 47, kind: 'dayAndTime' },
  { from: 50, to: 58, kind: 'day' },
];

/** The kind of a built-in format by its number. */
export const kindOfNumber = (id: number): NumberKind =>
  builtIn.find(({ from, to }) => from <= id && id <= to)?.kind ?? 'plain';

/**
 * The kind of a format by its code. The calendar of a date does not matter: days of the Persian calendar have the same
 * numbers.
 */
export function kindOfCode(code: string): NumberKind {
  const [shown = ''] = code.replace(literal, '').split(';');
  // The E of `0.00E+00` is an exponent.
  if (/^general$/i.test(shown.trim()) || /[0#?]/.test(shown.replace(/[.:]0+/g, ''))) {
    return showsPlus.test(code) ? 'plus' : 'plain';
  }
  if (/[hs]/i.test(shown)) return 'dayAndTime';
  if (/[ymd]/i.test(shown)) return 'day';
  return showsPlus.test(code) ? 'plus' : 'plain';
}
