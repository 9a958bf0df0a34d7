import type { Instant } from './instant.ts';

/** Its id is the client's. */
interface DeliveryRow {
  accountId: string;
  id: string;
  carrier: string;
  tracking: string;
  day: string;
  madeAt: Instant;
  byAccount: string;
  byUser: string;
  byName: string;
  /** Null while the lab still puts it together. */
  shippedAt: Date | null;
}

interface DeliveryOrderRow {
  accountId: string;
  orderId: string;
  deliveryId: string;
  /** When the shop first said that it was not in the parcel. */
  missingAt: Date | null;
}

/** Deliveries and their orders. */
export interface DeliveryTables {
  deliveries: DeliveryRow;
  deliveryOrders: DeliveryOrderRow;
}
