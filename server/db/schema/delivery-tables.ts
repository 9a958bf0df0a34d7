import type { Instant } from './instant.ts';

/** Its id is the client's. */
interface DeliveryRow {
  account_id: string;
  id: string;
  carrier: string;
  tracking: string;
  day: string;
  made_at: Instant;
  by_account: string;
  by_user: string;
  by_name: string;
  /** Null while the lab still puts it together. */
  shipped_at: Date | null;
}

interface DeliveryOrderRow {
  account_id: string;
  order_id: string;
  delivery_id: string;
  /** When the shop first said that it was not in the parcel. */
  missing_at: Date | null;
}

/** Deliveries and their orders. */
export interface DeliveryTables {
  deliveries: DeliveryRow;
  delivery_orders: DeliveryOrderRow;
}
