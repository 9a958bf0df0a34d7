import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

export const stockroom = messages('stockroom', {
  part: ['نمایش', 'Show'],
  powers: ['عدسی استوک', 'Stock lenses'],
  accessories: ['لوازم جانبی', 'Accessories'],
  low: ['کسری', 'Running low'],
  doing: ['کار', 'Task'],
  reason: ['علت', 'Reason'],
  direction: ['تغییر موجودی', 'Change'],
  less: ['کم می‌شود', 'Less'],
  more: ['زیاد می‌شود', 'More'],
  note: ['یادداشت', 'Note'],
  noteHint: ['شمارهٔ فاکتور، نام تأمین‌کننده…', 'Invoice number, supplier…'],
  typed: ['{items} قلم، {pieces} عدد', '{items} items, {pieces} pieces'],
  typedItems: ['{items} نمره', '{items} powers'],
  nothingTyped: ['هنوز چیزی وارد نشده است', 'Nothing typed yet'],
  sending: ['در حال ثبت…', 'Saving…'],
  done: ['{items} قلم ثبت شد.', 'Saved: {items} items.'],
  unknown: [
    'پاسخ لابراتوار نرسید؛ شاید ثبت شده باشد. دوباره ثبت کنید: دو بار حساب نمی‌شود.',
    'No answer came; it may have been saved. Save again: it won’t count twice.',
  ],
  left: [
    'حساب دیگری وارد شده است. دوباره وارد شوید.',
    'Another account is signed in. Sign in again.',
  ],
  changedMeanwhile: [
    'در این میان چیزی تغییر کرده است. فایل را دوباره انتخاب کنید.',
    'Something has changed meanwhile. Choose the file again.',
  ],
  nothing: ['چیزی تغییر نمی‌کند.', 'Nothing would change.'],
  reviewTitle: ['مرور تغییرات', 'Review the changes'],
  added: ['اضافه می‌شود', 'Added'],
  changed: ['تغییر می‌کند', 'Changed'],
  removed: ['برداشته می‌شود', 'Removed'],
  fromTo: ['از {before} به {after}', 'from {before} to {after}'],
  otherDiameter: ['قطر دیگر (mm)', 'Another diameter (mm)'],
  wrongDiameter: ['قطر بین ۳۰ و ۱۰۰ mm است', 'A diameter is between 30 and 100 mm'],
  andMore: ['و {count} مورد دیگر', 'and {count} more'],
  saveChanges: ['ذخیرهٔ تغییرات', 'Save changes'],
  cancel: ['انصراف', 'Cancel'],
  noteMissing: ['برای علت «دیگر» یادداشت بنویسید.', 'Write a note for the reason “Other”.'],
  refused: ['چیزی ثبت نشد. این قلم‌ها را اصلاح کنید:', 'Nothing was saved. Correct these items:'],
  gridName: ['موجودی نمره‌ها', 'Stock of powers'],
  below: ['کمتر از حداقل', 'Below its level'],
  differs: ['با دفتر فرق دارد', 'Differs from the book'],
  inBook: ['موجودی', 'On hand'],
  expected: ['باید در قفسه باشد', 'Should be there'],
  entered: ['واردشده', 'Typed'],
  countHint: [
    'همهٔ عدسی‌هایی را که در جای خود هستند بشمارید، حتی آنهایی را که برای سفارش‌ها کنار می‌روند. سفارش‌هایی که در حین شمارش می‌رسند شمارش را خراب نمی‌کنند. نمره‌ای که ننویسید تغییر نمی‌کند.',
    'Count every lens in its place, including those promised to orders. Orders that arrive meanwhile don’t affect the count. Powers you leave empty stay as they are.',
  ],
  levelsHint: [
    'تعدادی را بنویسید که می‌خواهید از هر نمره داشته باشید؛ ۰ یعنی حداقلی ندارد. کمتر از آن در «کسری» می‌آید.',
    'Type how many you want to have of each power; 0 means no level. Below that it is listed as running low.',
  ],
  powersHint: [
    'برای افزودن نمره به استوک ۱ و برای برداشتن آن ۰ بنویسید. نمره‌ای که موجودی یا سفارش باز دارد برداشته نمی‌شود.',
    'Type 1 to take a power into stock, 0 to take it out. A power with pieces on hand or in open orders stays.',
  ],
  promised: ['در تعهد سفارش‌ها', 'Promised to orders'],
  level: ['حداقل موجودی', 'Level'],
  noLevel: ['تعیین نشده', 'None'],
  chosen: ['نمرهٔ انتخاب‌شده', 'Selected power'],
  notMade: ['این نمره ساخته نمی‌شود.', 'This power is not made.'],
  history: ['گردش', 'History'],
  noHistory: ['هنوز گردشی ندارد.', 'No movements yet.'],
  earlier: ['قدیمی‌ترها', 'Earlier'],
  after: ['مانده: {pieces}', 'Balance: {pieces}'],
  byCount: ['شمرده‌شده: {counted}، در تعهد: {promised}', 'Counted {counted}, promised {promised}'],
  unread: ['بارگذاری نشد.', 'It didn’t load.'],
  again: common.again,
  waiting: ['در حال بارگذاری…', 'Loading…'],
  noLenses: ['هنوز عدسی استوکی نیست', 'There are no stock lenses yet'],
  noLensesHint: [
    'عدسی‌های استوک را در کاتالوگ بسازید؛ بعد نمره‌ها و موجودی آن‌ها را اینجا وارد کنید.',
    'Make stock lenses in the catalogue, then enter their powers and stock here.',
  ],
  noAccessories: ['هنوز لوازم جانبی نیست', 'There are no accessories yet'],
  noAccessoriesHint: [
    'آن‌ها را در کاتالوگ بسازید؛ بعد موجودی را اینجا وارد کنید.',
    'Make them in the catalogue, then enter their stock here.',
  ],
  toCatalogue: ['رفتن به کاتالوگ', 'Go to the catalogue'],
  noneLow: ['هیچ قلمی کم نیست', 'Nothing is running low'],
  noneLowHint: [
    'اقلامی که از حداقل خود کمتر شوند اینجا می‌آیند.',
    'What falls below its level is listed here.',
  ],
});

