import { messages } from '../language/message.ts';

/** Files of the power grid, in and out. */
export const gridFiles = messages('gridFiles', {
  fromFile: ['ورود از فایل', 'Import from a file'],
  choose: ['انتخاب فایل CSV یا Excel', 'Choose a CSV or Excel file'],
  hint: [
    'فهرست نمره‌ها یا ماتریس؛ از عنوان ستون‌ها شناخته می‌شود. فایل را می‌توانید روی صفحه رها کنید.',
    'A list of powers or a grid, recognised by its headings. You can drop the file on the page.',
  ],
  reading: ['در حال خواندن {name}', 'Reading {name}'],
  stop: ['انصراف', 'Cancel'],
  toFile: ['خروجی فایل', 'Export to a file'],
  asList: ['فهرست', 'List'],
  asGrid: ['ماتریس', 'Grid'],
});
