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
  // As they were sent: the list has the newest first.
  ({ orders }, id) => ({ id, orders: [...orders].reverse() }),
);

/** The orders that were sent together in the group that was asked for last, and how reading them goes. */
export const { $value: $parcel, $reading: $parcelReading } = reading;

/** Reads a group again. */
export const readParcel = reading.read;

/** Keeps a group up to date while it is shown; the lab names the account. */
export function followParcel(id: string, account: string | undefined): () => void {
  return keepFresh(
    () => void readParcel(id, account),
    ({ order }) => $parcel.get()?.orders.some((each) => each.id === order.id) === true,
  );
}
