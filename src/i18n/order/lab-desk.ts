import type { AskedEvent } from '../../domain/lifecycle/order-event.ts';
import { type Message, messages } from '../language/message.ts';

/** Actions of the lab on an order. */
export const labActs = messages('labActs', {
  accept: ['تأیید سفارش', 'Accept'],
  quote: ['اعلام قیمت', 'Quote a price'],
  start: ['شروع ساخت', 'Start production'],
  inspect: ['ارسال به کنترل کیفی', 'Send to quality control'],
  pass: ['تأیید کیفیت', 'Pass'],
  redo: ['برگشت به ساخت', 'Back to production'],
  break: ['ثبت خرابی', 'Record a breakage'],
  ship: ['ارسال به فروشگاه', 'Ship'],
  resume: ['ادامه بدون پاسخ', 'Resume without an answer'],
  grantRemake: ['موافقت با ساخت مجدد', 'Grant the remake'],
  refuseRemake: ['نپذیرفتن ساخت مجدد', 'Refuse the remake'],
  ask: ['پرسیدن سؤال', 'Ask a question'],
  write: ['نوشتن پیام', 'Write a message'],
  reject: ['رد سفارش', 'Reject'],
  cancel: ['لغو سفارش', 'Cancel the order'],
  revert: ['لغو مرحلهٔ «{step}»', 'Undo “{step}”'],
} satisfies Partial<Record<AskedEvent['event'], Message>>);

/** Releasing an order that the server held because of the credit limit. */
export const heldActs = messages('heldActs', {
  resume: ['ادامه با وجود سقف اعتبار', 'Continue despite the limit'],
});

/** Fields that only the lab fills in. */
export const labFields = messages('labFields', {
  promisedFor: ['تاریخ وعده (خروج از لابراتوار)', 'Promised for (leaves the lab)'],
  chooseDay: ['یک روز انتخاب کنید', 'Choose a day'],
  price: ['قیمت کل، تومان', 'Total price, toman'],
  priceOf: ['قیمت {parts} (تومان)', 'Price of {parts}, in toman'],
  tracking: ['کد رهگیری', 'Tracking number'],
  part: ['چه چیزی خراب شد', 'What broke'],
  choosePart: ['انتخاب کنید', 'Choose one'],
  pieces: ['چند عدد', 'How many'],
  onePiece: ['اگر خالی بماند، یک عدد', 'Left empty: one piece'],
});

/** Texts about an order held because of the account's credit limit. */
export const heldAtLab = messages('heldAtLab', {
  creditLimit: [
    'با این سفارش بدهی مشتری {amount} از سقف اعتبارش بیشتر می‌شود. می‌توانید آن را با وجود این ادامه دهید یا رد کنید.',
    'With this order the account would owe {amount} more than its credit limit. You can continue anyway, or reject it.',
  ],
});
