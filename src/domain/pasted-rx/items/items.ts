import { plainText } from '../writing/plain-text.ts';
import { isCount, isSilent, neighbourOf, withoutDetails } from './details.ts';
import { withDoubts } from './doubts.ts';
import type { Item } from './item.ts';
import { numberInContext } from './number-in-context.ts';
import { isBaseOf } from './prism-words.ts';
import { withPrisms } from './prisms.ts';
import { withSigns, withSignWords } from './signs.ts';
import { type Token, tokensOf } from './tokens.ts';
import { isBetweenAlternatives, longestPhrase, meaningOf, meaningOfMark } from './words.ts';

/** The meaningful parts of a text, in order, without separators and meaningless words. */
export function itemsOf(source: string): Item[] {
  return withDoubts(withPrisms(withoutDetails(meantItems(source), source), source), source);
}

/** All parts of a text, with their meaning in context. */
export function meantItems(source: string): Item[] {
  const tokens = withSignWords(withSigns(tokensOf(plainText(source)), source));
  const items: Item[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { item, length } = itemAt(tokens, index);
    items.push(item);
    index += length;
  }
  return items.map((item, index) => inContext(item, index, items, source));
}

/** Phrases of several words are tried before single words. */
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

/** Words of up to this many letters are as often names or everyday words as eyes or fields. */
const longestAmbiguous = 2;

/** A short word counts only where a prescription would have it. Letters joined to digits are a code. */
function inContext(item: Item, index: number, items: readonly Item[], source: string): Item {
  if (item.kind === 'number') return numberInContext(item, index, items, source);
  const { from, to } = item;
  if (isDitto(item, index, items, source)) return { kind: 'likeOther', how: 'same', from, to };
  if (separatesAlternatives(item, index, items, source)) return { kind: 'otherwise', from, to };
  return isMeant(item, index, items, source) ? item : { kind: 'noise', from, to };
}

/** `L -2.25 //` at the end of a line; `R -2.25 // L -2.00` is only separated. */
function isDitto(
  { kind, from }: Item,
  index: number,
  items: readonly Item[],
  source: string,
): boolean {
  if (kind !== 'separator' || /\S/.test(source.charAt(from - 1))) return false;
  if (!/^(?:\/\/|["”″]|'')(?:\s|$)/.test(source.slice(from, from + 3))) return false;
  const behind = items[neighbourOf(items, index, 1)];
  return behind === undefined || behind.kind === 'line';
}

/** But `2 تا -1.00` is a quantity and a power. */
function separatesAlternatives(
  { from, to }: Item,
  index: number,
  items: readonly Item[],
  source: string,
): boolean {
  if (!isBetweenAlternatives(source.slice(from, to).toLowerCase())) return false;
  const [before, behind] = [
    items[neighbourOf(items, index, -1)],
    items[neighbourOf(items, index, 1)],
  ];
  if (before?.kind !== 'number' || behind?.kind !== 'number') return false;
  return !(isCount(before) && behind.sign);
}

function isMeant(item: Item, index: number, items: readonly Item[], source: string): boolean {
  if (item.kind === 'times') return isCross(items, index);
  if (item.kind === 'base') return followsPrism(items, index, source);
  if (item.kind !== 'eye' && item.kind !== 'field') return true;
  const isShort = item.to - item.from <= longestAmbiguous;
  const isLetters = isShort && /[a-z]/i.test(source.charAt(item.from));
  return !isLetters || isIntroduction(items, index) || isBesideNumbers(items, index, source);
}

const said = new Set<Item['kind']>([
  'number',
  'plano',
  'likeOther',
  'otherwise',
  'field',
  'line',
  'times',
  'near',
  'far',
  'eye',
  'base',
  'baseWord',
]);

function isIntroduction(items: readonly Item[], index: number): boolean {
  const next = items.slice(index + 1, index + 5).find((each) => !isSilent(each));
  return next === undefined || said.has(next.kind);
}

/** `-2.00 R 0912 345 6789`: an eye before something that is neither a word nor part of a prescription. */
function isBesideNumbers(items: readonly Item[], index: number, source: string): boolean {
  const next = items.slice(index + 1, index + 5).find((each) => !isSilent(each));
  if (items[index]?.kind !== 'eye' || !next) return false;
  return (
    next.kind === 'other' ||
    (next.kind === 'noise' && !/\p{L}/u.test(source.slice(next.from, next.to)))
  );
}

/** `in` and `up` are bases only after an amount or the word for a base. */
function followsPrism(items: readonly Item[], index: number, source: string): boolean {
  if (isBaseOf(items[index] as Item, source)) return true;
  const before = items
    .slice(Math.max(0, index - 4), index)
    .reverse()
    .find((each) => !isSilent(each));
  return (
    before !== undefined && ['number', 'delta', 'base', 'baseWord', 'field'].includes(before.kind)
  );
}

/** An asterisk or a cross marks an axis after a power; elsewhere it is an ornament. */
function isCross(items: readonly Item[], index: number): boolean {
  const before = items
    .slice(Math.max(0, index - 3), index)
    .reverse()
    .find((each) => !isSilent(each));
  return !before || !['eye', 'line', 'noise'].includes(before.kind);
}
