import type { Suite } from './suite.ts';

/** The suites of one word: that of this name, or else all with the word in their names. */
function named(word: string, suites: readonly Suite[]): readonly Suite[] {
  const exact = suites.filter(({ name }) => name === word);
  return exact.length > 0 ? exact : suites.filter(({ name }) => name.split(' ').includes(word));
}

/** The suites that words name, in their own order; throws a sentence with all names if a word names none. */
export function choose(words: readonly string[], suites: readonly Suite[]): readonly Suite[] {
  const unknown = words.filter((word) => named(word, suites).length === 0);
  if (unknown.length > 0) {
    const names = suites.map(({ name }) => name).join(', ');
    throw new RangeError(`There is no ${unknown.join(', no ')}. There are: ${names}.`);
  }
  const chosen = new Set(words.flatMap((word) => named(word, suites)));
  return suites.filter((suite) => chosen.has(suite));
}
