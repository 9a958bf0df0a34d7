import { messages } from '../language/message.ts';

/** The drawer of the power grid: files, and orders that come again. */
export const gridMore = messages('gridMore', {
  open: ['فایل و الگوها', 'Import, export & templates'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  failed: ['بارگذاری نشد. دوباره تلاش کنید.', 'This could not be loaded. Try again.'],
  fromFile: ['ورود از فایل', 'Import from a file'],
  choose: ['انتخاب فایل CSV یا Excel', 'Choose a CSV or Excel file'],
  hint: [
    'فهرست نمره‌ها یا ماتریس؛ از ستون‌ها و عنوانشان شناخته می‌شود. از Excel برگهٔ نخست خوانده می‌شود.',
    'A list of powers or a grid, recognised by its headings. Only the first sheet of a workbook is read.',
  ],
  reading: ['در حال خواندن {name}', 'Reading {name}'],
  stop: ['انصراف', 'Cancel'],
  toFile: ['خروجی فایل', 'Export to a file'],
  asList: ['فهرست', 'List'],
  asGrid: ['ماتریس', 'Grid'],
});
