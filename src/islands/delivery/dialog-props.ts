import type { Delivery } from '../../domain/delivery/delivery.ts';
import type { TypedDelivery } from '../../domain/delivery/typed-delivery.ts';
import type { OrderSummary } from '../../domain/order/order.ts';

/** What the form of a delivery is given. */
export type DialogProps = {
  /** The delivery's id, also before it exists: sent again, it is the same delivery. */
  id: string;
  account: Delivery['account'];
  orders: readonly OrderSummary[];
  /** What is on it already; undefined for a new one. */
  label?: TypedDelivery;
  onSaved: (delivery: Delivery) => void;
  onClose: () => void;
};
