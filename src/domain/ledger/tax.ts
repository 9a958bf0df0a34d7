import type * as z from 'zod/mini';
import { basisPoints } from '../vocabulary/money.ts';

/** A tax rate in basis points: 1000 is 10 %. */
export const taxRate = basisPoints;
export type TaxRate = z.infer<typeof taxRate>;
