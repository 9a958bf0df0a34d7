import { dateAt } from '../writing/dates.ts';
import type { Piece as NumberPiece, Reading } from '../writing/digits.ts';
import { noiseEnd } from '../writing/noise.ts';
import { numbersAt } from '../writing/numbers.ts';
import type { PlainText } from '../writing/plain-text.ts';
import type { StatedPrism } from './stated-prism.ts';

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
  /** The decimal mark; empty without a fraction. */
  readonly mark: '' | '.' | '/' | ',';
  readonly fraction: string;
  /** `side`: whether the sign was before or after the digits. */
  readonly sign: { readonly text: '+' | '-'; readonly side: 'before' | 'behind' } | null;
  readonly doubt?: Doubt;
  /** For a prism amount. */
  readonly prism?: StatedPrism;
}

/**
 * Why a number is asked about: its digits have several readings or none; it may be a date; or it may be an order
 * detail, such as an index.
 */
export interface Doubt {
  readonly kind: 'unclear' | 'date' | 'detail';
  readonly readings: readonly Reading[];
}

export type Token =
  | NumberToken
  | ({ readonly kind: 'word'; readonly text: string } & Span)
  | ({ readonly kind: 'mark'; readonly text: string } & Span)
  | ({ readonly kind: 'line'; readonly text: string } & Span)
  /** A date, a telephone number, an address: not part of a prescription. */
  | ({ readonly kind: 'noise' } & Span);

const parts = new RegExp(
  [
    String.raw`(?<word>[a-z](?:\.[a-z]){1,3}\.?(?![a-z])|[a-zø]{1,400}|[\u0620-\u064a\u066e-\u06d3\u06d5-\u06ff]{1,400}|\p{L})`,
    String.raw`(?<line>\n[\s]{0,400})`,
    String.raw`(?<space>[^\S\n]{1,400})`,
    String.raw`(?<other>[\s\S])`,
  ].join('|'),
  'uy',
);

/** Content at an index of a plain text: a token, if any, and where it ends. */
type Piece = { readonly token: Bare | null; readonly end: number };

/** A token without its place. */
type Bare = Token extends infer Each ? (Each extends Span ? Omit<Each, keyof Span> : never) : never;

/** Splits a text into numbers, words, marks and lines, without spaces. */
export function tokensOf({ text, at }: PlainText): Token[] {
  const tokens: Token[] = [];
  for (let start = 0; start < text.length; ) {
    for (const { token, end } of piecesAt(text, start)) {
      // Characters removed after the last one are not part of it.
      const span = { from: at[start] ?? 0, to: (at[end - 1] ?? 0) + 1 };
      if (token) tokens.push({ ...token, ...span });
      start = end;
    }
  }
  return tokens;
}

function piecesAt(text: string, start: number): readonly Piece[] {
  const noise = noiseEnd(text, start);
  if (noise !== null) return [{ token: { kind: 'noise' }, end: noise }];
  const date = dateAt(text, start);
  if (date) {
    const { end, readings } = date;
    return [
      {
        token: readings ? numberOf({ doubt: { kind: 'date', readings } }) : { kind: 'noise' },
        end,
      },
    ];
  }
  const numbers = numbersAt(text, start);
  return numbers.length > 0 ? numbersOf(numbers, start) : [otherAt(text, start)];
}

function numbersOf(pieces: readonly NumberPiece[], start: number): Piece[] {
  let end = start;
  return pieces.map(({ text, digits }) => {
    end += text.length;
    if (!digits) return { token: { kind: 'mark', text }, end };
    if ('whole' in digits) return { token: numberOf(digits), end };
    return { token: numberOf({ doubt: { kind: 'unclear', readings: digits.readings } }), end };
  });
}

function otherAt(text: string, start: number): Piece {
  parts.lastIndex = start;
  const { word, line, other } = parts.exec(text)?.groups ?? { other: text.charAt(start) };
  const end = Math.max(parts.lastIndex, start + 1);
  if (word !== undefined) return { token: { kind: 'word', text: word.replaceAll('.', '') }, end };
  if (line !== undefined) return { token: { kind: 'line', text: line }, end };
  return { token: other === undefined ? null : { kind: 'mark', text: other }, end };
}

/** Doubtful digits have no parts. */
const numberOf = (digits: Partial<Omit<NumberToken, keyof Span | 'kind' | 'sign'>>) => {
  return { kind: 'number', whole: '', mark: '', fraction: '', sign: null, ...digits } as const;
};
