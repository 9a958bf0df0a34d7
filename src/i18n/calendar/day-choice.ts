import { messages } from '../language/message.ts';

export const dayChoice = messages('dayChoice', {
  choose: ['انتخاب تاریخ', 'Pick a date'],
  remove: ['حذف تاریخ', 'Remove the date'],
  loading: ['در حال بارگذاری تقویم…', 'Loading the calendar…'],
  close: ['بستن', 'Close'],
  from: ['از روز', 'From'],
  to: ['تا روز', 'Until'],
});
