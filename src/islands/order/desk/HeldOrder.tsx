import type { Order } from '../../../domain/order/order.ts';
import { formatMoney } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message } from '../../../i18n/language/message.ts';
import { say } from '../../../ui/base/say.tsx';

/** Says by how much a held order exceeds the credit limit; renders nothing for other orders. */
export function HeldOrder({ order, words }: { order: Order; words: Message }) {
  if (order.heldFor !== 'creditLimit') return null;
  const { excess = 0 } = order.events.findLast(({ event }) => event === 'hold') ?? {};
  const amount = inBoth((locale) => formatMoney(excess, locale));
  return <p>{say(fill(words, { amount }))}</p>;
}
