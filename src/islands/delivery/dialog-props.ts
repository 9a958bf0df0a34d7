import type { Delivery } from '../../domain/delivery/delivery.ts';
import type { TypedDelivery } from '../../domain/delivery/typed-delivery.ts';
import type { OrderSummary } from '../../domain/order/order.ts';

/** Props of the delivery dialog. */
export type DialogProps = {
  /** The delivery's id, set before the delivery exists, so that a retry doesn't create a second one. */
  id: string;
  account: Delivery['account'];
  orders: readonly OrderSummary[];
  /** The current details; undefined for a new delivery. */
  label?: TypedDelivery;
  onSaved: (delivery: Delivery) => void;
  onClose: () => void;
};
