import type { PlaceOrderRequest } from '../../../../src/api/orders/contract.ts';
import { checkOrderLimits } from '../../../../src/domain/order/order-limits.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { Database } from '../../../db/pool/database.ts';
import type { OrderContent } from '../../../db/schema/order-tables.ts';
import type { ShelfOrder } from '../../../db/shelf/shelf-order.ts';
import { checkTotal } from './check-total.ts';
import type { PlacingRequest, Stored } from './order-kind.ts';
import { placeShelfOrder } from './place-shelf-order.ts';
import { digestRequest } from './request-digest.ts';

/** An order as it would be stored at today's prices, and its issues, not counting pieces on hand. */
type Composed = { kept: OrderContent<ShelfOrder['kind']>; issues: Issue[] };

/** Checks, prices and stores an order that takes pieces off the shelf. Pieces are counted when they are taken. */
export async function placeFromShelf(
  database: Database,
  { id, by, limits, creditLimit, request, sent }: PlacingRequest,
  content: ShelfOrder,
  compose: () => Promise<Composed>,
): Promise<Stored> {
  const excess = [...checkOrderLimits(content, limits), ...checkBackOrdered(request, content)];
  if (excess.length > 0) return { kind: 'refused', issues: excess };
  const { kept, issues: mistakes } = await compose();
  const issues = [...mistakes, ...checkTotal(request.expectedTotal, kept.price.total)];
  if (issues.length > 0) return { kind: 'refused', issues };
  const requestHash = digestRequest(request, sent);
  const backOrdered = new Set(request.backOrdered);
  return placeShelfOrder(database, { id, by, kept, requestHash, creditLimit, backOrdered });
}

/** Lines that may wait must be there. */
function checkBackOrdered(
  { backOrdered = [] }: Pick<PlaceOrderRequest, 'backOrdered'>,
  { lines }: ShelfOrder,
): Issue[] {
  return backOrdered.flatMap((line, index): Issue[] =>
    line < lines.length ? [] : [{ path: `backOrdered.${index}`, code: 'invalid' }],
  );
}
