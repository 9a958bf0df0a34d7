import { searchedText } from '../order/read-order-number.ts';
import { partsOfWords, searchWords } from '../typed/search-words.ts';
import { type Findable, type FindKind, findKinds } from './findable.ts';

interface Folded {
  readonly names: readonly { readonly whole: string; readonly words: readonly string[] }[];
  readonly words: readonly string[];
}

/** A findable item. Its texts are normalised only once, at the first search or earlier. */
export interface Indexed<Of extends Findable> {
  readonly of: Of;
  readonly fold: () => Folded;
}

/** Most results of one kind, so that many products do not bury a single order. */
const mostOfKind = 5;

/** Kinds suggested before anything is typed. */
const proposed: readonly FindKind[] = ['action', 'screen'];

const halfSpace = '\u200c';

/** The words by which a text is found, and the text without spaces and punctuation, such as `signout`. */
function foldedName(text: string) {
  const words = partsOfWords(text);
  const found = words.flatMap((parts) => [parts.join(''), ...parts.slice(1)]);
  return { whole: words.flat().join(''), words: found };
}

function folded(of: Findable): Folded {
  const names = of.names.map(foldedName);
  const others = (of.also ?? []).map(foldedName);
  const wholes = names.map(({ whole }) => whole);
  return { names, words: [...[...names, ...others].flatMap(({ words }) => words), ...wholes] };
}

export function indexed<Of extends Findable>(of: Of): Indexed<Of> {
  let known: Folded | undefined;
  return {
    of,
    fold: () => {
      known ??= folded(of);
      return known;
    },
  };
}

/** The search words, read both ways a half-space can be meant: inside a word or between two words. */
function askedWords(text: string): string[][] {
  const read = new Set([searchedText(text), text.replaceAll(halfSpace, ' ')]);
  return [...read].map(searchWords).filter((words) => words.length > 0);
}

const haveAll = (words: readonly string[], asked: readonly string[]) =>
  asked.every((word) => words.some((each) => each.startsWith(word)));

/** Rank of a match, 0 is best: the whole name, the beginning of the name, elsewhere in the name, anything else. */
function rankOf({ names, words }: Folded, asked: readonly string[]): number | null {
  if (!haveAll(words, asked)) return null;
  if (names.some(({ whole }) => whole === asked.join(''))) return 0;
  const named = names.filter((name) => haveAll([...name.words, name.whole], asked));
  if (named.length === 0) return 3;
  return named.some(({ whole }) => whole.startsWith(asked[0] ?? '')) ? 1 : 2;
}

function bestRank(each: Indexed<Findable>, readings: readonly string[][]): number | null {
  const texts = each.fold();
  const ranks = readings.map((asked) => rankOf(texts, asked)).filter((rank) => rank !== null);
  return ranks.length > 0 ? Math.min(...ranks) : null;
}

const placeOf = ({ kind }: Findable) => findKinds.indexOf(kind);

/** The first few results of each kind. */
function fewOfKind<Of extends Findable>(finds: readonly Of[]): Of[] {
  const counts = new Map<FindKind, number>();
  return finds.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostOfKind;
  });
}

/**
 * Search results, best first: every search word must begin a word of the item, in any spelling. Without a text, the
 * suggestions.
 */
export function findAmong<Of extends Findable>(
  index: readonly Indexed<Of>[],
  text: string,
  most: number,
): Of[] {
  if (text.trim() === '') {
    const all = index.map(({ of }) => of).filter(({ kind }) => proposed.includes(kind));
    return all.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, most);
  }
  const readings = askedWords(text);
  const ranked = index.flatMap((each) => {
    const rank = bestRank(each, readings);
    return rank === null ? [] : { of: each.of, rank };
  });
  // Sorting is stable, so equally good results of a kind keep the order of the index.
  ranked.sort((one, other) => one.rank - other.rank || placeOf(one.of) - placeOf(other.of));
  return fewOfKind(ranked.map(({ of }) => of)).slice(0, most);
}
