import type { NumberToken, Token } from './tokens.ts';

type Sign = Extract<Token, { kind: 'mark' }>;

const isSign = (token: Token | undefined): token is Sign =>
  token?.kind === 'mark' && (token.text === '+' || token.text === '-');

/** Whether nothing visible separates two tokens. Direction marks are invisible and do not separate. */
function touch(one: Token | undefined, other: Token | undefined, source: string): boolean {
  if (!one || !other) return false;
  return !/\s/.test(source.slice(one.to, other.from));
}

/** After these a dash belongs to the number, not to the sentence. */
const introduces = (token: Token | undefined) =>
  token?.kind === 'mark' && [':', '=', '(', '/', ','].includes(token.text);

/**
 * Gives each number its sign, written before it or, in Persian, after it. A dash that could equally be punctuation is
 * not a sign, so that the user is asked. Reads from the end, because only there the style of a line is recognisable.
 */
export function withSigns(tokens: readonly Token[], source: string): Token[] {
  const read = [...tokens];
  for (let index = read.length - 1; index >= 0; index -= 1) {
    if (isSign(read[index])) giveSign(read, index, source);
  }
  return read.filter((token) => !isSign(token));
}

function giveSign(read: Token[], index: number, source: string): void {
  const sign = read[index];
  const [before, behind] = [read[index - 1], read[index + 1]];
  if (!isSign(sign) || isSign(before) || isSign(behind)) return;
  const [left, right] = [numberAt(read, index - 1), numberAt(read, index + 1)];
  const glued = {
    left: left !== null && touch(before, sign, source),
    right: right !== null && touch(sign, behind, source),
  };
  const side = sideOf({ sign, left, right, glued, before, isChained: isChained(read, index) });
  const text = sign.text as '+' | '-';
  if (side === 'before' && right && !right.sign) {
    read[index + 1] = { ...right, sign: { text, side }, from: sign.from };
  } else if (side === 'behind' && left) {
    giveBehind(read, index, { ...left, sign: { text, side }, to: sign.to });
  }
}

/** A number between two different signs gets none. */
function giveBehind(read: Token[], index: number, signed: NumberToken): void {
  const own = read[index - 2];
  const isSigned = isSign(own) && !numberAt(read, index - 3);
  if (!isSigned || own.text === signed.sign?.text) read[index - 1] = signed;
  else read[index - 2] = { ...own, text: '±' };
}

function numberAt(read: readonly Token[], index: number): NumberToken | null {
  const token = read[index];
  return token?.kind === 'number' ? token : null;
}

/** `2.25 - 0.75 -`: as many dashes as numbers, so each is the sign of the number before it. */
function isChained(read: readonly Token[], index: number): boolean {
  return isSign(read[index - 2]) && !!numberAt(read, index - 3) && !isSign(read[index - 4]);
}

type Around = {
  sign: Sign;
  left: NumberToken | null;
  right: NumberToken | null;
  glued: { left: boolean; right: boolean };
  before: Token | undefined;
  isChained: boolean;
};

function sideOf(around: Around): 'before' | 'behind' | null {
  const { glued } = around;
  if (glued.left !== glued.right) return glued.right ? 'before' : 'behind';
  return looseSideOf(around);
}

/** For a sign equally close to the number before and after it. */
function looseSideOf({ sign, left, right, before, isChained }: Around) {
  if (left && right) {
    if (!right.sign) return 'before';
    return right.sign.side === 'behind' ? 'behind' : null;
  }
  if (left) return isChained ? 'behind' : null;
  return right && (sign.text === '+' || introduces(before)) ? 'before' : null;
}

const words = new Map<string, '+' | '-'>([
  ...['minus', 'negative', 'neg', 'منفی', 'منهای'].map((word) => [word, '-'] as const),
  ...['plus', 'positive', 'pos', 'مثبت', 'بعلاوه'].map((word) => [word, '+'] as const),
]);

const signOf = (token: Token | undefined) =>
  token?.kind === 'word' ? words.get(token.text) : undefined;

const numberIn = (tokens: readonly (Token | undefined)[], index: number): NumberToken | null => {
  const token = tokens[index];
  return token?.kind === 'number' ? token : null;
};

/**
 * Gives numbers the signs written as words: `minus 2.25`, `منفی ۲/۲۵`, and in Persian `۲/۲۵ منفی`. Reads from the end,
 * as for marks. A number with two different signs gets none, so that the user is asked.
 */
export function withSignWords(tokens: readonly Token[]): Token[] {
  const read: (Token | undefined)[] = [...tokens];
  for (let index = read.length - 1; index >= 0; index -= 1) {
    const text = signOf(read[index]);
    const at = text === undefined ? null : placeOf(read, index);
    const [word, number] = [read[index], at === null ? null : numberIn(read, at)];
    if (!text || at === null || !word || !number) continue;
    const side = at > index ? 'before' : 'behind';
    const isContrary = number.sign !== null && number.sign.text !== text;
    read[at] = {
      ...number,
      sign: isContrary ? null : { text, side },
      from: Math.min(number.from, word.from),
      to: Math.max(number.to, word.to),
    };
    read[index] = undefined;
  }
  return read.filter((token) => token !== undefined);
}

/** Index of the number that a word for a sign belongs to; null if none. */
function placeOf(read: readonly (Token | undefined)[], index: number): number | null {
  const [left, right] = [numberIn(read, index - 1), numberIn(read, index + 1)];
  const isTaken = right?.sign?.side === 'behind' && left !== null;
  if (right && !isTaken) return index + 1;
  return left ? index - 1 : null;
}
