import { messages } from '../message.ts';

/** Words of the list of orders and of an order's page. */
export const orders = messages('orders', {
  number: ['شماره', 'Number'],
  content: ['سفارش', 'Order'],
  account: ['حساب', 'Account'],
  patient: ['بیمار', 'Patient'],
  reference: ['مرجع', 'Reference'],
  remarks: ['توضیحات', 'Remarks'],
  placedAt: ['زمان ثبت', 'Placed'],
  state: ['وضعیت', 'State'],
  total: ['جمع', 'Total'],
  loading: ['در حال خواندن…', 'Loading…'],
  more: ['سفارش‌های پیش‌تر', 'Earlier orders'],
  again: ['تلاش دوباره', 'Try again'],
  signIn: ['ورود به حساب', 'Sign in'],
  start: ['نوشتن نسخه', 'Write a prescription'],
  backToList: ['همهٔ سفارش‌ها', 'All orders'],
  numbered: ['سفارش {number}', 'Order {number}'],
  pieces: ['{count} عدد', '{count} pieces'],
});

/** What can be ordered. */
export const orderKinds = messages('orderKinds', {
  rx: ['عدسی نسخه', 'Prescription lenses'],
  stock: ['عدسی استوک', 'Stock lenses'],
});

/** What the screens of orders say when there is nothing to list. */
export const ordersNothing = messages('ordersNothing', {
  empty: ['هنوز سفارشی نیست', 'No orders yet'],
  emptyHint: [
    'نخستین نسخه را بنویسید؛ از همان لحظهٔ ارسال، وضعیت آن را اینجا می‌بینید.',
    'Write the first prescription; from the moment it is sent you follow it here.',
  ],
  emptyLab: [
    'هر سفارشی که فروشگاه‌ها بفرستند همین‌جا دیده می‌شود.',
    'Every order the shops send appears here.',
  ],
  signedOut: ['برای دیدن سفارش‌ها وارد شوید', 'Sign in to see your orders'],
  signedOutHint: [
    'سفارش‌ها نزد لابراتوار است و تنها به صاحب حساب نشان داده می‌شود.',
    'Orders are kept by the lab and shown to their own account alone.',
  ],
  offline: ['ارتباط برقرار نیست', 'The line is down'],
  offlineHint: [
    'سفارش‌های شما نزد لابراتوار محفوظ است؛ با برقراری ارتباط دوباره دیده می‌شود.',
    'Your orders are safe with the lab and will show as soon as the line is back.',
  ],
  offlineKept: [
    'ارتباط برقرار نیست؛ آنچه می‌بینید از آخرین خواندن است.',
    'The line is down; this is what was last read.',
  ],
  failed: ['خوانده نشد', 'This could not be read'],
  failedHint: [
    'سرور نتوانست پاسخ دهد. چند لحظهٔ دیگر دوباره تلاش کنید.',
    'The server could not answer. Try again in a moment.',
  ],
  failedKept: [
    'تازه‌ترین سفارش‌ها خوانده نشد؛ آنچه می‌بینید از آخرین خواندن است.',
    'The newest orders could not be read; this is what was last read.',
  ],
  notFound: ['چنین سفارشی نیست', 'No such order'],
  notFoundHint: [
    'شاید نشانی ناقص است یا سفارش از آنِ حساب دیگری است.',
    'The address may be incomplete, or the order belongs to another account.',
  ],
});

/** Where an order stands. */
export const orderStates = messages('orderStates', {
  submitted: ['در انتظار تأیید', 'Submitted'],
  accepted: ['تأیید شده', 'Accepted'],
  inProduction: ['در حال ساخت', 'In production'],
  qualityControl: ['کنترل کیفی', 'Quality control'],
  ready: ['آماده ارسال', 'Ready'],
  shipped: ['ارسال شده', 'Shipped'],
  delivered: ['تحویل شده', 'Delivered'],
  onHold: ['متوقف', 'On hold'],
  rejected: ['رد شده', 'Rejected'],
  cancelled: ['لغو شده', 'Cancelled'],
  remake: ['ساخت مجدد', 'Remake'],
});

/** The parts of one order. */
export const orderParts = messages('orderParts', {
  prescription: ['نسخه', 'Prescription'],
  lens: ['عدسی', 'Lens'],
  stock: ['عدسی‌های استوک', 'Stock lenses'],
  diameter: ['قطر', 'Diameter'],
  pieces: ['تعداد', 'Pieces'],
  each: ['هر عدد', 'Each'],
  price: ['قیمت', 'Price'],
  history: ['روند سفارش', 'History'],
  design: ['طراحی', 'Design'],
  index: ['ضریب شکست', 'Index'],
  colour: ['رنگ', 'Colour'],
  coating: ['پوشش', 'Coating'],
  clear: ['بی‌رنگ', 'Clear'],
  photochromic: ['فتوکرومیک', 'Photochromic'],
  polarised: ['پلاریزه', 'Polarised'],
});

/** Heads of a prescription that is read. */
export const prescriptionWords = messages('prescriptionWords', {
  eye: ['چشم', 'Eye'],
  right: ['راست', 'Right'],
  left: ['چپ', 'Left'],
  sphere: ['اسفر', 'SPH'],
  cylinder: ['سیلندر', 'CYL'],
  axis: ['محور', 'AXIS'],
  add: ['ادیشن', 'ADD'],
  pd: ['پی‌دی', 'PD'],
  height: ['ارتفاع', 'Height'],
  notOrdered: ['سفارش داده نشده', 'Not ordered'],
  balance: ['عدسی بالانس', 'Balance lens'],
  none: ['ندارد', 'None'],
});
