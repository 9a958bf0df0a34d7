import type { Order } from '../../../domain/order/order.ts';
import { formatMoney } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../../i18n/language/message.ts';
import { say } from '../../../ui/base/say.tsx';

/** By how much the order is above the credit limit for which the server holds it; nothing for other orders. */
export function HeldOrder({ order, words }: { order: Order; words: Message }) {
  if (order.heldFor !== 'creditLimit') return null;
  const { excess = 0 } = order.events.findLast(({ event }) => event === 'hold') ?? {};
  const amount = inBoth((locale) => formatMoney(excess, locale));
  return <p>{say(fill(words, { amount }))}</p>;
}
