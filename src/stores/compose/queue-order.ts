import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { ParcelPlace } from '../../domain/order/parcel.ts';
import type { Caller, Corrects, DeviceOwner } from '../../domain/order/preorder.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { queuePreorder } from '../device/preorders.ts';
import type { OrderContent } from './order-kind.ts';

type Queued<Kind extends OrderKind> = {
  kind: Kind;
  id: string;
  owner: DeviceOwner | null;
  caller: Caller | null;
  corrects: Corrects | null;
  draft: Drafts[Kind];
  content: OrderContent<Kind>;
  backOrdered?: number[] | undefined;
  /** Its place in the group it is sent with. */
  parcel?: ParcelPlace | undefined;
  /** The price the user saw; a total of null is "price on request". */
  price: { total: Rials | null } | null;
};

/** Puts an order into the outbox with the total the user saw. Resolves once it is stored on the device. */
export async function queueOrder<Kind extends OrderKind>({
  content,
  backOrdered = [],
  parcel,
  price,
  ...composed
}: Queued<Kind>): Promise<void> {
  const { corrects } = composed;
  await queuePreorder(
    { ...composed, total: price?.total ?? null },
    {
      content,
      ...(price && { expectedTotal: price.total }),
      ...(corrects ? { after: corrects.after } : backOrdered.length > 0 && { backOrdered }),
      ...(parcel && !corrects && { parcel }),
    },
  );
}
