import type { Rials } from '../vocabulary/money.ts';
import type { OrderStatus } from './order-status.ts';
import type { HoldReason } from './reasons.ts';

/** The parts of an order that show its status. */
type Shown = Pick<OrderStatus, 'state' | 'back' | 'promisedFor'> & {
  heldFor?: HoldReason | null | undefined;
  /** The price when it was placed. */
  price: { total: Rials | null };
  /** The price now. */
  total: Rials | null;
  /** The order it remakes; null if it is not a remake. */
  remakeOf?: object | null;
};

/** The status of an order as returned by the API. */
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
