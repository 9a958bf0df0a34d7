import type { Order } from '../../../domain/order/order.ts';
import { fill, type Message } from '../../../i18n/language/message.ts';
import { moneyText } from '../../../i18n/language/money-text.ts';
import { say } from '../../../ui/base/say.tsx';

/** Says by how much a held order exceeds the credit limit; renders nothing for other orders. */
export function HeldOrder({ order, words }: { order: Order; words: Message }) {
  if (order.heldFor !== 'creditLimit') return null;
  const { excess = 0 } = order.events.findLast(({ event }) => event === 'hold') ?? {};
  const amount = moneyText(excess);
  return <p>{say(fill(words, { amount }))}</p>;
}
