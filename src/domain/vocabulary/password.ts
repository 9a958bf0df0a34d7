/** Characters of a password: the same whether it is made or used, or one could be made that never opens anything. */
export const passwordLimits = { min: 10, max: 256 } as const;

/** Why a new password is not taken. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'common' | 'context' | 'monotonous';

/** What a new password is held against. */
export interface PasswordContext {
  /** Words a guesser tries first: the product, the username, the shop's name. */
  words: readonly string[];
  /** Whether a text, in lower case, is among the passwords everybody uses. */
  isCommon(text: string): boolean;
}

/** A word as short as this is part of too many others to matter. */
const shortestWord = 3;
/** What must remain beside the words of the context. */
const leastOfItsOwn = 6;
const leastDistinct = 5;

/** What is wrong with a new password; undefined when nothing is. */
export function faultOfPassword(
  password: string,
  { words, isCommon }: PasswordContext,
): PasswordFault | undefined {
  const { min, max } = passwordLimits;
  if (password.length > max) return 'tooLong';
  const text = plain(password);
  if (Math.min(password.length, [...text].length) < min) return 'tooShort';
  if (isMonotonous(text)) return 'monotonous';
  if (isCommon(text) || isCommon(core(text))) return 'common';
  const own = partsOf(words).reduce((left, word) => left.replaceAll(word, ' '), text);
  const rest = own.replace(/[^\p{L}\p{N}]/gu, '');
  return rest !== text && rest.length < leastOfItsOwn ? 'context' : undefined;
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Without the few digits and marks people put around a word: `football` of `Football2024!`. */
function core(text: string): string {
  const [, inner = text] = /^[^\p{L}]{0,3}(\p{L}.*\p{L})[^\p{L}]{0,6}$/u.exec(text) ?? [];
  return inner;
}

/** Longest first, so that a name goes before the word it begins with. */
function partsOf(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => plain(word).split(/[^\p{L}\p{N}]+/u));
  const long = parts.filter((part) => part.length >= shortestWord);
  return [...new Set(long)].sort((one, other) => other.length - one.length);
}

/** Few different characters, or a run such as `abcdefghij` or `9876543210`. */
function isMonotonous(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  if (new Set(points).size < leastDistinct) return true;
  const steps = points.slice(1).map((point, place) => point - (points[place] ?? 0));
  return [1, -1].some((step) => steps.filter((each) => each === step).length >= steps.length - 1);
}
