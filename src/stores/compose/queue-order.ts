import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { DeviceOwner } from '../../domain/order/preorder.ts';
import { queuePreorder } from '../device/preorders.ts';
import type { OrderContent, OrderKindAdapter } from './order-kind.ts';

type Queued<Kind extends OrderKind> = {
  id: string;
  owner: DeviceOwner | null;
  draft: Drafts[Kind];
  content: OrderContent<Kind>;
};

/** Puts an order into the outbox with the total the user saw. Resolves once it is stored on the device. */
export async function queueOrder<Kind extends OrderKind>(
  { kind, price }: OrderKindAdapter<Kind>,
  { id, owner, draft, content }: Queued<Kind>,
): Promise<void> {
  const known = price(draft);
  await queuePreorder(
    { kind, id, owner, draft, total: known?.total ?? null },
    known ? { content, expectedTotal: known.total } : { content },
  );
}
