import { messages } from '../language/message.ts';

/** What was read of a file; `{…}` are written numbers. */
export const fileReading = messages('fileReading', {
  good: ['{name}: {lines} نمره، {pieces} عدد', '{name}: powers {lines}, pieces {pieces}'],
  bad: ['{cells} جا پذیرفته نشد:', 'Not accepted, in {cells} places:'],
  row: ['ردیف {row}، ستون {column}', 'Row {row}, column {column}'],
  more: ['و {cells} جای دیگر', 'and {cells} more'],
  take: ['افزودن ردیف‌های درست', 'Import valid rows'],
  takeAll: ['افزودن همه', 'Import all'],
  takeNone: ['هیچ‌کدام', 'Import none'],
  refused: ['{name} خوانده نشد:', '{name} was not read:'],
});

/** Why nothing of a file is taken, and what to do. */
export const fileRefusals = messages('fileRefusals', {
  empty: ['فایل خالی است.', 'The file is empty.'],
  noHeader: [
    'ردیف عنوان پیدا نشد: ستون‌ها را SPH، CYL و تعداد بنامید، یا سیلندرها را در ردیف نخست بنویسید.',
    'No headings were found: name the columns SPH, CYL and Pieces, or write the cylinders across the first row.',
  ],
  cylinderSign: [
    'سیلندرهای ردیف نخست علامت منفی ندارند: استوک با سیلندر منفی است.',
    'The cylinders in the first row have no minus: stock is in minus cylinder.',
  ],
  tooManyRows: [
    'بیش از ۲۰٬۰۰۰ ردیف دارد: آن را چند بخش کنید.',
    'It has more than 20,000 rows: split it.',
  ],
  nothingOrdered: ['در آن هیچ تعدادی نوشته نشده است.', 'No quantity is written in it.'],
  tooLarge: [
    'برای یک سفارش بیش از اندازه بزرگ است (حداکثر ۵ مگابایت).',
    'It is too large for an order (5 MB at most).',
  ],
  notATable: [
    'فایل CSV یا Excel نیست، یا آسیب دیده است.',
    'It is not a CSV or Excel file, or it is damaged.',
  ],
  oldExcel: [
    'فایل Excel قدیمی است (xls): آن را با پسوند xlsx ذخیره کنید.',
    'It is an old Excel file (.xls): save it as .xlsx.',
  ],
  quotes: [
    'گیومه‌ای در آن باز مانده است: فایل را دوباره ذخیره کنید.',
    'A quotation mark in it is never closed: save the file again.',
  ],
});

/** Why a row of a file is not taken. */
export const rowReasons = messages('rowReasons', {
  notACount: ['تعداد درست نیست', 'not a whole number'],
  negative: ['تعداد منفی است', 'a negative quantity'],
  formula: ['فرمول است؛ مقدار آن را بنویسید', 'a formula; write its value'],
  tooMany: ['بیش از ۱۰٬۰۰۰ عدد است', 'more than 10,000 pieces'],
  sphereMissing: ['اسفر ندارد', 'without a sphere'],
  notAPower: ['نمره نیست', 'not a power'],
  signMissing: ['علامت + یا − ندارد', 'without a plus or minus'],
  offStep: ['روی گام‌های ۰٫۲۵ نیست', 'not on a step of 0.25'],
  cylinderSign: ['سیلندر باید منفی باشد', 'the cylinder must be minus'],
  unknownLens: ['این عدسی در استوک نیست', 'this lens is not kept in stock'],
  diameterMissing: ['قطر ندارد', 'without a diameter'],
  notMade: ['در این نمره ساخته نمی‌شود', 'not made in this power'],
});

/** Orders that come again. */
export const repeats = messages('repeats', {
  again: ['دوباره', 'Again'],
  last: ['تکرار آخرین سفارش', 'Repeat the last order'],
  reading: ['در حال بارگذاری…', 'Loading…'],
  none: ['هنوز سفارش استوکی ندارید.', 'You have ordered no stock yet.'],
  signedOut: ['ابتدا وارد حساب شوید.', 'Sign in first.'],
  notFound: ['آن سفارش پیدا نشد.', 'That order was not found.'],
  offline: ['آفلاین هستید.', 'You’re offline.'],
  failed: ['بارگذاری نشد. دوباره تلاش کنید.', 'It could not be loaded. Try again.'],
  lay: ['استفاده از {name}', 'Use {name}'],
  drop: ['پاک کردن الگو', 'Delete template'],
  name: ['نام الگو، مانند هفتگی', 'Template name, such as “weekly”'],
  keep: ['ذخیره به‌عنوان الگو', 'Save as template'],
});
