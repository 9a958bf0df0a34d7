import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { Caller, DeviceOwner } from '../../domain/order/preorder.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { queuePreorder } from '../device/preorders.ts';
import type { OrderContent } from './order-kind.ts';

type Queued<Kind extends OrderKind> = {
  kind: Kind;
  id: string;
  owner: DeviceOwner | null;
  caller: Caller | null;
  draft: Drafts[Kind];
  content: OrderContent<Kind>;
  /** What it costs, as far as the user saw it; a total of null is "price on request". */
  price: { total: Rials | null } | null;
};

/** Puts an order into the outbox with the total the user saw. Resolves once it is stored on the device. */
export async function queueOrder<Kind extends OrderKind>({
  content,
  price,
  ...composed
}: Queued<Kind>): Promise<void> {
  await queuePreorder(
    { ...composed, total: price?.total ?? null },
    price ? { content, expectedTotal: price.total } : { content },
  );
}
