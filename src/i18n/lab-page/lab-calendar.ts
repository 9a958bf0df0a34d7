import type { CalendarFault } from '../../domain/lab-page/typed-calendar.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts of the form for the lab's working days. */
export const labCalendar = messages('labCalendar', {
  title: ['تقویم کاری', 'Working calendar'],
  hint: [
    'روز آماده شدن سفارش‌ها از روی این تقویم حساب می‌شود.',
    'Order completion dates are calculated from this calendar.',
  ],
  times: ['زمان‌بندی', 'Timing'],
  cutOffHour: ['ساعت پایان پذیرش (۰ تا ۲۴)', 'Cut-off hour (0 to 24)'],
  cutOffHint: [
    'سفارشی که از این ساعت به بعد برسد از روز کاری بعد حساب می‌شود.',
    'An order that arrives at this hour or later counts from the next working day.',
  ],
  stockDays: ['روز کاری برای عدسی استوک', 'Working days for stock lenses'],
  offDays: ['تعطیلی هفتگی', 'Weekly days off'],
  holidays: ['تعطیلات دیگر', 'Other days off'],
  noHolidays: ['روز تعطیلی در پیش ثبت نشده است.', 'No upcoming days off.'],
  addHoliday: ['افزودن روز تعطیل', 'Add a day off'],
  closePicker: ['بستن تقویم', 'Close the calendar'],
  removeHoliday: ['حذف {day}', 'Remove {day}'],
  note: ['یادداشت برای تاریخچه', 'Note for the history'],
  save: ['ذخیرهٔ تقویم', 'Save the calendar'],
  saving: ['در حال ذخیره…', 'Saving…'],
  saved: ['تقویم ذخیره شد.', 'Calendar saved.'],
  changed: [
    'هنگام ویرایش شما، کاربر دیگری آن را تغییر داد. با ذخیرهٔ دوباره، تغییر شما جایگزین آن می‌شود.',
    'While you were editing this, someone else changed it. Saving again replaces their change with yours.',
  ],
  takeTheirs: ['استفاده از تغییر کاربر دیگر', 'Use theirs'],
  offline: ['ذخیره نشد، چون اینترنت قطع است.', 'Not saved: you’re offline.'],
  failed: ['ذخیره نشد. دوباره تلاش کنید.', 'Not saved. Try again.'],
});

/** What is wrong with a field. */
export const calendarFaults = messages('calendarFaults', {
  hour: ['عددی از ۰ تا ۲۴ بنویسید.', 'Enter a number from 0 to 24.'],
  stockDays: ['عددی از ۰ تا ۶۰ بنویسید.', 'Enter a number from 0 to 60.'],
  allOff: [
    'حداقل یک روز هفته باید کاری باشد.',
    'At least one day of the week has to be a working day.',
  ],
} satisfies Record<CalendarFault, Message>);
