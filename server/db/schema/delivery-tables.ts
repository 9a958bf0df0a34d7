import type { Instant } from './instant.ts';

/** The client makes the id. */
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
  /** Null while the lab is still packing it. */
  shippedAt: Date | null;
}

interface DeliveryOrderRow {
  accountId: string;
  orderId: string;
  deliveryId: string;
  /** When the shop first reported it missing from the parcel. */
  missingAt: Date | null;
}

/** Deliveries and their orders. */
export interface DeliveryTables {
  deliveries: DeliveryRow;
  deliveryOrders: DeliveryOrderRow;
}
