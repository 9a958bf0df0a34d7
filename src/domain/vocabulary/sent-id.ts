import * as z from 'zod/mini';

/** A UUID in a request, in either case. The database writes ids in lower case, so they are compared in that. */
export const sentId = z.uuid().check(z.toLowerCase());
