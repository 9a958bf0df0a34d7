import { destinationPaths } from '../../api/notifications/destination-paths.ts';
import { createOwnReading } from '../shell/own-reading.ts';

/** The messages sent about an order, with the order's id. */
export const {
  $value: $sentAbout,
  $reading: $sentReading,
  read: readSentAbout,
} = createOwnReading(
  (order: string, account: string | undefined) => destinationPaths.ofOrder(order, account),
  ({ messages }, order) => ({ order, messages }),
);
