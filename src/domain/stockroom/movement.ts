import * as z from 'zod/mini';
import { correctionReasons, movementKind } from './movement-kind.ts';

/** An entry in an item's history: pieces in or out. Never changed. */
export const movement = z.strictObject({
  /** Position in the item's history: 1, 2, 3 … without gaps. */
  number: z.int(),
  /** An instant in UTC. */
  at: z.iso.datetime(),
  kind: movementKind,
  /** Negative for pieces that left the shelf; 0 only for a count that confirmed the stock. */
  pieces: z.int(),
  /** Pieces on hand after it. */
  onHand: z.int(),
  /** For a count: the pieces on the shelf, and how many of them were promised to orders. */
  counted: z.nullable(z.int()),
  promised: z.nullable(z.int()),
  /** For a correction. */
  reason: z.nullable(z.enum(correctionReasons)),
  note: z.string(),
  /** Name of the lab user; null for a movement caused by an order or the catalogue. */
  by: z.nullable(z.string()),
  order: z.nullable(
    z.strictObject({
      id: z.uuid(),
      number: z.string(),
      account: z.strictObject({ id: z.uuid(), name: z.string() }),
    }),
  ),
});
export type Movement = z.infer<typeof movement>;
