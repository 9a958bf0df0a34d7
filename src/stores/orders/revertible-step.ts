import { lastStep } from '../../domain/lifecycle/history.ts';
import type { Step } from '../../domain/lifecycle/order-status.ts';
import type { Order } from '../../domain/order/order.ts';
import { labNow } from '../browser-support/lab-now.ts';

/** The step of an order that the lab can revert now; the device's clock may be wrong. */
export const revertibleStep = ({
  price,
  events,
}: Pick<Order, 'price' | 'events'>): Step | undefined => lastStep(price.total, events, labNow());
