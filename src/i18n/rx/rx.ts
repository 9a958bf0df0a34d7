import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

export const rx = messages('rx', {
  prescription: ['نسخه', 'Prescription'],
  people: ['پزشک، موبایل، بیمه', 'Prescriber, mobile, insurance'],
  lens: ['عدسی', 'Lens'],
  copy: ['کپی \u2066R → L\u2069', 'Copy R → L'],
  removeAxis: ['محور حذف شود', 'Remove the axis'],
  addCylinder: ['سیلندر اضافه شود', 'Add a cylinder'],
  withdrawn: [
    'انتخاب قبلی با این عدسی ممکن نیست و پاک شد.',
    'Your earlier choice is not available with this lens and was cleared.',
  ],
  moreEyes: ['پی‌دی نزدیک، پریزم، مرکز اپتیکی', 'Near PD, prism, optical centre'],
  services: ['رنگ (تینت)، آینه‌ای و خدمات دیگر', 'Tint, mirror and other services'],
  frame: ['نوع سفارش و فریم', 'Job and frame'],
  frameMeasures: ['اندازه‌های فریم', 'Frame measurements'],
  more: ['بیشتر: نحوهٔ قرارگیری، خواسته‌ها، سینی', 'More: fit, requests, tray'],
  balance: ['عدسی بالانس برای چشم دیگر', 'Balance lens for the other eye'],
  storedAs: ['ثبت می‌شود: {power}', 'Stored as {power}'],
  begin: ['سفارش جدید', 'New order'],
  history: ['نسخه‌های قبلی مشتری', 'Earlier prescriptions'],
  fromMessage: ['نسخه از متن پیام', 'From a message'],
  madeForNear: ['نمرهٔ نزدیک که ساخته می‌شود: {power}', 'Made for near: {power}'],
  pdSplit: [
    'پی‌دی دوچشمی {binocular} به {right} راست و {left} چپ تقسیم شد.',
    'Binocular PD {binocular} was split: {right} right, {left} left.',
  ],
  unchoose: ['پاک کردن انتخاب', 'Clear choice'],
  undo: common.undo,
  coming: ['در حال بارگذاری…', 'Loading…'],
  notFetched: [
    'فهرست عدسی‌ها بارگذاری نشد. نسخه را وارد کنید؛ ذخیره می‌شود.',
    'The lens list didn’t load. You can enter the prescription; it is saved.',
  ],
  again: common.again,
});

export const rxSummary = messages('rxSummary', {
  price: ['قیمت', 'Price'],
  total: common.total,
  open: ['—', '—'],
  signInForPrices: ['برای دیدن قیمت‌ها وارد شوید.', 'Sign in to see prices.'],
  keys: ['Enter: فیلد بعدی، Ctrl+Enter: ارسال', 'Enter: next field, Ctrl+Enter: send'],
});
