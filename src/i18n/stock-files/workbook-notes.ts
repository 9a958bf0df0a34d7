import { messages } from '../language/message.ts';

/** Which parts of a workbook were read and which weren't; numbers are already formatted. */
export const workbookNotes = messages('workbookNotes', {
  read: ['برگهٔ {name} خوانده شد.', 'Sheet {name} was read.'],
  other: ['خوانده نشد: برگهٔ {name}، {rows} ردیف', 'Not read: sheet {name}, rows: {rows}'],
  otherHidden: [
    'خوانده نشد: برگهٔ پنهان {name}، {rows} ردیف',
    'Not read: hidden sheet {name}, rows: {rows}',
  ],
  otherLarge: [
    'خوانده نشد: برگهٔ {name}، بیش از اندازه بزرگ',
    'Not read: sheet {name}, too large to look through',
  ],
  readIt: ['خواندن برگهٔ {name}', 'Read sheet {name}'],
  hiddenRows: ['ردیف پنهان یا فیلترشده: {count}', 'Hidden or filtered rows: {count}'],
  hiddenColumns: ['ستون پنهان: {count}', 'Hidden columns: {count}'],
  ask: [
    'بخشی از برگهٔ {name} دیده نمی‌شود. خوانده شود؟',
    'Part of sheet {name} is not visible. Read it too?',
  ],
  take: ['خواندن همه', 'Read everything'],
  leaveOut: ['فقط آنچه دیده می‌شود', 'Only what is visible'],
  taken: ['این بخش هم خوانده شد.', 'Read as well.'],
  leftOut: ['خوانده نشد.', 'Not read.'],
});

/** The first rows of a file, as read. */
export const firstRowsTexts = messages('firstRows', {
  caption: [
    'ردیف‌های اول فایل، آن‌طور که خوانده شد:',
    'The first rows of the file, as they were read:',
  ],
  row: ['ردیف', 'Row'],
  known: ['عنوان‌های شناخته‌شده: {names}', 'Headings recognised: {names}'],
  unknown: ['هیچ عنوانی شناخته نشد.', 'No heading was recognised.'],
});
