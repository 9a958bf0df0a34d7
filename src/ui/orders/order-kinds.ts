import type { OrderKind } from '../../domain/order/order.ts';
import type { Message } from '../../i18n/language/message.ts';
import { orderKinds as names } from '../../i18n/orders/orders.ts';
import type { IconName } from '../base/icon-names.ts';

/** Name and icon of each kind of order. */
export const orderKinds: Record<OrderKind, { icon: IconName; name: Message }> = {
  rx: { icon: 'eyeglasses', name: names.texts.rx },
  stock: { icon: 'circle', name: names.texts.stock },
  accessories: { icon: 'box-seam', name: names.texts.accessories },
};
