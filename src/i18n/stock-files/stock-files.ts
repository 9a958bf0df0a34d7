import { messages } from '../language/message.ts';

/** Result of reading a file; numbers arrive formatted. */
export const fileReading = messages('fileReading', {
  good: ['{name}: {lines} نمره، {pieces} عدد', '{name}: powers {lines}, pieces {pieces}'],
  bad: ['{cells} خطا:', 'Errors: {cells}'],
  row: ['ردیف {row}، ستون {column}', 'Row {row}, column {column}'],
  more: ['و {cells} خطای دیگر', 'and {cells} more'],
  take: ['افزودن ردیف‌های درست', 'Import valid rows'],
  takeAll: ['افزودن همه', 'Import all'],
  takeNone: ['هیچ‌کدام', 'Import none'],
  refused: ['{name} خوانده نشد:', 'Couldn’t read {name}:'],
});

/** Why a whole file is refused, and what to do. */
export const fileRefusals = messages('fileRefusals', {
  empty: ['فایل خالی است.', 'The file is empty.'],
  noHeader: [
    'ردیف عنوان پیدا نشد: ستون‌ها را SPH، CYL و تعداد نام‌گذاری کنید، یا سیلندرها را در ردیف اول بنویسید.',
    'No headings found: name the columns SPH, CYL and Pieces, or put the cylinders across the first row.',
  ],
  cylinderSign: [
    'استوک با سیلندر منفی است: به سیلندرهای ردیف اول علامت منفی بدهید.',
    'Stock is in minus cylinder: add a minus to the cylinders in the first row.',
  ],
  tooManyRows: [
    'بیش از ۲۰٬۰۰۰ ردیف دارد: آن را به چند فایل تقسیم کنید.',
    'More than 20,000 rows: split the file.',
  ],
  nothingOrdered: ['هیچ تعدادی در آن نیست.', 'It has no quantities.'],
  tooLarge: [
    'فایل بزرگ است (حداکثر ۵ مگابایت): آن را به چند فایل تقسیم کنید.',
    'The file is too large (5 MB at most): split it.',
  ],
  notATable: [
    'فایل CSV یا Excel نیست، یا آسیب دیده است.',
    'Not a CSV or Excel file, or it is damaged.',
  ],
  oldExcel: [
    'فایل Excel قدیمی است (xls): آن را با پسوند xlsx ذخیره کنید.',
    'This is an old Excel file (.xls): save it as .xlsx.',
  ],
  quotes: [
    'یک علامت نقل قول بسته نشده است: فایل را دوباره ذخیره کنید.',
    'A quotation mark is never closed: save the file again.',
  ],
});

/** Why a row of a file is refused. */
export const rowReasons = messages('rowReasons', {
  notACount: ['تعداد درست نیست', 'not a whole number'],
  negative: ['تعداد منفی است', 'a negative quantity'],
  formula: ['فرمول است؛ مقدار آن را وارد کنید', 'a formula; enter its value'],
  merged: [
    'خانهٔ ادغام‌شده است؛ تعداد را در هر ردیف جدا بنویسید',
    'merged cells; write the quantity in each row',
  ],
  tooMany: ['بیش از ۱۰٬۰۰۰ عدد است', 'more than 10,000 pieces'],
  sphereMissing: ['اسفر ندارد', 'no sphere'],
  notAPower: ['نمره نیست', 'not a power'],
  signMissing: ['علامت + یا − ندارد', 'no + or −'],
  offStep: ['در گام‌های ۰٫۲۵ نیست', 'not in steps of 0.25'],
  cylinderSign: ['سیلندر باید منفی باشد', 'the cylinder must be minus'],
  unknownLens: ['این عدسی در استوک نیست', 'not a stock lens'],
  diameterMissing: ['قطر ندارد', 'no diameter'],
  notMade: ['در این نمره ساخته نمی‌شود', 'not made in this power'],
});

/** Repeating the last order, and templates. */
export const repeats = messages('repeats', {
  again: ['سفارش مجدد', 'Reorder'],
  last: ['تکرار آخرین سفارش', 'Repeat the last order'],
  reading: ['در حال بارگذاری…', 'Loading…'],
  none: ['هنوز سفارش استوکی ندارید.', 'No stock orders yet.'],
  signedOut: ['ابتدا وارد حساب شوید.', 'Sign in first.'],
  notFound: ['سفارش پیدا نشد.', 'Order not found.'],
  offline: ['آفلاین هستید.', 'You’re offline.'],
  failed: ['بارگذاری نشد. دوباره تلاش کنید.', 'This didn’t load. Try again.'],
  lay: ['استفاده از {name}', 'Use {name}'],
  drop: ['حذف الگو', 'Delete template'],
  name: ['نام الگو، مانند هفتگی', 'Template name, such as “weekly”'],
  keep: ['ذخیره به‌عنوان الگو', 'Save as template'],
});