/** What is being entered, and what enters it. */
export const taskNames = messages('taskNames', {
  receipt: ['رسید کالا', 'Receive'],
  count: ['شمارش', 'Count'],
  correction: ['اصلاح', 'Correct'],
  return: ['برگشتی', 'Returns'],
  levels: ['حداقل‌ها', 'Levels'],
  powers: ['نمره‌های موجود', 'Powers'],
});

export const taskActs = messages('taskActs', {
  receipt: ['ثبت رسید', 'Save receipt'],
  count: ['ثبت شمارش', 'Save count'],
  correction: ['ثبت اصلاح', 'Save corrections'],
  return: ['ثبت برگشتی', 'Save returns'],
  levels: ['مرور تغییرات', 'Review changes'],
  powers: ['مرور تغییرات', 'Review changes'],
});

export const correctionReasonNames = messages('correctionReasonNames', {
  damaged: ['شکسته یا معیوب', 'Damaged'],
  missing: ['گم شده', 'Missing'],
  found: ['پیدا شده', 'Found'],
  mistyped: ['اشتباه در ثبت', 'Entry mistake'],
  toSupplier: ['پس‌فرستاده به تأمین‌کننده', 'Sent back to the supplier'],
  other: ['دیگر', 'Other'],
});

export const movementNames = messages('movementNames', {
  opening: ['موجودی آغازین', 'Opening stock'],
  receipt: ['رسید', 'Receipt'],
  correction: ['اصلاح', 'Correction'],
  count: ['شمارش', 'Count'],
  return: ['برگشتی', 'Return'],
  taken: ['سفارش', 'Order'],
  givenBack: ['بازگشت از سفارش', 'Returned from an order'],
  removed: ['حذف از استوک', 'No longer kept'],
});

/** Why an item was refused. */
export const postingFaults = messages('postingFaults', {
  correctionShort: ['موجودی فقط {onHand} عدد است', 'only {onHand} on hand'],
  countShort: [
    'سفارش‌ها {missing} عدد بیشتر از این شمارش برده‌اند؛ دوباره بشمارید یا سفارشی را لغو کنید',
    'orders took {missing} more than you counted; count again, or cancel an order',
  ],
  unknownItem: ['دیگر در استوک نیست', 'no longer kept'],
  repeatedLine: ['در ردیف دیگری هم آمده است', 'is in another row too'],
  outOfRange: ['تعداد بیش از اندازه است', 'too many pieces'],
  other: ['پذیرفته نشد', 'not accepted'],
});

export const lowColumns = messages('lowColumns', {
  item: ['قلم', 'Item'],
  power: ['نمره', 'Power'],
  onHand: ['موجودی', 'On hand'],
  level: ['حداقل', 'Level'],
  missing: ['پیشنهاد خرید', 'To order'],
  code: ['کد', 'Code'],
  name: ['نام', 'Name'],
  diameter: ['قطر', 'Diameter'],
  csv: ['فایل CSV', 'CSV file'],
  xlsx: ['فایل Excel', 'Excel file'],
  caption: ['اقلامی که کم‌اند', 'What is running low'],
});
