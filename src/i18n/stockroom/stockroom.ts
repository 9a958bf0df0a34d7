import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

export const stockroom = messages('stockroom', {
  part: ['نمایش', 'Show'],
  powers: ['عدسی استوک', 'Stock lenses'],
  accessories: ['لوازم جانبی', 'Accessories'],
  low: ['کسری', 'Running low'],
  doing: ['کار', 'Task'],
  reason: ['دلیل', 'Reason'],
  direction: ['تغییر موجودی', 'Stock change'],
  less: ['کم می‌شود', 'Less'],
  more: ['زیاد می‌شود', 'More'],
  note: ['یادداشت', 'Note'],
  noteHint: ['شمارهٔ فاکتور، نام تأمین‌کننده…', 'Invoice number, supplier…'],
  typed: ['{items} قلم، {pieces} عدد', 'Items: {items}, pieces: {pieces}'],
  typedItems: ['{items} نمره', 'Powers: {items}'],
  nothingTyped: ['هنوز چیزی وارد نشده است', 'Nothing entered yet'],
  sending: ['در حال ثبت…', 'Recording…'],
  done: ['{items} قلم ثبت شد.', 'Items recorded: {items}.'],
  unknown: [
    'سرور لابراتوار پاسخ نداد؛ شاید ثبت شده باشد. دوباره ثبت کنید: دو بار حساب نمی‌شود.',
    'The lab’s server didn’t answer; it may have been recorded. Record it again: it won’t count twice.',
  ],
  left: [
    'حساب دیگری وارد شده است. دوباره وارد شوید.',
    'Another account is signed in. Sign in again.',
  ],
  changedMeanwhile: [
    'در این فاصله چیزی تغییر کرده است. فایل را دوباره انتخاب کنید.',
    'Something has changed in the meantime. Choose the file again.',
  ],
  nothing: ['چیزی تغییر نمی‌کند.', 'Nothing would change.'],
  reviewTitle: ['مرور تغییرات', 'Review changes'],
  added: ['اضافه می‌شود', 'Will be added'],
  changed: ['تغییر می‌کند', 'Will change'],
  removed: ['حذف می‌شود', 'Will be removed'],
  fromTo: ['از {before} به {after}', 'from {before} to {after}'],
  otherDiameter: ['قطر دیگر (mm)', 'Another diameter (mm)'],
  wrongDiameter: ['قطر بین ۳۰ و ۱۰۰ mm است', 'A diameter is between 30 and 100 mm'],
  andMore: ['و {count} مورد دیگر', 'and {count} more'],
  saveChanges: ['ذخیرهٔ تغییرات', 'Save changes'],
  cancel: ['انصراف', 'Cancel'],
  noteMissing: ['برای دلیل «دیگر» یادداشت بنویسید.', 'Write a note for the reason “Other”.'],
  refused: ['چیزی ثبت نشد. این قلم‌ها را اصلاح کنید:', 'Nothing was recorded. Correct these items:'],
  gridName: ['موجودی نمره‌ها', 'Stock of powers'],
  below: ['کمتر از حداقل', 'Below its minimum'],
  differs: ['با موجودی ثبت‌شده فرق دارد', 'Differs from the records'],
  inBook: ['موجودی', 'On hand'],
  expected: ['باید در قفسه باشد', 'Should be there'],
  entered: ['واردشده', 'Entered'],
  countHint: [
    'همهٔ عدسی‌هایی را که در جای خود هستند بشمارید، حتی آن‌هایی را که در تعهد سفارش‌ها هستند. سفارش‌هایی که هنگام شمارش می‌رسند نتیجه را تغییر نمی‌دهند. نمره‌ای که ننویسید تغییر نمی‌کند.',
    'Count every lens in its place, including those promised to orders. Orders that arrive in the meantime don’t affect the count. Powers you leave empty stay as they are.',
  ],
  levelsHint: [
    'تعدادی را بنویسید که می‌خواهید از هر نمره داشته باشید؛ ۰ یعنی حداقلی ندارد. نمره‌ای که موجودی آن کمتر شود در «کسری» می‌آید.',
    'Type how many you want to have of each power; 0 means no minimum. A power with less is listed under “Running low”.',
  ],
  powersHint: [
    'برای افزودن نمره به استوک ۱ و برای حذف آن ۰ بنویسید. نمره‌ای که موجودی یا سفارش باز دارد حذف نمی‌شود.',
    'Type 1 to add a power to stock, 0 to remove it. A power with pieces on hand or in open orders stays.',
  ],
  promised: ['در تعهد سفارش‌ها', 'Promised to orders'],
  level: ['حداقل موجودی', 'Minimum stock'],
  noLevel: ['تعیین نشده', 'Not set'],
  chosen: ['نمرهٔ انتخاب‌شده', 'Selected power'],
  notMade: ['این نمره ساخته نمی‌شود.', 'This power is not made.'],
  history: ['گردش', 'Movements'],
  noHistory: ['هنوز گردشی ندارد.', 'No movements yet.'],
  earlier: ['قدیمی‌ترها', 'Older'],
  after: ['مانده: {pieces}', 'Balance: {pieces}'],
  byCount: ['شمرده‌شده: {counted}، در تعهد: {promised}', 'Counted {counted}, promised {promised}'],
  unread: ['بارگذاری نشد.', 'This didn’t load.'],
  again: common.again,
  waiting: ['در حال بارگذاری…', 'Loading…'],
  noLenses: ['هنوز عدسی استوکی نیست', 'No stock lenses yet'],
  noLensesHint: [
    'عدسی‌های استوک را در کاتالوگ بسازید؛ بعد نمره‌ها و موجودی آن‌ها را اینجا وارد کنید.',
    'Create stock lenses in the catalogue, then enter their powers and stock here.',
  ],
  noPowers: ['این عدسی هنوز نمره‌ای ندارد', 'This lens has no powers yet'],
  noPowersHint: [
    'همهٔ نمره‌هایی را که در این قطر قیمت دارند یک‌جا اضافه کنید، یا خودتان نمره‌ها را در جدول انتخاب کنید. بعد موجودی را با «رسید کالا» وارد کنید.',
    'Add all powers that have a price in this diameter at once, or choose them in the grid yourself. Then enter their stock as a goods receipt.',
  ],
  fromPrices: ['افزودن نمره‌های دارای قیمت', 'Add the powers that have a price'],
  noPriced: [
    'نمرهٔ دیگری با قیمت در این قطر نیست. محدوده‌های قیمت این عدسی در کاتالوگ است.',
    'No other power has a price in this diameter. The price ranges of this lens are in the catalogue.',
  ],
  byHand: ['انتخاب در جدول', 'Choose in the grid'],
  fillQuantity: ['تعداد برای همهٔ نمره‌های جدول', 'Quantity for all powers shown'],
  fill: ['پر کردن جدول', 'Fill the grid'],
  notAQuantity: ['یک عدد بنویسید، مانند ۱۰', 'Enter a number, such as 10'],
  noAccessories: ['هنوز لوازم جانبی نیست', 'No accessories yet'],
  noAccessoriesHint: [
    'آن‌ها را در کاتالوگ بسازید؛ بعد موجودی را اینجا وارد کنید.',
    'Create them in the catalogue, then enter their stock here.',
  ],
  toCatalogue: ['رفتن به کاتالوگ', 'Go to the catalogue'],
  noneLow: ['هیچ قلمی کم نیست', 'Nothing is running low'],
  noneLowHint: [
    'اقلامی که از حداقل خود کمتر شوند یا سفارشی منتظرشان باشد، اینجا می‌آیند.',
    'Items below their minimum, and those that orders wait for, are listed here.',
  ],
});

