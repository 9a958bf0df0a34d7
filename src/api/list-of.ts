import * as z from 'zod/mini';

/** Several values of one parameter, separated by commas. */
export const listOf = (values: readonly string[]) =>
  z.string().check(z.refine((text) => text.split(',').every((each) => values.includes(each))));
