import { messages } from '../language/message.ts';
import { shelf } from '../shelf/shelf.ts';
import { common } from '../shell/common.ts';

export const stockSingle = messages('stockSingle', {
  lens: ['عدسی', 'Lens'],
  diameter: ['قطر', 'Diameter'],
  line: ['نمره و تعداد', 'Power and quantity'],
  example: ['نمونه:', 'For example:'],
  hint: ['Enter: افزودن به سفارش، Ctrl+Enter: ارسال', 'Enter: add to the order, Ctrl+Enter: send'],
  add: ['افزودن', 'Add'],
  fields: ['یا فیلدها را پر کنید', 'Or fill in the fields'],
  sphere: ['اسفر', 'SPH'],
  cylinder: ['سیلندر', 'CYL'],
  quantity: shelf.texts.quantity,
  unit: ['واحد', 'Unit'],
  pieces: ['عدد', 'Pieces'],
  pairs: ['جفت', 'Pairs'],
  plusForm: ['از {power} به سیلندر منفی تبدیل شد', 'Converted from {power} to minus cylinder'],
  moreLines: ['ردیف‌های دیگر این متن: {count}', 'More lines in this text: {count}'],
  order: ['سفارش', 'Order'],
  none: ['هنوز نمره‌ای اضافه نشده است.', 'No powers added yet.'],
  edit: ['ویرایش {line}', 'Edit {line}'],
  remove: ['حذف {line}', 'Remove {line}'],
  removed: ['حذف شد.', 'Removed.'],
  added: ['{lines} ردیف اضافه شد.', 'Lines added: {lines}.'],
  undo: common.undo,
  notFetched: [
    'فهرست استوک بارگذاری نشد. نوشته‌ها ذخیره می‌شود.',
    'The stock list didn’t load. What you type is saved.',
  ],
});
