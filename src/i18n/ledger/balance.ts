import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { countText } from '../language/count-text.ts';
import { fill, type Message, messages } from '../language/message.ts';
import { moneyText } from '../language/money-text.ts';

/** Texts about what an account owes and may still order. */
export const balance = messages('balance', {
  title: ['اعتبار و مانده', 'Credit and balance'],
  balance: ['ماندهٔ حساب', 'Balance'],
  limit: ['سقف اعتبار', 'Credit limit'],
  openOrders: ['سفارش‌های در انتظار تأیید', 'Orders not accepted yet'],
  available: ['اعتبار باقی‌مانده', 'Credit left'],
  overLimit: [
    'سفارش‌های بعدی تا پرداخت یا تأیید لابراتوار نگه داشته می‌شود.',
    'Further orders are put on hold until a payment or until the lab agrees.',
  ],
  statement: ['صورت‌حساب', 'Statement'],
  owed: ['{amount} بدهکار', '{amount} owed'],
  inFavour: ['{amount} بستانکار', '{amount} in credit'],
  creditBalance: ['{amount} بستانکار', '{amount} CR'],
  even: ['تسویه', 'Settled'],
});

const { texts } = balance;

/** A balance in a column; credit in the account's favour is marked. */
export function bareBalance(balance: number): Message {
  const amount = countText(rialsToToman(Math.abs(balance)));
  return balance < 0 ? fill(texts.creditBalance, { amount }) : amount;
}

/** A balance in words: what an account owes or has in its favour. */
export function balanceWords(balance: number): Message {
  if (balance === 0) return texts.even;
  const amount = moneyText(Math.abs(balance));
  return fill(balance > 0 ? texts.owed : texts.inFavour, { amount });
}
