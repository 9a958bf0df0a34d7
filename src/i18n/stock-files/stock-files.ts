import { messages } from '../language/message.ts';
import { spreadsheetFaults } from '../spreadsheet/spreadsheet-faults.ts';

/** Result of reading a file; numbers are already formatted. */
export const fileReading = messages('fileReading', {
  good: ['{name}: {lines} نمره، {pieces} عدد', '{name}: powers {lines}, pieces {pieces}'],
  bad: ['{cells} خطا:', 'Errors: {cells}'],
  row: ['ردیف {row}، ستون {column}', 'Row {row}, column {column}'],
  more: ['و {cells} خطای دیگر', 'and {cells} more errors'],
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
  orientation: [
    'معلوم نیست اسفرها در ستون‌اند یا در ردیف: در خانهٔ گوشه SPH/CYL بنویسید اگر اسفرها در ستون اول‌اند، و CYL/SPH اگر سیلندرها.',
    'It isn’t clear whether the spheres run down or across: write SPH/CYL in the corner if the spheres are in the first column, CYL/SPH if the cylinders are.',
  ],
  headingTwice: [
    'این عنوان دو بار آمده است: هر جدول را زیر جدول دیگر بگذارید، با عنوان‌های خودش، و از هر عنوان فقط یکی نگه دارید.',
    'This heading appears twice: put one table below the other, each with its own headings, and keep each heading once.',
  ],
  headingUnread: [
    'این عنوان خوانا نیست: نمره یا نام ستون (SPH، CYL، تعداد) بنویسید.',
    'This heading can’t be read: write a power, or the name of the column (SPH, CYL, Pieces).',
  ],
  aboveHeading: [
    'بالای عنوان‌ها نمره نوشته شده است: ردیف عنوان را بالای همهٔ نمره‌ها بگذارید.',
    'There are powers above the headings: put the headings above all powers.',
  ],
  twoAmounts: [
    'بیش از یک ستون تعداد دارد: فقط ستون تعداد سفارش را نگه دارید و نام آن را «تعداد» بگذارید.',
    'It has more than one column of quantities: keep only the one to order, named Pieces or Pairs.',
  ],
  hasAdd: [
    'ستون ادیشن دارد و عدسی استوک تک‌دید است: این ستون را حذف کنید یا این عدسی‌ها را با نسخه سفارش دهید.',
    'It has an ADD column, and stock lenses are single vision: delete the column, or order these lenses as prescriptions.',
  ],
  hasAxis: [
    'ستون محور دارد و عدسی استوک محور ندارد: این ستون را حذف کنید.',
    'It has an axis column, and stock lenses have no axis: delete the column.',
  ],
  unknownColumn: [
    'معلوم نیست عددهای این ستون چیست: عنوانش را اصلاح کنید یا ستون را حذف کنید.',
    'It isn’t clear what the numbers of this column are: correct its heading, or delete the column.',
  ],
  otherLens: [
    'عدسی دیگری نوشته شده است: همان عدسی را در جدول انتخاب کنید، یا برای هر ردیف ستون «عدسی» بگذارید.',
    'It names another lens: choose that lens in the grid, or give each row its lens in a Lens column.',
  ],
  otherDiameter: [
    'قطر دیگری نوشته شده است: همان قطر را در جدول انتخاب کنید، یا برای هر ردیف ستون «قطر» بگذارید.',
    'It names another diameter: choose that diameter in the grid, or give each row its own in a Diameter column.',
  ],
  otherUnit: [
    'واحد دیگری نوشته شده است: در جدول هم همان واحد (عدد یا جفت) را انتخاب کنید.',
    'It counts in another unit: choose pieces or pairs in the grid to match.',
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
  ...spreadsheetFaults.texts,
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
  offStep: ['مضرب ۰٫۲۵ نیست', 'not in steps of 0.25'],
  cylinderSign: ['سیلندر باید منفی باشد', 'the cylinder must be minus'],
  unknownLens: ['این عدسی در استوک نیست', 'not a stock lens'],
  severalLenses: [
    'چند عدسی این کد را دارند؛ شناسه را بنویسید',
    'several lenses have this code; write the ID',
  ],
  lensMissing: [
    'عدسی ندارد؛ آن را بنویسید یا ستون را حذف کنید',
    'no lens; write it, or delete the column',
  ],
  diameterMissing: ['قطر ندارد', 'no diameter'],
  noHeading: [
    'ستون این عدد عنوان ندارد؛ عنوان بگذارید یا آن را حذف کنید',
    'a number in a column without a heading; name the column, or delete it',
  ],
  otherLens: ['عدسی دیگری نوشته شده است', 'names another lens'],
  otherDiameter: ['قطر دیگری نوشته شده است', 'names another diameter'],
  otherUnit: ['واحد آن با عنوان ستون یکی نیست', 'its unit differs from the heading'],
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
  offline: ['اینترنت قطع است.', 'You’re offline.'],
  failed: ['بارگذاری نشد. دوباره تلاش کنید.', 'This didn’t load. Try again.'],
  lay: ['استفاده از {name}', 'Use {name}'],
  drop: ['حذف الگو', 'Delete template'],
  name: ['نام الگو، مانند هفتگی', 'Template name, such as “weekly”'],
  keep: ['ذخیره به‌عنوان الگو', 'Save as template'],
});
