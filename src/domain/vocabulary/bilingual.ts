import * as z from 'zod/mini';

/** A name in both languages of the panel, written by the lab. */
export const bilingual = z.strictObject({
  fa: z.string().check(z.minLength(1), z.maxLength(80)),
  en: z.string().check(z.minLength(1), z.maxLength(80)),
});
export type Bilingual = z.infer<typeof bilingual>;
