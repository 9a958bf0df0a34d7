import * as z from 'zod/mini';

/** What the lab enters: pieces received, found or lost, counted, or returned by a shop. */
export const postingKinds = ['receipt', 'correction', 'count', 'return'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** Why an item's count changed, or was found right. */
export const movementKind = z.enum([
  /** Pieces on the shelf when the lab began to track the item. */
  'opening',
  ...postingKinds,
  /** An order took the pieces when it was placed. */
  'taken',
  /** An order that was cancelled or rejected gave them back. */
  'givenBack',
  /** An order took them instead of pieces that broke, or gave them back because nothing had broken. */
  'broken',
  /** The lab no longer keeps the item; what was left of it is written off. */
  'removed',
]);
export type MovementKind = z.infer<typeof movementKind>;

/** Why the lab corrects a count. `other` needs words. */
export const correctionReasons = [
  'damaged',
  'missing',
  'found',
  'mistyped',
  'toSupplier',
  'other',
] as const;
export type CorrectionReason = (typeof correctionReasons)[number];
