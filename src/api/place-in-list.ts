import * as z from 'zod/mini';

/** Days and instants outside these years are not stored. */
const isStoredYear = (text: string) => text >= '1900' && text < '2200';

/** Patterns of the parts of `next`, which identify the last row of a page. */
export const placeParts = {
  id: z.uuid(),
  day: z.iso.date().check(z.refine(isStoredYear)),
  instant: z.iso.datetime().check(z.refine(isStoredYear)),
  number: z.string().check(z.regex(/^\d{1,15}$/)),
};

const longest = 120;

/** The `next` of a page, given as `after`: parts with a separator between them. */
export function placeInList(separator: string, parts: readonly z.ZodMiniType<unknown, string>[]) {
  const isPlace = (text: string) => {
    const given = text.length <= longest ? text.split(separator) : [];
    return (
      given.length === parts.length && parts.every((part, at) => part.safeParse(given[at]).success)
    );
  };
  return z.string().check(z.refine(isPlace));
}
