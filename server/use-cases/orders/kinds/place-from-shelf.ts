import type { PlaceOrderRequest } from '../../../../src/api/orders/contract.ts';
import { checkOrderLimits } from '../../../../src/domain/order/order-limits.ts';
import { promiseOfStock } from '../../../../src/domain/promise/propose-day.ts';
import type { Issue } from '../../../../src/domain/vocabulary/issue.ts';
import type { OrderContent } from '../../../db/schema/order-tables.ts';
import type { ShelfOrder } from '../../../db/shelf/shelf-order.ts';
import { checkTotal } from './check-total.ts';
import type { Composing, PlacingRequest, PlacingSources, Stored } from './order-kind.ts';
import { placeShelfOrder } from './place-shelf-order.ts';
import { digestRequest } from './request-digest.ts';

/** An order as it would be stored at current prices, and its issues, except shortages on the shelf. */
type Composed = { kept: OrderContent<ShelfOrder['kind']>; issues: Issue[] };

/** Prices the content, with issues for items that are not sold. */
type Pricing<Content extends ShelfOrder> = (
  content: Content,
  tier: string,
  from: PlacingSources,
) => Promise<Composed>;

/** The rules for placing and composing a kind of order that takes pieces from the shelf. */
export const fromShelf = <Content extends ShelfOrder>(price: Pricing<Content>) => ({
  place: (content: Content, asked: PlacingRequest, from: PlacingSources) =>
    placeFromShelf(from, asked, content, () => price(content, asked.tier, from)),
  compose: (content: Content, asked: Composing, from: PlacingSources) =>
    composeFromShelf(asked, content, () => price(content, asked.tier, from)),
});

/**
 * Checks and prices an order from the shelf. An order beyond the account's limits is refused before anything is read.
 */
async function composeFromShelf(
  { limits, request }: Pick<Composing, 'limits' | 'request'>,
  content: ShelfOrder,
  compose: () => Promise<Composed>,
): Promise<Composed | { kept: undefined; issues: Issue[] }> {
  const excess = checkOrderLimits(content, limits);
  if (excess.length > 0) return { kept: undefined, issues: excess };
  const { kept, issues } = await compose();
  return { kept, issues: [...issues, ...checkTotal(request.expectedTotal, kept.price.total)] };
}

/** Checks, prices and stores an order from the shelf. Stock is checked when the pieces are taken. */
async function placeFromShelf(
  { database, catalogue }: PlacingSources,
  asked: PlacingRequest,
  content: ShelfOrder,
  compose: () => Promise<Composed>,
): Promise<Stored> {
  const unknown = checkBackOrdered(asked.request, content);
  if (unknown.length > 0) return { kind: 'refused', issues: unknown };
  const { id, by, creditLimit, request, sent } = asked;
  const { kept, issues } = await composeFromShelf(asked, content, compose);
  if (!kept || issues.length > 0) return { kind: 'refused', issues };
  const requestHash = digestRequest(request, sent);
  const backOrdered = new Set(request.backOrdered);
  const foreseenFor = promiseOfStock(catalogue.calendar, new Date());
  const { parcel } = request;
  const order = { id, by, kept, requestHash, creditLimit, foreseenFor, parcel };
  return placeShelfOrder(database, { ...order, backOrdered });
}

/** Checks that the lines that may wait exist. */
function checkBackOrdered(
  { backOrdered = [] }: Pick<PlaceOrderRequest, 'backOrdered'>,
  { lines }: ShelfOrder,
): Issue[] {
  return backOrdered.flatMap((line, index): Issue[] =>
    line < lines.length ? [] : [{ path: `backOrdered.${index}`, code: 'invalid' }],
  );
}
