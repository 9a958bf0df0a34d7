import type { OrderSummary } from '../../domain/order/order.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { orderList } from '../../i18n/order-list/order-list.ts';
import { say } from '../base/say.tsx';

/** The number of orders sent together, shown before the order's title; renders nothing for a single order. */
export function Together({ order: { parcel } }: { order: OrderSummary }) {
  if (!parcel) return null;
  const count = inBoth((locale) => formatCount(parcel.orders, locale));
  return <small>{say(fill(orderList.texts.together, { count }))} · </small>;
}
