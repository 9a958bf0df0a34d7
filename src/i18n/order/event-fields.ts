import type { TypedDetails } from '../../domain/lifecycle/empty-details.ts';
import type { AskedEvent } from '../../domain/lifecycle/order-event.ts';
import { type Message, messages } from '../language/message.ts';
import { payers } from './remakes.ts';
import { desk } from './shop-desk.ts';

/** Fields of an action on an order. */
export const eventFields = messages('eventFields', {
  message: ['یادداشت', 'Note'],
  reason: ['دلیل', 'Reason'],
  chooseReason: ['یک دلیل انتخاب کنید', 'Choose a reason'],
  question: ['سؤال', 'Question'],
  words: ['پیام', 'Message'],
  optional: ['{label} (اختیاری)', '{label} (optional)'],
});

/** Why an action failed. */
export const eventProblems = messages('eventProblems', {
  outOfStock: [
    'انجام نشد: موجودی این عدسی‌ها برای ساخت مجدد کافی نیست.',
    'That didn’t work: there are not enough of these lenses in stock for a remake.',
  ],
});

/** What is wrong with a field, and what to do. */
export const eventFaults = messages('eventFaults', {
  message: ['متن را بنویسید', 'Write something'],
  reason: ['یک دلیل انتخاب کنید', 'Choose a reason'],
  promisedFor: ['تاریخ وعده را انتخاب کنید', 'Choose the promised day'],
  price: ['قیمت را به تومان وارد کنید', 'Enter the price in toman'],
  tracking: ['کد رهگیری را وارد کنید', 'Enter the tracking number'],
  photos: ['یک عکس انتخاب کنید', 'Choose a photo'],
  part: ['بگویید چه چیزی خراب شد', 'Choose what broke'],
  pieces: ['تعداد را با رقم وارد کنید', 'Enter the number of pieces'],
  payer: payers.texts.missing,
  share: payers.texts.shareMissing,
} satisfies Record<Exclude<keyof TypedDetails, 'reverts' | 'remaking'>, Message>);

/** Faults of a value that was entered. */
export const valueFaults = messages('valueFaults', {
  notANumber: [
    'مبلغ معتبر نیست: فقط رقم وارد کنید، مانند ۲٬۵۰۰٬۰۰۰',
    'Not a valid amount: enter digits only, such as 2,500,000',
  ],
  tooLong: ['متن طولانی است: حداکثر {max} نویسه', 'Too long: at most {max} characters'],
  invalid: ['معتبر نیست', 'Not valid'],
  tooMany: ['تعداد در سفارش کمتر از این است', 'The order has fewer pieces than this'],
});

/** Labels of the message field, by event; for other events it is a note. */
export const messageLabels: Partial<Record<AskedEvent['event'], Message>> = {
  ask: eventFields.texts.question,
  answer: desk.texts.answer,
  write: eventFields.texts.words,
};
