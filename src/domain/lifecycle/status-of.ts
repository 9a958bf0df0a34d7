import type { Rials } from '../vocabulary/money.ts';
import type { OrderStatus } from './order-status.ts';
import type { HoldReason } from './reasons.ts';

/** What an order shows of its status. */
type Shown = Pick<OrderStatus, 'state' | 'back' | 'promisedFor'> & {
  heldFor?: HoldReason | null | undefined;
  /** The price when it was placed. */
  price: { total: Rials | null };
  /** The price now. */
  total: Rials | null;
  /** The order it makes again; null if it is no remake. */
  remakeOf?: object | null;
};

/** The status of an order as the API answers it. */
export function statusOf({
  state,
  back,
  heldFor = null,
  promisedFor,
  price,
  total,
  remakeOf = null,
}: Shown): OrderStatus {
  const quotedTotal = price.total === null ? total : null;
  const placedTotal = remakeOf ? total : price.total;
  const isRemake = remakeOf !== null;
  return {
    state,
    back,
    heldFor,
    placedTotal,
    quotedTotal,
    promisedFor,
    ...(isRemake && { isRemake }),
  };
}
