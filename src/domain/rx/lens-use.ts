import * as z from 'zod/mini';

/** Only for single vision; other lenses are for both. */
export const lensUse = z.enum(['distance', 'near']);
export type LensUse = z.infer<typeof lensUse>;
