import * as z from 'zod/mini';

/** The longest texts of an order, in UTF-16 code units. */
export const textLimits = {
  reference: 40,
  patient: 80,
  tray: 20,
  requestNote: 200,
  remarks: 1000,
} as const;

/** Text as people type it. NUL and halves of surrogate pairs, which PostgreSQL cannot hold, are refused. */
export function orderText(max: number) {
  const isStorable = (value: string) => !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  return z.string().check(z.maxLength(max), z.refine(isStorable));
}
