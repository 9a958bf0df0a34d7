import { messages } from '../language/message.ts';
import { common } from '../shell/common.ts';

export const gridTools = messages('gridTools', {
  lens: ['عدسی', 'Lens'],
  diameter: ['قطر', 'Diameter'],
  half: ['نمره‌ها', 'Powers'],
  minus: ['منفی', 'Minus'],
  plus: ['مثبت', 'Plus'],
  both: ['هر دو', 'Both'],
  range: ['محدوده', 'Range'],
  usual: ['رایج', 'Usual'],
  whole: ['همه', 'All'],
  unit: ['واحد', 'Unit'],
  pieces: ['عدد', 'Pieces'],
  pairs: ['جفت', 'Pairs'],
  undo: common.undo,
  redo: ['انجام دوباره', 'Redo'],
  reference: common.reference,
  remarks: common.remarks,
});

export const powerGrid = messages('powerGrid', {
  name: ['جدول نمره‌ها', 'Power grid'],
  sum: common.total,
  keys: [
    'Enter: پایین، Tab: راست، F2: ویرایش، Esc و سپس Tab: خروج',
    'Enter: down, Tab: right, F2: edit, Esc then Tab: leave',
  ],
  allKeys: ['کلیدهای میان‌بر (؟)', 'Keyboard shortcuts (?)'],
  ordered: ['سفارش شما', 'Ordered'],
  enough: ['موجود', 'In stock'],
  low: ['کم', 'Low'],
  none: ['ناموجود', 'Out of stock'],
  short: ['کمتر از سفارش', 'Less than ordered'],
  notMade: ['ساخته نمی‌شود', 'Not made'],
  unknown: ['پس از ورود', 'Sign in to see'],
  quantity: ['تعداد', 'Quantity'],
  chooseSphere: ['اسفر (SPH) را انتخاب کنید', 'Choose the sphere (SPH)'],
  noStock: [
    'موجودی استوک بارگذاری نشد. پس از وصل شدن اینترنت دوباره تلاش کنید.',
    'The stock didn’t load. Try again once you’re online.',
  ],
  again: common.again,
  waiting: ['در حال بارگذاری موجودی…', 'Loading stock…'],
});

/** Results of a key, a paste or a file; numbers are already formatted. */
export const gridNotices = messages('gridNotices', {
  pasted: ['{cells} خانه چسبانده شد.', 'Cells pasted: {cells}.'],
  pastedNone: [
    'چیزی چسبانده نشد. {cells} خانه پذیرفته نشد:',
    'Nothing pasted. Cells not accepted: {cells}',
  ],
  pasteRest: ['چسباندن {cells} خانهٔ درست', 'Paste the {cells} valid cells'],
  pastedNothing: ['چیزی برای چسباندن نبود.', 'Nothing to paste.'],
  copied: ['{cells} خانه کپی شد.', 'Cells copied: {cells}.'],
  cleared: ['{cells} خانه پاک شد.', 'Cells cleared: {cells}.'],
  filled: ['{cells} خانه پر شد.', 'Cells filled: {cells}.'],
  undone: ['{cells} خانه بازگردانده شد.', 'Cells undone: {cells}.'],
  redone: ['{cells} خانه دوباره انجام شد.', 'Cells redone: {cells}.'],
  elsewhere: ['{cells} خانه خارج از دید تغییر کرد.', 'Cells changed out of view: {cells}.'],
  taken: ['{cells} ردیف اضافه شد.', 'Rows imported: {cells}.'],
  refused: ['{cells} خانه پذیرفته نشد', 'Cells not accepted: {cells}'],
  more: ['و {cells} خانهٔ دیگر', 'and {cells} more cells'],
  isLeaving: ['با Tab از جدول خارج می‌شوید.', 'Tab now leaves the grid.'],
});

/** Why a quantity is refused. */
export const refusalReasons = messages('refusalReasons', {
  notMade: ['این نمره ساخته نمی‌شود', 'this power is not made'],
  outsideGrid: ['خارج از جدول است', 'outside the grid'],
  notACount: ['تعداد درست نیست', 'not a whole number'],
  negative: ['منفی است', 'negative'],
  formula: ['فرمول است؛ مقدار آن را وارد کنید', 'a formula; enter its value'],
  tooMany: ['بیش از ۱۰٬۰۰۰ عدد است', 'more than 10,000 pieces'],
});

export const gridSummary = messages('gridSummary', {
  name: ['جمع سفارش', 'Order total'],
  pieces: ['عدد', 'Pieces'],
  pairs: ['جفت', 'Pairs'],
  price: ['قیمت', 'Price'],
  weight: ['وزن تقریبی', 'Est. weight'],
  grams: ['{amount} گرم', '{amount} g'],
  kilograms: ['{amount} کیلوگرم', '{amount} kg'],
  show: ['نمایش {place} ({pieces})', 'Show {place} ({pieces})'],
  elsewhere: ['{pieces} عدد خارج از این نماست:', 'Outside this view: {pieces} pieces'],
});
