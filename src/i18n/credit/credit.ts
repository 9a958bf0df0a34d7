import { fill, type Message, messages } from '../language/message.ts';
import { moneyText } from '../language/money-text.ts';

const credit = messages('credit', {
  left: ['اعتبار باقی‌مانده پس از ارسال: {amount}', 'Credit left after sending: {amount}'],
  over: [
    '{amount} بیش از اعتبار شماست: لابراتوار سفارش را تا پرداخت نگه می‌دارد.',
    '{amount} above your credit: the lab holds the order until a payment.',
  ],
});

/** Words for the remaining credit, in rials; a negative value is the amount by which it is exceeded. */
export function creditWords(left: number): Message {
  const amount = moneyText(Math.abs(left));
  return fill(left < 0 ? credit.texts.over : credit.texts.left, { amount });
}
