import type { PlainText } from './writing/plain-text.ts';

/** Part of the source, as indices of UTF-16 code units; `to` is after the last one. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A written number. */
export interface NumberToken extends Span {
  readonly kind: 'number';
  /** Latin digits before the decimal mark; empty for `.75`. */
  readonly whole: string;
  /** What stands between the two parts; empty without a fraction. */
  readonly mark: '' | '.' | '/' | ',';
  readonly fraction: string;
  /** `side`: whether the sign stood before the digits or behind them. */
  readonly sign: { readonly text: '+' | '-'; readonly side: 'before' | 'behind' } | null;
}

export type Token =
  | NumberToken
  | ({ readonly kind: 'word'; readonly text: string } & Span)
  | ({ readonly kind: 'mark'; readonly text: string } & Span)
  | ({ readonly kind: 'line'; readonly text: string } & Span)
  /** A date, a telephone number, an address: nothing of a prescription. */
  | ({ readonly kind: 'noise' } & Span);

const noise = [
  String.raw`(?:https?:\/\/|www\.)\S{1,300}`,
  String.raw`[\w.+-]{1,64}@[a-z][\w-]{0,63}\.\S{1,64}`,
  String.raw`[@#][\p{L}_]\w{0,63}`,
  String.raw`#\d{1,12}`,
  // Dates with a year of four digits, and times.
  String.raw`(?:1[34]|19|20)\d\d([/.-])\d{1,2}\1\d{1,2}(?!\d)`,
  String.raw`\d{1,2}([/.-])\d{1,2}\2(?:1[34]|19|20)\d\d(?!\d)`,
  String.raw`\d{1,2}:\d\d(?::\d\d)?(?![\d.,/])`,
  // Telephone numbers, prices in groups, and numbers longer than any of a prescription.
  String.raw`(?:(?:\+|00)98|0)[ -]?9\d\d[ -]?\d{3}[ -]?\d\d[ -]?\d\d(?!\d)`,
  String.raw`(?:\+|00)(?:90|93|44|49|964|971|98)(?:[ -]?\d){8,11}(?!\d)`,
  String.raw`0\d{2,3}[ -]?\d{7,8}(?!\d)`,
  String.raw`(?<![+\-\d])\d{1,3}(?:,\d{3}){1,5}(?!\d)`,
  String.raw`\d{5,400}`,
  // How well the eye sees.
  String.raw`(?<![+\-\d./,])(?:20\/(?:[1-9]0|[12]5|[1-4]00)|10\/10|6\/(?:6|9|1[28]|24|36|60))(?![\d+\-])`,
  // `1)` and `2.` at the beginning of a line.
  String.raw`(?<=^|\n) {0,8}\d{1,2}[.)](?= )`,
].join('|');

const parts = new RegExp(
  [
    `(?<noise>${noise})`,
    // `32/31.5` is two lengths.
    String.raw`(?<number>(?<whole>\d{1,4})(?:(?<mark>[./,])(?<fraction>\d{1,3})(?!\d|(?<=[/,]\d{1,3})\.\d))?|\.(?<bare>\d{1,3})(?!\d))`,
    String.raw`(?<word>[a-z](?:\.[a-z]){1,3}\.?(?![a-z])|[a-z]{1,400}|[\u0620-\u064a\u066e-\u06d3\u06d5-\u06ff]{1,400}|\p{L})`,
    String.raw`(?<line>\n[\s]{0,400})`,
    String.raw`(?<space>\s{1,400})`,
    String.raw`(?<other>[\s\S])`,
  ].join('|'),
  'uy',
);

/** Splits a text into numbers, words, marks and lines; spaces are left out. */
export function tokensOf({ text, at }: PlainText): Token[] {
  const tokens: Token[] = [];
  parts.lastIndex = 0;
  let start = 0;
  while (start < text.length) {
    const groups = parts.exec(text)?.groups ?? { other: text.charAt(start) };
    const end = Math.max(parts.lastIndex, start + 1);
    const token = tokenOf(groups, { from: at[start] ?? 0, to: endOf(at, end) });
    if (token) tokens.push(token);
    start = end;
    parts.lastIndex = end;
  }
  return tokens;
}

/** After the last character: what was left out behind it is not part of it. */
const endOf = (at: readonly number[], end: number) => (at[end - 1] ?? 0) + 1;

type Groups = Readonly<Record<string, string | undefined>>;

function tokenOf(groups: Groups, span: Span): Token | null {
  const { noise, number, word, line, other } = groups;
  if (noise !== undefined) return { kind: 'noise', ...span };
  if (number !== undefined) return numberOf(groups, span);
  if (word !== undefined) return { kind: 'word', text: word.replaceAll('.', ''), ...span };
  if (line !== undefined) return { kind: 'line', text: line, ...span };
  return other === undefined ? null : { kind: 'mark', text: other, ...span };
}

function numberOf({ whole = '', mark = '', fraction, bare }: Groups, span: Span): NumberToken {
  return {
    kind: 'number',
    whole,
    mark: bare === undefined ? (mark as NumberToken['mark']) : '.',
    fraction: bare ?? fraction ?? '',
    sign: null,
    ...span,
  };
}
