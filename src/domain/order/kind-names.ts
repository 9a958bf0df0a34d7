import type { OrderKind } from './order.ts';

/** Every kind of order. Separate from the schema, for screens that load no schemas. */
export const kindNames = ['rx', 'stock', 'accessories'] as const satisfies readonly OrderKind[];
