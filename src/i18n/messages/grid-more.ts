import { messages } from '../message.ts';

/** The drawer of the power grid: files, and orders that come again. */
export const gridMore = messages('gridMore', {
  open: ['فایل و تکرار', 'Files and repeats'],
  loading: ['در حال آماده شدن…', 'Getting ready…'],
  failed: ['باز نشد. دوباره تلاش کنید.', 'It could not be opened. Try again.'],
  fromFile: ['از فایل', 'From a file'],
  choose: ['انتخاب فایل CSV یا Excel', 'Choose a CSV or Excel file'],
  hint: [
    'فهرست نمره‌ها یا ماتریس؛ از ستون‌ها و عنوانشان شناخته می‌شود. از Excel برگهٔ نخست خوانده می‌شود.',
    'A list of powers or a grid, known by its headings. Of a workbook the first sheet is read.',
  ],
  reading: ['در حال خواندن {name}', 'Reading {name}'],
  stop: ['انصراف', 'Cancel'],
  toFile: ['به فایل', 'To a file'],
  asList: ['فهرست', 'List'],
  asGrid: ['ماتریس', 'Grid'],
});
