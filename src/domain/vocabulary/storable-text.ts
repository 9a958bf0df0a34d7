import * as z from 'zod/mini';

/** Text of at most `max` UTF-16 code units. Refuses NUL and lone surrogates, which PostgreSQL cannot store. */
export function orderText(max: number) {
  const isStorable = (value: string) => !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  return z.string().check(z.maxLength(max), z.refine(isStorable));
}
