import { messages } from '../language/message.ts';

/** Importing and exporting files of the power grid. */
export const gridFiles = messages('gridFiles', {
  fromFile: ['ورود از فایل', 'Import a file'],
  choose: ['انتخاب فایل CSV یا Excel', 'Choose a CSV or Excel file'],
  hint: [
    'فهرست یا جدول نمره‌ها؛ از عنوان ستون‌ها شناخته می‌شود. فایل را می‌توانید روی صفحه رها کنید.',
    'A list of powers or a grid, recognised by its headings. You can drop the file on the page.',
  ],
  reading: ['در حال خواندن {name}', 'Reading {name}'],
  stop: ['انصراف', 'Cancel'],
  toFile: ['خروجی فایل', 'Export a file'],
  asList: ['فهرست', 'List'],
  asGrid: ['جدول', 'Grid'],
});
