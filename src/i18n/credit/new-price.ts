import { formatMoney } from '../language/format-number.ts';
import { fill, inBoth, type Message, messages } from '../language/message.ts';

const { texts } = messages('newPrice', {
  newPrice: [
    'قیمت تغییر کرده است: {before} ← {total}',
    'The price has changed: {before} → {total}',
  ],
  nowPriced: ['قیمت امروز: {total}', 'Today’s price: {total}'],
});

const money = (amount: number | null): Message => inBoth((locale) => formatMoney(amount, locale));

/** Says that a total changed since it was saved. */
export function newPriceWords(before: number | null, total: number | null): Message {
  if (before === null) return fill(texts.nowPriced, { total: money(total) });
  return fill(texts.newPrice, { before: money(before), total: money(total) });
}
