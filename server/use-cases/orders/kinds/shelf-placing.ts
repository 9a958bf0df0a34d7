import { missingLine } from '../../../../src/domain/shelf/shortage.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { NewOrder } from '../../../db/orders/new-order.ts';
import type { OnHand } from '../../../db/shelf/reserve-pieces.ts';
import { checkShelf } from '../../../db/shelf/shelf-order.ts';
import type { FirstEvents } from '../events/hold-over-limit.ts';
import type { KeptShelfOrder } from './part-of-order.ts';

/** An order from the shelf, and the indexes of lines whose missing pieces may wait. */
export type NewShelfOrder = NewOrder & { kept: KeptShelfOrder; backOrdered: ReadonlySet<number> };

/** The result of storing an order from the shelf: the stored order, and the order that waits for the rest. */
export type ShelfPlacing =
  | { kind: 'placed'; order: NewOrder; first: FirstEvents; rest?: string }
  /** The account has already used that id. */
  | { kind: 'known' }
  | { kind: 'refused'; issues: Issue[] };

/** The shortages of an order's lines, except those that may wait. */
export function shortages(
  { kept, backOrdered }: Pick<NewShelfOrder, 'kept' | 'backOrdered'>,
  onHand: OnHand,
): Issue[] {
  return checkShelf(kept.content, onHand).filter(
    (issue) => !backOrdered.has(missingLine(issue) ?? -1),
  );
}
