/**
 * Length of a password in UTF-16 code units. The same limits apply to setting one and to signing in, or someone could
 * set a password that never lets them in.
 */
export const passwordLimits = { min: 10, max: 256 } as const;

export type PasswordFault = 'tooShort' | 'tooLong' | 'common' | 'context' | 'monotonous';

export interface PasswordContext {
  /** Words an attacker would try first: the product, the username, the shop's name. */
  words: readonly string[];
  /** Whether a lower-case text is in the list of common passwords. */
  isCommon(text: string): boolean;
}

/** Shorter words occur by chance in too many others. */
const shortestWord = 3;
/** Characters a password must have in addition to the context's words. */
const leastBesidesWords = 6;
const leastDistinct = 5;

/** The first reason to reject a new password; undefined if it is acceptable. */
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
  return rest !== text && rest.length < leastBesidesWords ? 'context' : undefined;
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Strips the digits and punctuation people add around a word: `football` from `Football2024!`. */
function core(text: string): string {
  const [, inner = text] = /^[^\p{L}]{0,3}(\p{L}.*\p{L})[^\p{L}]{0,6}$/u.exec(text) ?? [];
  return inner;
}

/** Longest first, so that a whole name is removed before a word it begins with. */
function partsOf(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => plain(word).split(/[^\p{L}\p{N}]+/u));
  const long = parts.filter((part) => part.length >= shortestWord);
  return [...new Set(long)].sort((one, other) => other.length - one.length);
}

/** Too few different characters, or a run such as `abcdefghij` or `9876543210`. */
function isMonotonous(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  if (new Set(points).size < leastDistinct) return true;
  const steps = points.slice(1).map((point, index) => point - (points[index] ?? 0));
  return [1, -1].some((step) => steps.filter((each) => each === step).length >= steps.length - 1);
}
