import { sql } from 'kysely';

/** Number of pieces in `order`. A prescription has no quantity, so it counts its lenses, one per eye. */
export const piecesOfOrder = sql<number>`coalesce("order".pieces,
  (jsonb_typeof("order".content -> 'right') = 'object')::int
  + (jsonb_typeof("order".content -> 'left') = 'object')::int)`;
