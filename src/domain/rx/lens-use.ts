import * as z from 'zod/mini';
import { lensUses } from './lens-uses.ts';

export const lensUse = z.enum(lensUses);
export type LensUse = z.infer<typeof lensUse>;
