import { foundBy } from '../typed/search-words.ts';

/** Maximum number of words per entry. A long change is found by its first ones. */
const mostWords = 60;

/** The texts and numbers in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The words that find an entry: those of the names first, then those of the values before and after. */
export function recordedWords(names: readonly string[], ...values: readonly unknown[]): string[] {
  return foundBy([...names, ...values.flatMap(textsIn)]).slice(0, mostWords);
}
