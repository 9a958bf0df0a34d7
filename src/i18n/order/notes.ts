import { messages } from '../language/message.ts';

/** The lab's notes on an order. */
export const notes = messages('notes', {
  title: ['یادداشت‌های داخلی', 'Internal notes'],
  hint: ['فقط کارکنان لابراتوار می‌بینند.', 'Only the lab’s staff can see these.'],
  none: ['هنوز یادداشتی نیست.', 'No notes yet.'],
  loading: ['در حال بارگذاری…', 'Loading…'],
  unread: ['یادداشت‌ها بارگذاری نشد.', 'The notes didn’t load.'],
  label: ['یادداشت جدید', 'New note'],
  add: ['ثبت یادداشت', 'Add note'],
  added: ['یادداشت ثبت شد', 'Note added'],
  required: ['متن یادداشت را بنویسید', 'Write the note first'],
});
