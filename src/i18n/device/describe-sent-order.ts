import { orderNumber } from '../../domain/order/order-number.ts';
import type { SentPhase } from '../../domain/order/sent-order.ts';
import { loginPathTo, orderPath, panelRoutes } from '../../panel/routes.ts';
import { isolate } from '../language/format-number.ts';
import { fill, type Message } from '../language/message.ts';
import { common } from '../shell/common.ts';
import { sentOrder } from './sent-order.ts';

/** Status of a sent order: a sentence with its number, and a link. */
export type SentOrderNotice = {
  text: Message;
  isBad: boolean;
  link: { path: string; text: Message };
};

const { texts } = sentOrder;

/** Sentences that differ if what was sent corrects an earlier order. */
const corrections: Partial<Record<SentPhase, Message>> = {
  sending: texts.correcting,
  sent: texts.corrected,
  refused: texts.notCorrected,
};

/** `id` is that of the order, also if what was sent corrects it. */
export function describeSentOrder(
  id: string,
  phase: SentPhase,
  isCorrection = false,
): SentOrderNotice {
  const text = (isCorrection && corrections[phase]) || texts[phase];
  const links: Partial<Record<SentPhase, SentOrderNotice['link']>> = {
    sent: { path: orderPath(id), text: texts.toOrder },
    signIn: { path: loginPathTo(panelRoutes.preOrder.path), text: common.signIn },
  };
  return {
    text: fill(text, { number: isolate(orderNumber(id)) }),
    isBad: phase === 'refused',
    link: links[phase] ?? { path: panelRoutes.preOrder.path, text: texts.toPreorders },
  };
}
