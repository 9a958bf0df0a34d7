import * as z from 'zod/mini';

/** Several values of one parameter, separated by commas. */
export const listOf = (values: readonly string[]) =>
  z.string().check(z.refine((text) => text.split(',').every((each) => values.includes(each))));

/** Up to `most` ids, separated by commas. */
export const idList = (most: number) => {
  const ids = z.array(z.uuid()).check(z.maxLength(most));
  return z.string().check(z.refine((text) => ids.safeParse(text.split(',')).success));
};
