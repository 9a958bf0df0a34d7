import type { BasketResult } from '../../domain/order/basket-result.ts';
import type { PreorderSum } from '../../domain/order/preorder-totals.ts';
import type { PreorderCheck, PreorderWait } from '../../domain/order/preorder-wait.ts';
import { newPriceWords } from '../credit/new-price.ts';
import { countText, withCount } from '../language/count-text.ts';
import { fill, type Message, messages } from '../language/message.ts';
import { moneyText } from '../language/money-text.ts';
import { preorders } from '../orders/preorders.ts';
import { common } from '../shell/common.ts';

/** Texts about several pre-orders: totals, selection, and sending several at once. */
export const basket = messages('basket', {
  all: ['همهٔ پیش‌سفارش‌ها: {count}', 'All pre-orders: {count}'],
  selected: ['انتخاب‌شده: {count}', 'Selected: {count}'],
  total: common.total,
  unpriced: ['{count} بدون قیمت', '{count} without a price'],
  select: ['انتخاب پیش‌سفارش {number}', 'Select pre-order {number}'],
  selectSendable: ['انتخاب همهٔ آماده‌های ارسال ({count})', 'Select all that can be sent ({count})'],
  clear: ['لغو انتخاب', 'Clear selection'],
  toolbar: ['پیش‌سفارش‌های انتخاب‌شده', 'Selected pre-orders'],
  sendSelected: ['ارسال ({count})', 'Send ({count})'],
  deleteSelected: ['حذف ({count})', 'Delete ({count})'],
  sending: ['{done} از {total} انجام شد…', '{done} of {total} done…'],
  progress: ['پیشرفت ارسال', 'Sending progress'],
  sent: ['{count} سفارش به لابراتوار رسید:', 'Reached the lab: {count}'],
  queued: ['{count} سفارش در صف ارسال است:', 'Orders queued: {count}'],
  unsent: ['{count} پیش‌سفارش ارسال نشد:', 'Not sent: {count}'],
  confirm: ['ارسال با همین قیمت‌ها ({count})', 'Send at these prices ({count})'],
  close: ['بستن نتیجه', 'Close the result'],
  deletedSeveral: ['{count} پیش‌سفارش حذف شد.', 'Pre-orders deleted: {count}.'],
  openElsewhere: [
    '{count} پیش‌سفارش در زبانهٔ دیگری باز است و حذف نشد.',
    'Open in another tab and not deleted: {count}.',
  ],
  sendAtNewPrice: ['ارسال با قیمت جدید', 'Send at the new price'],
  keys: ['کلیدهای میان‌بر (؟)', 'Keyboard shortcuts (?)'],
});

const { texts } = basket;

/** What a pre-order waits for; texts without numbers. */
const waits = messages('preorderWaits', {
  deletion: preorders.texts.withdrawnHint,
  answer: ['منتظر پاسخ لابراتوار است.', 'Waiting for the lab’s answer.'],
  signIn: ['برای ارسال وارد حساب شوید.', 'Sign in to send it.'],
  otherUser: [
    'کاربر دیگری از حساب شما آن را فرستاده است و با ورود همان کاربر روی این دستگاه ارسال می‌شود.',
    'Another user of your account sent it. It is sent when they sign in on this device.',
  ],
  network: preorders.texts.queuedHint,
  labFull: [
    'سرور لابراتوار فعلاً جا ندارد. سفارش روی این دستگاه می‌ماند و به‌محض باز شدن جا، خودکار ارسال می‌شود.',
    'The lab’s server is out of space right now. The order stays on this device and is sent automatically once there is room.',
  ],
  turn: ['در نوبت ارسال است.', 'Waiting for its turn to be sent.'],
  keyReused: preorders.texts.keyReused,
  wasDeleted: [
    'این سفارش پیش از رسیدن به لابراتوار حذف شده بود، شاید روی دستگاه دیگری. اگر هنوز آن را می‌خواهید، دوباره ارسال کنید.',
    'This order was deleted before it reached the lab, perhaps on another device. Send it again if you still want it.',
  ],
  overtaken: [
    'سفارش دیگر قابل اصلاح نیست. باز کنید: می‌توانید آن را به‌عنوان سفارش جدید بفرستید یا کنار بگذارید.',
    'The order can no longer be corrected. Open it: you can send this as a new order, or drop it.',
  ],
  mend: preorders.texts.refusedHint,
  warnings: ['هشدارهای آن را باز و تأیید کنید.', 'Open it and confirm its warnings.'],
  unpriced: [
    'قیمت با استعلام: لابراتوار قیمت را اعلام می‌کند و تا تأیید شما چیزی ساخته نمی‌شود.',
    'Price on request: the lab quotes a price, and nothing is made before you agree.',
  ],
});

