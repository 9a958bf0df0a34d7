import type { CellFault } from '../../domain/table-file/column.ts';
import { amountFaults } from '../amount/amount-faults.ts';
import { type Message, messages } from '../language/message.ts';
import { spreadsheetFaults } from '../spreadsheet/spreadsheet-faults.ts';

/** Texts of the lab's table files: export, import, and preview of changes. */
export const tableFile = messages('tableFile', {
  import: ['ورود از فایل', 'Import a file'],
  drop: [
    'فایل CSV یا Excel را اینجا رها کنید یا انتخاب کنید.',
    'Drop a CSV or Excel file here, or choose one.',
  ],
  reading: ['در حال خواندن {name}: {percent}٪', 'Reading {name}: {percent}%'],
  refused: ['هیچ ردیفی وارد نشد:', 'Nothing was imported:'],
  faults: [
    '{count} خطا در فایل. آن‌ها را اصلاح کنید و دوباره انتخاب کنید.',
    'Errors in the file: {count}. Correct them and choose the file again.',
  ],
  fault: ['ردیف {row}، {column}: {why}', 'Row {row}, {column}: {why}'],
  inFile: ['در فایل:', 'In the file:'],
  moreFaults: ['و {count} خطای دیگر', 'More errors: {count}'],
  added: ['اضافه‌شده: {count}', 'Added: {count}'],
  changed: ['تغییر: {count}', 'Changed: {count}'],
  removed: ['حذف: {count}', 'Removed: {count}'],
  value: ['{name}: {before} ← {after}', '{name}: {before} → {after}'],
  ofOne: ['{what}: {value}', '{what}: {value}'],
  newValue: ['{name}: {after}', '{name}: {after}'],
  nothing: ['این فایل چیزی را تغییر نمی‌دهد.', 'This file changes nothing.'],
  apply: ['اعمال', 'Apply'],
  applying: ['در حال اعمال…', 'Applying…'],
  applied: ['اعمال شد.', 'Applied.'],
  cancel: ['انصراف', 'Cancel'],
  columns: ['ستون‌های فایل', 'Columns of the file'],
  columnsHint: [
    'برای هر عنوان فایل بگویید کدام ستون است. انتخاب شما برای فایل‌های بعدی هم می‌ماند؛ ستون‌های دیگر همان‌طور که هستند می‌مانند یا خودکار پر می‌شوند.',
    'Choose the column for each heading of the file. Your choice is kept for other files; all other columns stay as they are or are filled in automatically.',
  ],
  noColumn: ['نادیده بگیر', 'Ignore it'],
  noHeadings: [
    'عنوان هیچ ستونی شناخته نشد. پایین‌تر بگویید هر عنوان کدام ستون است.',
    'None of the headings is recognised. Choose a column for each of them below.',
  ],
  missing: ['ستون‌های پیدا نشده: {columns}', 'Missing columns: {columns}'],
  empty: ['فایل خالی است.', 'The file is empty.'],
  tooManyRows: ['بیش از ۵۰٬۰۰۰ ردیف دارد.', 'It has more than 50,000 rows.'],
  headingTwice: [
    'یکی از عنوان‌ها دو بار آمده است: هر جدول را در فایل خودش بگذارید و از هر عنوان فقط یکی نگه دارید.',
    'One of the headings appears twice: put each table in its own file, and use each heading only once.',
  ],
  tooLarge: ['بزرگ‌تر از ۲۰ مگابایت است.', 'It is larger than 20 MB.'],
  ...spreadsheetFaults.texts,
});

/** Why a cell can't be read. */
export const cellFaults = messages('cellFaults', {
  ambiguous: amountFaults.texts.ambiguous,
  groups: amountFaults.texts.groups,
  missing: ['خالی است: آن را پر کنید', 'is empty: fill it in'],
  notANumber: [
    'عدد درستی نیست: فقط با رقم و بدون اعشار بنویسید، مانند ۱۹۰۰۰۰',
    'is not a number: enter digits only, without decimals, such as 190000',
  ],
  outOfRange: ['خارج از محدوده است: مقدار را بررسی کنید', 'is out of range: check the value'],
  unknown: [
    'شناخته نشد: همان‌طور که در فایل دریافتی همین فهرست آمده بنویسید',
    'is not recognised: write it as in a file downloaded from this list',
  ],
  tooLong: ['طولانی است: کوتاه‌ترش کنید', 'is too long: shorten it'],
  notADay: [
    'تاریخ نیست: مانند ۱۴۰۵/۰۹/۰۱ یا 2026-11-22 بنویسید',
    'is not a date: write it as 2026-11-22 or 1405/09/01',
  ],
  dayOrder: [
    'معلوم نیست کدام عدد روز، ماه یا سال است: سال را اول و چهاررقمی بنویسید، مانند ۱۴۰۵/۰۹/۰۱ یا 2026-11-22',
    'may be day first or month first: write the year first, in four digits, as 2026-11-22 or 1405/09/01',
  ],
  shortened: [
    'نرم‌افزار صفحه‌گسترده عدد را کوتاه کرده است: ستون را «متن» کنید و دوباره بنویسید',
    'was shortened by the spreadsheet: format the column as text and enter it again',
  ],
} satisfies Record<CellFault, Message>);
