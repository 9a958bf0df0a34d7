import { messages } from '../language/message.ts';

/** Texts for printing tickets and downloading lab files of many orders. */
export const paperwork = messages('paperwork', {
  ticketsA5: ['برگه‌ها، A5', 'Tickets, A5'],
  ticketsRoll: ['برگه‌ها، رول', 'Tickets, roll'],
  labFiles: ['فایل‌های لابراتوار', 'Lab files'],
  reading: ['{done} از {total} سفارش آماده شد…', '{done} of {total} orders prepared…'],
  printed: ['{count} برگه برای چاپ آماده شد.', 'Tickets handed to the printer: {count}.'],
  files: ['{count} فایل لابراتوار در zip است.', 'Lab files in the zip: {count}.'],
  noFiles: ['فایلی برای دریافت نبود.', 'There were no lab files to download.'],
  without: [
    'فقط نسخه فایل لابراتوار دارد؛ بدون فایل:',
    'Only prescriptions have a lab file; none for:',
  ],
  unread: ['بارگذاری نشد، دوباره تلاش کنید:', 'Not loaded, try again:'],
  failed: [
    'انجام نشد. اتصال اینترنت را بررسی و دوباره تلاش کنید.',
    'That didn’t work. Check your connection and try again.',
  ],
});
