import { withQuery } from '../../api/api-path.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import { parcelLimits } from '../../domain/order/parcel.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { createOwnReading } from '../shell/own-reading.ts';

const reading = createOwnReading(
  (id: string, account: string | undefined) =>
    withQuery(
      orderPaths.orders,
      `parcel=${id}&limit=${parcelLimits.orders}${account ? `&account=${account}` : ''}`,
    ),
  // In the order in which they were sent; the list has the newest first.
  ({ orders }, id) => ({ id, orders: [...orders].reverse() }),
);

/** The orders of the group requested last, which were sent together, and the progress or result of reading them. */
export const { $value: $parcel, $reading: $parcelReading } = reading;

/** Reads a group again. */
export const readParcel = reading.read;

/** Keeps a group up to date until the returned function is called. The lab has to give the account. */
export function followParcel(id: string, account: string | undefined): () => void {
  return keepFresh(
    () => void readParcel(id, account),
    ({ order }) => $parcel.get()?.orders.some((each) => each.id === order.id) === true,
  );
}
