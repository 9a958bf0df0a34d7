import { messages } from '../language/message.ts';

/** Actions of the lab on deliveries. */
export const labDelivery = messages('labDelivery', {
  make: ['ساخت مرسوله ({count})', 'Create a delivery ({count})'],
  makeTitle: ['مرسولهٔ جدید', 'New delivery'],
  makeOf: ['{count} برای {account}', '{count} for {account}'],
  edit: ['ویرایش', 'Edit'],
  editTitle: ['ویرایش مرسوله', 'Edit delivery'],
  save: ['ذخیره', 'Save'],
  saving: ['در حال ذخیره…', 'Saving…'],
  back: ['انصراف', 'Cancel'],
  optional: ['{label} (اختیاری)', '{label} (optional)'],
  chooseDay: ['یک روز انتخاب کنید', 'Choose a day'],
  dayMissing: ['روز ارسال را انتخاب کنید', 'Choose the day it leaves the lab'],
  tooLong: ['متن طولانی است: حداکثر {max} نویسه', 'Too long: at most {max} characters'],
  ship: ['ارسال همه', 'Ship all'],
  shipping: ['در حال ارسال…', 'Shipping…'],
  printA4: ['چاپ برگهٔ ارسال، A4', 'Print the note, A4'],
  printA5: ['چاپ برگهٔ ارسال، A5', 'Print the note, A5'],
  dissolve: ['لغو مرسوله', 'Undo delivery'],
  dissolved: [
    'مرسوله لغو شد؛ سفارش‌ها در وضعیت «آمادهٔ ارسال» می‌مانند.',
    'Delivery undone. Its orders are still ready.',
  ],
  shipped: ['ارسال شد. سفارش‌ها در حساب فروشگاه دیده می‌شود.', 'Shipped. The shop sees it now.'],
  sentTogether: [
    'فروشگاه این سفارش‌ها را همراه سفارش‌های همین مرسوله فرستاده است:',
    'The shop sent these together with orders of this delivery:',
  ],
  leftBehind: [
    'آنچه آمادهٔ ارسال نیست جا می‌ماند و جداگانه فرستاده می‌شود.',
    'What is not ready is left behind and travels separately.',
  ],
  addReady: ['افزودن آماده‌ها ({count})', 'Add those that are ready ({count})'],
  added: ['اضافه شد. برگهٔ ارسال را دوباره چاپ کنید.', 'Added. Print the delivery note again.'],
  mayNotLeave: [
    'تا این سفارش‌ها در مرسوله باشند، چیزی ارسال نمی‌شود:',
    'Nothing ships while these orders are in the delivery:',
  ],
  takeOut: ['خارج کردن از مرسوله', 'Remove from delivery'],
  takenOut: ['خارج شد. برگهٔ ارسال را دوباره چاپ کنید.', 'Removed. Print the delivery note again.'],
  inOther: [
    'سفارش {number} در مرسولهٔ {delivery} است.',
    'Order {number} is already in delivery {delivery}.',
  ],
  notReady: ['سفارش {number} آمادهٔ ارسال نیست: {state}.', 'Order {number} is not ready: {state}.'],
  refused: [
    'پذیرفته نشد. صفحه را دوباره بارگذاری و بررسی کنید.',
    'Not accepted. Reload the page and check it.',
  ],
  unread: [
    'ذخیره نشد، چون مرسوله بارگذاری نشد. دوباره تلاش کنید.',
    'Not saved: the delivery didn’t load. Try again.',
  ],
  offline: [
    'انجام نشد، چون اینترنت قطع است. دوباره تلاش کنید؛ دو بار ثبت نمی‌شود.',
    'That didn’t work: you’re offline. Try again; it won’t be recorded twice.',
  ],
  failed: [
    'سرور پاسخ نداد. دوباره تلاش کنید؛ دو بار ثبت نمی‌شود.',
    'The server didn’t answer. Try again; it won’t be recorded twice.',
  ],
});

/** The printed note that accompanies a delivery. */
export const deliveryNote = messages('deliveryNote', {
  title: ['برگهٔ ارسال', 'Delivery note'],
  order: ['سفارش', 'Order'],
  what: ['شرح', 'Description'],
  forWhom: ['مشتری / پرونده', 'Patient / reference'],
  pieces: ['تعداد', 'Quantity'],
  total: ['جمع', 'Total'],
  together: [
    'سفارش‌هایی که با هم فرستاده شدند: {count} از {all}',
    'Ordered together: {count} of {all}',
  ],
  received: ['نام و امضای گیرنده', 'Received by (name and signature)'],
});
