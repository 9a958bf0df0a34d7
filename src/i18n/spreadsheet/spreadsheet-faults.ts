import { messages } from '../language/message.ts';

/** Why a file can't be read as a table, whatever it is for. */
export const spreadsheetFaults = messages('spreadsheetFaults', {
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
  unreadable: [
    'فایل خوانده نشد: تغییر کرده یا در برنامهٔ دیگری باز است. دوباره آن را انتخاب کنید.',
    'It couldn’t be read: it has changed or is open in another program. Choose it again.',
  ],
});
