import { fill, type Message, messages } from '../language/message.ts';
import { moneyText } from '../language/money-text.ts';

const { texts } = messages('newPrice', {
  newPrice: [
    'قیمت تغییر کرده است: {before} ← {total}',
    'The price has changed: {before} → {total}',
  ],
  nowPriced: ['قیمت امروز: {total}', 'Today’s price: {total}'],
});

/** Says that a total changed since it was saved. */
export function newPriceWords(before: number | null, total: number | null): Message {
  if (before === null) return fill(texts.nowPriced, { total: moneyText(total) });
  return fill(texts.newPrice, { before: moneyText(before), total: moneyText(total) });
}
