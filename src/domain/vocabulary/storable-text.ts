import * as z from 'zod/mini';

/** Whether PostgreSQL can store it: without NUL and lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Text of at most `max` UTF-16 code units. */
export function orderText(max: number) {
  return z.string().check(z.maxLength(max), z.refine(isStorable));
}
