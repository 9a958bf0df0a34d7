import * as z from 'zod/mini';

/** A day in a request, such as `2026-11-22`. Not of the year 0, which PostgreSQL does not have. */
export const sentDay = z.iso.date({ abort: true }).check(z.refine((day) => day >= '0001'));
