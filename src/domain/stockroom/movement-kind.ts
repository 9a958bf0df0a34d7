import * as z from 'zod/mini';

/** What the lab can enter: pieces received, found or lost, counted, or returned by a shop. */
export const postingKinds = ['receipt', 'correction', 'count', 'return'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** Why an item's stock changed or was confirmed. */
export const movementKind = z.enum([
  /** Pieces on the shelf when the lab started tracking the item. */
  'opening',
  ...postingKinds,
  /** An order took the pieces when it was placed. */
  'taken',
  /** A cancelled or rejected order returned them. */
  'givenBack',
  /** An order took them to replace broken pieces, or returned them because nothing had broken. */
  'broken',
  /** The lab no longer stocks the item, and the rest was written off. */
  'removed',
]);
export type MovementKind = z.infer<typeof movementKind>;

/** Why the lab corrects the stock. `other` requires a note. */
export const correctionReasons = [
  'damaged',
  'missing',
  'found',
  'mistyped',
  'toSupplier',
  'other',
] as const;
export type CorrectionReason = (typeof correctionReasons)[number];
