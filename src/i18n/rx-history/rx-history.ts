import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

/** Comparing a customer's earlier prescriptions with the typed one. */
export const rxHistory = messages('rxHistory', {
  search: ['نام یا موبایل مشتری، یا شمارهٔ پرونده', 'Patient, mobile or reference'],
  found: ['نسخه‌های پیدا شده: {count}', 'Prescriptions found: {count}'],
  reading: ['در حال جستجو…', 'Searching…'],
  nothingTyped: [
    'نام، موبایل یا شمارهٔ پرونده را بنویسید تا نسخه‌های قبلی همین مشتری پیدا شود.',
    'Type a name, a mobile number or a reference to find the same customer’s earlier prescriptions.',
  ],
  searchedTo: [
    'تا {day} جستجو شد؛ نسخه‌های قدیمی‌تر را در فهرست سفارش‌ها جستجو کنید.',
    'Searched as far as {day}; search the list of orders for older ones.',
  ],
  none: ['نسخهٔ دیگری از این مشتری پیدا نشد.', 'No other prescription of this customer was found.'],
  noCaller: ['اول حساب فروشگاه را انتخاب کنید.', 'First choose the account you are ordering for.'],
  offline: [
    'اینترنت قطع است؛ فقط نسخه‌های ذخیره‌شده روی این دستگاه پیدا می‌شود.',
    'You’re offline: only prescriptions kept on this device are found.',
  ],
  failed: [
    'نسخه‌های لابراتوار بارگذاری نشد؛ فقط نسخه‌های این دستگاه پیدا شد.',
    'The lab’s prescriptions didn’t load; only this device’s were found.',
  ],
  signedOut: [
    'برای دیدن نسخه‌هایی که به لابراتوار رفته است وارد شوید.',
    'Sign in to see prescriptions already sent to the lab.',
  ],
  kept: ['روی این دستگاه، ارسال نشده', 'On this device, not sent'],
  forNear: ['برای نزدیک', 'For near'],
  compared: ['نسخهٔ قبلی در کنار نسخهٔ جدید', 'The earlier prescription beside the new one'],
  earlier: ['قبلی', 'Earlier'],
  later: ['جدید', 'New'],
  change: ['تغییر', 'Change'],
  amount: [
    'معادل کروی {equivalent}، آستیگماتیسم {astigmatism}، بیشترین تغییر در یک راستا {greatest} دیوپتر',
    'spherical equivalent {equivalent}, astigmatism {astigmatism}, at most {greatest} D in one meridian',
  ],
  otherUse: [
    'یکی از این دو نسخه برای نزدیک است؛ مقایسهٔ نمره‌ها معنی ندارد.',
    'One of the two is for near, so comparing their powers means nothing.',
  ],
  jump: [
    '{eye} به اندازهٔ {by} دیوپتر تغییر کرده است. درست است؟',
    '{eye}: changed by {by} D. Is that right?',
  ],
  confirm: ['تأیید می‌کنم', 'I confirm'],
  correct: ['اصلاح نمره', 'Correct it'],
  pair: ['جفت دوم با همین نمره‌ها', 'Second pair with these powers'],
  taken: [
    'نمره‌ها، پی‌دی‌ها و ارتفاع‌های نسخهٔ قبلی وارد فرم شد؛ عدسی را انتخاب کنید. ارتفاع‌ها مربوط به فریم قبلی است.',
    'Powers, PDs and heights were filled in; choose the lens. The heights are those of the earlier frame.',
  ],
  undo: common.undo,
});