/** Names of the tasks. */
export const taskNames = messages('taskNames', {
  receipt: ['رسید کالا', 'Goods receipt'],
  count: ['شمارش', 'Count'],
  correction: ['اصلاح', 'Correction'],
  return: ['برگشتی', 'Return'],
  levels: ['حداقل‌ها', 'Minimums'],
  powers: ['نمره‌های موجود', 'Powers kept'],
});

export const taskActs = messages('taskActs', {
  receipt: ['ثبت رسید', 'Record receipt'],
  count: ['ثبت شمارش', 'Record count'],
  correction: ['ثبت اصلاح', 'Record corrections'],
  return: ['ثبت برگشتی', 'Record returns'],
  levels: ['مرور تغییرات', 'Review changes'],
  powers: ['مرور تغییرات', 'Review changes'],
});

export const correctionReasonNames = messages('correctionReasonNames', {
  damaged: ['شکسته یا معیوب', 'Damaged'],
  missing: ['گم شده', 'Missing'],
  found: ['پیدا شده', 'Found'],
  mistyped: ['اشتباه در ثبت', 'Entry mistake'],
  toSupplier: ['برگشت به تأمین‌کننده', 'Sent back to the supplier'],
  other: ['دیگر', 'Other'],
});

export const movementNames = messages('movementNames', {
  opening: ['موجودی اولیه', 'Opening stock'],
  receipt: ['رسید', 'Receipt'],
  correction: ['اصلاح', 'Correction'],
  count: ['شمارش', 'Count'],
  return: ['برگشتی', 'Return'],
  taken: ['سفارش', 'Order'],
  givenBack: ['بازگشت از سفارش', 'Returned from an order'],
  broken: ['خرابی در لابراتوار', 'Broken at the lab'],
  removed: ['حذف از استوک', 'Removed from stock'],
});

/** Why an item was refused. */
export const postingFaults = messages('postingFaults', {
  correctionShort: ['موجودی فقط {onHand} عدد است', 'only {onHand} on hand'],
  countShort: [
    'سفارش‌ها {missing} عدد بیشتر از این شمارش برده‌اند؛ دوباره بشمارید یا سفارشی را لغو کنید',
    'orders took {missing} more than you counted; count again, or cancel an order',
  ],
  unknownItem: ['دیگر در استوک نیست', 'no longer in stock'],
  repeatedLine: ['در ردیف دیگری هم آمده است', 'is in another row too'],
  outOfRange: ['تعداد بیش از اندازه است', 'too many pieces'],
  other: ['پذیرفته نشد', 'refused'],
});

export const lowColumns = messages('lowColumns', {
  item: ['قلم', 'Item'],
  power: ['نمره', 'Power'],
  onHand: ['موجودی', 'On hand'],
  level: ['حداقل', 'Minimum'],
  wanted: ['سفارش‌های منتظر', 'Back-ordered'],
  missing: ['پیشنهاد خرید', 'To order'],
  code: ['کد', 'Code'],
  name: ['نام', 'Name'],
  diameter: ['قطر', 'Diameter'],
  csv: ['فایل CSV', 'CSV file'],
  xlsx: ['فایل Excel', 'Excel file'],
  caption: ['اقلامی که کم‌اند', 'What is running low'],
});
