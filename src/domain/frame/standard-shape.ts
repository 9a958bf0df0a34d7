import * as z from 'zod/mini';

/** Shapes a lens can be edged to by A and B only, without a trace; in the order they are offered. */
export const standardShape = z.enum(['round', 'oval', 'panto', 'rectangle', 'aviator', 'catEye']);
export type StandardShape = z.infer<typeof standardShape>;
