import { plainText } from '../writing/plain-text.ts';
import { withSigns } from './signs.ts';
import { type NumberToken, type Span, type Token, tokensOf } from './tokens.ts';
import { longestPhrase, type Meaning, meaningOf, meaningOfMark } from './words.ts';

/** A token with its meaning. */
export type Item = Span &
  (
    | Meaning
    | NumberToken
    | { readonly kind: 'line'; readonly isBlank: boolean }
    | { readonly kind: 'noise' | 'separator' }
  );

/** The meaningful parts of a text, in order, without separators and words that say nothing. */
export function itemsOf(source: string): Item[] {
  const tokens = withSigns(tokensOf(plainText(source)), source);
  const items: Item[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { item, length } = itemAt(tokens, index);
    items.push(item);
    index += length;
  }
  return withoutNoise(items.map((item, index) => inContext(item, index, items, source)));
}

/** Phrases of several words are looked up before each word alone. */
function itemAt(tokens: readonly Token[], index: number): { item: Item; length: number } {
  const words: string[] = [];
  while (words.length < longestPhrase) {
    const token = tokens[index + words.length];
    if (token?.kind !== 'word') break;
    words.push(token.text);
  }
  for (let length = words.length; length > 0; length -= 1) {
    const meaning = meaningOf(words.slice(0, length).join(' '));
    const [first, last] = [tokens[index], tokens[index + length - 1]];
    if (meaning && first && last) {
      return { item: { ...meaning, from: first.from, to: last.to }, length };
    }
  }
  return { item: singleItem(tokens[index]), length: 1 };
}

function singleItem(token: Token | undefined): Item {
  if (!token) return { kind: 'noise', from: 0, to: 0 };
  const { from, to } = token;
  if (token.kind === 'number' || token.kind === 'noise') return token;
  if (token.kind === 'line') {
    return { kind: 'line', isBlank: /\n[^\S\n]*\n/.test(token.text), from, to };
  }
  if (token.kind === 'word') return { kind: 'noise', from, to };
  return { ...(meaningOfMark(token.text) ?? { kind: 'separator' }), from, to };
}

/** Letters that are names and words as often as they are eyes or fields. */
const longestAmbiguous = 2;

/** A short word counts only where a prescription would have it; letters and digits in one are a code. */
function inContext(item: Item, index: number, items: readonly Item[], source: string): Item {
  return isMeant(item, index, items, source)
    ? item
    : { kind: 'noise', from: item.from, to: item.to };
}

function isMeant(item: Item, index: number, items: readonly Item[], source: string): boolean {
  if (item.kind === 'number') return !isCode(items[index - 1], item, items[index + 1], source);
  if (item.kind === 'times') return isCross(items, index);
  if (item.kind === 'base') return followsPrism(items, index, source);
  if (item.kind !== 'eye' && item.kind !== 'field') return true;
  const isShort = item.to - item.from <= longestAmbiguous;
  return !(isShort && /[a-z]/i.test(source.charAt(item.from))) || isIntroduction(items, index);
}

function isCode(
  before: Item | undefined,
  number: NumberToken,
  behind: Item | undefined,
  source: string,
): boolean {
  const isWord = (item: Item | undefined) =>
    item?.kind === 'noise' && /\p{L}/u.test(source[item.to - 1] ?? '');
  return (
    (isWord(before) && before?.to === number.from) || (isWord(behind) && behind?.from === number.to)
  );
}

const said = new Set<Item['kind']>([
  'number',
  'plano',
  'field',
  'line',
  'times',
  'near',
  'far',
  'eye',
]);

function isIntroduction(items: readonly Item[], index: number): boolean {
  const next = items.slice(index + 1, index + 5).find(({ kind }) => !isSilent(kind));
  return next === undefined || said.has(next.kind);
}

/** `in` and `up` are bases only behind an amount or the word for a base. */
function followsPrism(items: readonly Item[], index: number, source: string): boolean {
  const { from = 0, to = 0 } = items[index] ?? {};
  if (/^(?:b[ioud]|base|بیس|قاعده)/i.test(source.slice(from, to))) return true;
  const before = items
    .slice(Math.max(0, index - 4), index)
    .reverse()
    .find(({ kind }) => !isSilent(kind));
  return before !== undefined && ['number', 'delta', 'baseWord', 'field'].includes(before.kind);
}

/** An asterisk or a cross is an axis's behind a power, and elsewhere an ornament. */
function isCross(items: readonly Item[], index: number): boolean {
  const before = items
    .slice(Math.max(0, index - 3), index)
    .reverse()
    .find(({ kind }) => !isSilent(kind));
  return !before || !['eye', 'line', 'noise'].includes(before.kind);
}

const isSilent = (kind: Item['kind']) => kind === 'separator' || kind === 'filler';

/** Leaves out what says nothing, and numbers that are an age, an index or a price. */
function withoutNoise(items: readonly Item[]): Item[] {
  let other: Item | null = null;
  const told = items.filter((item, index) => {
    if (isSilent(item.kind)) return false;
    const isOther = other !== null && continues(other, item);
    other = isOther || (item.kind === 'other' && item.side === 'behind') ? item : null;
    return !isOther && !isCounted(item, items[index + 1]);
  });
  return told.filter(({ kind }) => kind !== 'other');
}

/** Whether a number is still that of the word before: `frame 52-18`, but not `age 45 -2.00`. */
const continues = (other: Item, item: Item) =>
  item.kind === 'number' && (!item.sign || item.from === other.to);

/** Whether the word behind a number says that it is no power: `45 years`. */
const isCounted = (item: Item, next: Item | undefined) =>
  item.kind === 'number' && next?.kind === 'other' && next.side === 'before';
