import type { OrderSummary } from '../../domain/order/order.ts';
import { countText } from '../../i18n/language/count-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { say } from '../base/say.tsx';

/** The number of orders sent together, shown before the order's title; renders nothing for a single order. */
export function Together({ order: { parcel } }: { order: OrderSummary }) {
  if (!parcel) return null;
  const count = countText(parcel.orders);
  return <small>{say(fill(orderList.texts.together, { count }))} · </small>;
}
