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
  order: ['سفارش', 'Order'],
  none: ['هنوز نمره‌ای اضافه نشده است.', 'No powers added yet.'],
  edit: ['ویرایش {line}', 'Edit {line}'],
  remove: ['حذف {line}', 'Remove {line}'],
  removed: ['حذف شد.', 'Removed.'],
  undo: common.undo,
  notFetched: [
    'فهرست استوک بارگذاری نشد. نوشته‌ها ذخیره می‌شود.',
    'The stock list didn’t load. What you type is saved.',
  ],
});

/** Problems of the line being typed, and what to do; `{part}` is the part at fault. */
export const lineProblems = messages('lineProblems', {
  unreadable: [
    '«{part}» خوانده نشد: مانند نمونه وارد کنید',
    '“{part}” can’t be read: enter it as in the example',
  ],
  signMissing: ['«{part}» علامت ندارد: + یا − بگذارید', '“{part}” has no sign: add + or −'],
  offStep: [
    '«{part}» در گام‌های ۰٫۲۵ نیست: نزدیک‌ترین نمره را وارد کنید',
    '“{part}” is not in steps of 0.25: enter the nearest power',
  ],
  sphereMissing: ['نمره را وارد کنید، برای پلانو ۰', 'Enter the power, 0 for plano'],
  tooManyPowers: [
    '«{part}» اضافه است: هر ردیف یک اسفر و یک سیلندر دارد',
    '“{part}” is one too many: a line has one sphere and one cylinder',
  ],
  noAxis: [
    'عدسی استوک گرد است و محور ندارد: «{part}» را حذف کنید',
    'A stock lens is round and has no axis: remove “{part}”',
  ],
  saidTwice: ['«{part}» تکراری است: یکی را حذف کنید', '“{part}” is listed twice: remove one'],
  count: [
    'تعداد «{part}» معتبر نیست: آن را اصلاح کنید',
    'The quantity “{part}” is not valid: correct it',
  ],
  unknownLens: [
    '«{part}» در استوک نیست: عدسی دیگری وارد کنید',
    '“{part}” is not a stock lens: enter another',
  ],
  powerNotMade: [
    'این عدسی در این نمره ساخته نمی‌شود: نمره را بررسی کنید',
    'This lens is not made in this power: check the power',
  ],
  countOrAxis: [
    '«{part}» تعداد است یا محور؟ برای تعداد «{part} عدد» یا «{part} جفت» وارد کنید؛ عدسی استوک محور ندارد',
    'Is “{part}” a quantity or an axis? For a quantity enter “{part} pcs” or “{part} pairs”; a stock lens has no axis',
  ],
  timesOrAxis: [
    '«{part}» تعداد است یا محور؟ برای تعداد «{part} عدد» یا «{part} جفت» وارد کنید؛ عدسی استوک محور ندارد',
    'Is “{part}” a quantity or an axis? For a quantity enter “{part} pcs” or “{part} pairs”; a stock lens has no axis',
  ],
  whichLens: ['کدام عدسی؟ یکی را انتخاب کنید', 'Which lens? Choose one'],
});
