import type { Order } from '../../domain/order/order.ts';
import { BackOrderNote } from './BackOrderNote.tsx';
import { ParcelNote } from './ParcelNote.tsx';

/** What an order waits for, and what it was sent together with. */
export function OtherOrders({ order, isLab }: { order: Order; isLab: boolean }) {
  const { heldFor, rest, splitFrom, parcel } = order;
  const isPart = heldFor === 'backOrder' || rest || splitFrom;
  return (
    <>
      {isPart && <BackOrderNote order={order} isLab={isLab} />}
      {parcel && <ParcelNote key={parcel.id} order={order} parcel={parcel} isLab={isLab} />}
    </>
  );
}