const incomplete = messages('preorderIncomplete', {
  fields: ['کامل نیست: {count} مورد را اصلاح کنید.', 'Not complete. Fields to fix: {count}.'],
});

/** Progress of sending. */
export const progressWords = (done: number, total: number): Message =>
  fill(texts.sending, { done: countText(done), total: countText(total) });

/** Total of several pre-orders, with the number of those without a price. */
export function sumWords({ count: all, total, unpriced }: PreorderSum): Message {
  if (unpriced === 0) return moneyText(total);
  const without = withCount(texts.unpriced, unpriced);
  if (unpriced === all) return without;
  return fill(['{total} + {without}', '{total} + {without}'], { total: moneyText(total), without });
}

/** What a pre-order waits for, in words. */
export function waitWords(
  wait: PreorderWait,
  saved: number | null,
  check: PreorderCheck | undefined,
): Message {
  if (wait === 'newPrice') return newPriceWords(saved, check?.total ?? null);
  if (wait === 'incomplete') return withCount(incomplete.texts.fields, check?.issues ?? 1);
  return waits.texts[wait];
}

const results = messages('basketResults', {
  sending: preorders.texts.sending,
  sent: ['ارسال شد', 'Sent'],
  network: ['پس از وصل شدن اینترنت ارسال می‌شود', 'Will be sent once you’re online'],
  labFull: [
    'سرور لابراتوار فعلاً جا ندارد؛ بعداً خودکار ارسال می‌شود',
    'The lab’s server is out of space; it is sent automatically later',
  ],
  signIn: ['پس از ورود به حساب ارسال می‌شود', 'Will be sent once you sign in'],
  answer: ['منتظر پاسخ لابراتوار است', 'Waiting for the lab’s answer'],
  refused: [
    'لابراتوار نپذیرفت؛ باز کنید و موارد مشخص‌شده را اصلاح کنید',
    'Refused by the lab. Open it and correct the marked fields',
  ],
  incomplete: ['کامل نیست؛ باز کنید و کامل کنید', 'Not complete; open it and complete it'],
  warnings: ['هشدارهای آن را باز و تأیید کنید', 'Open it and confirm its warnings'],
  unpriced: ['قیمت با استعلام', 'Price on request'],
  signedOut: ['برای ارسال وارد حساب شوید', 'Sign in to send it'],
  openElsewhere: ['در زبانهٔ دیگری باز است', 'Open in another tab'],
  noCatalogue: ['فهرست لابراتوار بارگذاری نشد', 'The lab’s catalogue didn’t load'],
  failed: ['روی این دستگاه ذخیره نشد؛ دوباره تلاش کنید', 'Couldn’t be saved here; try again'],
});

/** The result of sending one of several pre-orders, in words. */
export function resultWords(result: BasketResult): Message {
  if (result.kind === 'newPrice') return newPriceWords(result.before, result.total);
  return results.texts[result.kind === 'queued' ? result.why : result.kind];
}

/** What each key does in the list. */
export const basketKeys = messages('basketKeys', {
  next: ['پیش‌سفارش بعدی', 'Next pre-order'],
  previous: ['پیش‌سفارش قبلی', 'Previous pre-order'],
  select: ['انتخاب', 'Select'],
  extend: ['انتخاب چند سفارش پشت سر هم', 'Select several in a row'],
  all: ['انتخاب همهٔ آماده‌های ارسال', 'Select all that can be sent'],
  send: ['ارسال انتخاب‌شده‌ها', 'Send the selected ones'],
  delete: ['حذف انتخاب‌شده‌ها یا همین یکی', 'Delete the selected ones, or this one'],
  clear: ['لغو انتخاب', 'Clear selection'],
});
