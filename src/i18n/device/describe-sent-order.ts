import { orderNumber } from '../../domain/order/order-number.ts';
import type { SentPhase } from '../../domain/order/sent-order.ts';
import { orderPath, panelRoutes } from '../../panel/routes.ts';
import { isolate } from '../language/format-number.ts';
import { fill, type Message } from '../language/message.ts';
import { sentOrder } from './sent-order.ts';

/** Status of a sent order: a sentence with its number, and a link. */
export type SentOrderNotice = {
  text: Message;
  isBad: boolean;
  link: { path: string; text: Message };
};

export function describeSentOrder(id: string, phase: SentPhase): SentOrderNotice {
  const { texts } = sentOrder;
  const toOrder = { path: orderPath(id), text: texts.toOrder };
  const toPreorders = { path: panelRoutes.preOrder.path, text: texts.toPreorders };
  return {
    text: fill(texts[phase], { number: isolate(orderNumber(id)) }),
    isBad: phase === 'refused',
    link: phase === 'sent' ? toOrder : toPreorders,
  };
}
