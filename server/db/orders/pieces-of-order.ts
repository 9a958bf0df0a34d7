import { sql } from 'kysely';

/** Pieces of `order`; of a prescription, which has no count, its lenses: an eye each. */
export const piecesOfOrder = sql<number>`coalesce("order".pieces,
  (jsonb_typeof("order".content -> 'right') = 'object')::int
  + (jsonb_typeof("order".content -> 'left') = 'object')::int)`;
