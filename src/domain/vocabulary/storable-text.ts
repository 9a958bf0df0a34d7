import * as z from 'zod/mini';

/** Text as people type it. NUL and halves of surrogate pairs, which PostgreSQL cannot hold, are refused. */
export function orderText(max: number) {
  const isStorable = (value: string) => !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  return z.string().check(z.maxLength(max), z.refine(isStorable));
}
