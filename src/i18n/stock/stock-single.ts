import { messages } from '../language/message.ts';

/** The screen that orders stock lenses line by line. */
export const stockSingle = messages('stockSingle', {
  lens: ['عدسی', 'Lens'],
  diameter: ['قطر', 'Diameter'],
  line: ['نمره و تعداد', 'Power and quantity'],
  example: ['نمونه:', 'For example:'],
  hint: ['Enter: افزودن به سفارش، Ctrl+Enter: ارسال', 'Enter: add to the order, Ctrl+Enter: send'],
  add: ['افزودن', 'Add'],
  fields: ['یا خانه‌ها را پر کنید', 'Or fill the fields'],
  sphere: ['اسفر', 'SPH'],
  cylinder: ['سیلندر', 'CYL'],
  quantity: ['تعداد', 'Quantity'],
  flipSign: ['مثبت یا منفی', 'Plus or minus'],
  unit: ['واحد', 'Unit'],
  pieces: ['عدد', 'Pieces'],
  pairs: ['جفت', 'Pairs'],
  onePiece: ['{count} عدد', '{count} piece'],
  onePair: ['{count} جفت', '{count} pair'],
  countPieces: ['{count} عدد', '{count} pieces'],
  countPairs: ['{count} جفت', '{count} pairs'],
  plusForm: ['از {power} به سیلندر منفی تبدیل شد', 'Converted from {power} to minus cylinder'],
  order: ['سفارش', 'Order'],
  none: ['هنوز نمره‌ای اضافه نشده است.', 'No power has been added yet.'],
  edit: ['ویرایش {line}', 'Edit {line}'],
  remove: ['برداشتن {line}', 'Remove {line}'],
  quantityOf: ['تعداد {line}', 'Quantity of {line}'],
  removed: ['برداشته شد.', 'Removed.'],
  undo: ['بازگرداندن', 'Undo'],
  notACount: ['عددی از ۱ تا ۱۰٬۰۰۰ بنویسید', 'Write a number from 1 to 10,000'],
  each: ['هر عدد {price}', '{price} each'],
  reference: ['شمارهٔ پروندهٔ شما', 'Reference'],
  remarks: ['توضیحات', 'Remarks'],
  total: ['جمع', 'Total'],
  signInForPrices: ['موجودی و قیمت پس از ورود دیده می‌شود.', 'Sign in to see counts and prices.'],
  countedAt: ['موجودی در {at}', 'On hand as of {at}'],
  countedAtOffline: [
    'آفلاین هستید؛ موجودی مربوط به {at} است.',
    'You’re offline; stock is as of {at}.',
  ],
  notFetched: [
    'فهرست استوک بارگذاری نشد. نوشته‌ها ذخیره می‌شود.',
    'The stock could not be loaded. What you type is saved.',
  ],
  nothingKept: ['لابراتوار اکنون عدسی استوک ندارد.', 'The lab has no stock lenses at the moment.'],
  again: ['تلاش دوباره', 'Try again'],
});

/** How well the shelf meets a line. */
export const availability = messages('availability', {
  enough: ['موجود: {count}', 'On hand: {count}'],
  low: ['رو به اتمام: {count}', 'Running low: {count}'],
  short: ['کمتر از سفارش: {count}', 'Too few: {count}'],
  none: ['ناموجود', 'None on hand'],
  unknown: ['در استوک', 'Kept in stock'],
  notMade: ['نگه‌داری نمی‌شود', 'Not kept'],
});

/** What is wrong with the line that is being typed, and what to do about it; `{part}` is what it is about. */
export const lineProblems = messages('lineProblems', {
  unreadable: [
    '«{part}» خوانده نشد: مانند نمونه بنویسید',
    '“{part}” could not be read: write it as in the example',
  ],
  signMissing: ['«{part}» علامت ندارد: + یا − بگذارید', '“{part}” has no sign: write + or −'],
  offStep: [
    '«{part}»: نمره گام‌های ۰٫۲۵ دارد: نزدیک‌ترین گام را بنویسید',
    '“{part}”: powers go in steps of 0.25: write the nearest one',
  ],
  sphereMissing: ['نمره را بنویسید، برای پلانو ۰', 'Write the power, 0 for plano'],
  tooManyPowers: [
    '«{part}» زیاد است: هر سطر یک اسفر و یک سیلندر دارد',
    '“{part}” is one too many: a line has one sphere and one cylinder',
  ],
  noAxis: [
    'عدسی استوک گرد است و محور ندارد: «{part}» را بردارید',
    'A stock lens is round and has no axis: remove “{part}”',
  ],
  saidTwice: ['«{part}» دوباره گفته شده است', '“{part}” is said a second time'],
  count: ['تعداد «{part}» معتبر نیست', 'The quantity “{part}” is not valid'],
  unknownLens: ['«{part}» در استوک نیست', '“{part}” is not kept in stock'],
  powerNotMade: ['این عدسی در این نمره نگه‌داری نمی‌شود', 'This lens is not kept in this power'],
  countOrAxis: [
    '«{part}» تعداد است یا محور؟ برای تعداد \u2066x{part}\u2069 بنویسید؛ عدسی استوک محور ندارد',
    'Is “{part}” a quantity or an axis? For a quantity write \u2066x{part}\u2069; a stock lens has no axis',
  ],
  timesOrAxis: [
    '«{part}» تعداد است یا محور؟ برای تعداد «{part} عدد» یا «{part} جفت» بنویسید؛ عدسی استوک محور ندارد',
    'Is “{part}” a quantity or an axis? For a quantity write “{part} pcs” or “{part} pairs”; a stock lens has no axis',
  ],
  whichLens: ['کدام عدسی؟ آن را انتخاب کنید', 'Which lens? Choose it'],
});
