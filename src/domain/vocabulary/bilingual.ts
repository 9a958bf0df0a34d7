import * as z from 'zod/mini';

/** A name the lab writes in both languages of the panel. */
export const bilingual = z.strictObject({
  fa: z.string().check(z.minLength(1), z.maxLength(80)),
  en: z.string().check(z.minLength(1), z.maxLength(80)),
});
export type Bilingual = z.infer<typeof bilingual>;
