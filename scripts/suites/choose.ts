import type { Suite } from './suite.ts';

/** The suites for one word: the suite with that name, or else all whose names contain the word. */
function named(word: string, suites: readonly Suite[]): readonly Suite[] {
  const exact = suites.filter(({ name }) => name === word);
  return exact.length > 0 ? exact : suites.filter(({ name }) => name.split(' ').includes(word));
}

/**
 * The suites for the given words, in their original order. Throws an error that lists all names if a word matches none.
 */
export function choose(words: readonly string[], suites: readonly Suite[]): readonly Suite[] {
  const unknown = words.filter((word) => named(word, suites).length === 0);
  if (unknown.length > 0) {
    const names = suites.map(({ name }) => name).join(', ');
    throw new RangeError(`There is no ${unknown.join(', no ')}. There are: ${names}.`);
  }
  const chosen = new Set(words.flatMap((word) => named(word, suites)));
  return suites.filter((suite) => chosen.has(suite));
}
