import { messages } from '../message.ts';

/** Names of the form's fields. */
export const rxFields = messages('rxFields', {
  reference: ['مرجع', 'Reference'],
  patient: ['بیمار', 'Patient'],
  eyes: ['چشم', 'Eyes'],
  sphere: ['اسفر', 'SPH'],
  cylinder: ['سیلندر', 'CYL'],
  axis: ['محور', 'AXIS'],
  add: ['ادیشن', 'ADD'],
  pd: ['پی‌دی', 'PD'],
  height: ['ارتفاع', 'HEIGHT'],
  kind: ['نوع عدسی', 'Lens kind'],
  design: ['طراحی', 'Design'],
  index: ['ضریب شکست', 'Index'],
  colour: ['رنگ', 'Colour'],
  coating: ['پوشش', 'Coating'],
  remarks: ['توضیحات', 'Remarks'],
});

export const rxEyes = messages('rxEyes', {
  right: ['چشم راست', 'Right eye'],
  left: ['چشم چپ', 'Left eye'],
});

export const rxChoices = messages('rxChoices', {
  both: ['هر دو', 'Both'],
  right: ['راست', 'Right'],
  left: ['چپ', 'Left'],
  singleVision: ['تک‌دید', 'Single vision'],
  bifocal: ['دوکانونی', 'Bifocal'],
  progressive: ['تدریجی', 'Progressive'],
  clear: ['بی‌رنگ', 'Clear'],
  photochromic: ['فتوکرومیک', 'Photochromic'],
  polarised: ['پلاریزه', 'Polarised'],
});

export const rx = messages('rx', {
  prescription: ['نسخه', 'Prescription'],
  lens: ['عدسی', 'Lens'],
  copy: ['کپی \u2066R → L\u2069', 'Copy R → L'],
  flipSign: ['مثبت یا منفی', 'Plus or minus'],
  removeAxis: ['محور حذف شود', 'Remove the axis'],
  addCylinder: ['سیلندر اضافه شود', 'Add a cylinder'],
  withdrawn: [
    'انتخاب پیشین با این عدسی ممکن نیست و برداشته شد.',
    'The earlier choice is not made with this lens and was withdrawn.',
  ],
  notFetched: [
    'فهرست عدسی‌ها دریافت نشد. نسخه را بنویسید؛ نوشته‌ها نگه داشته می‌شود.',
    'The list of lenses could not be fetched. Write the prescription; it is kept.',
  ],
  again: ['تلاش دوباره', 'Try again'],
});

export const rxSummary = messages('rxSummary', {
  price: ['قیمت', 'Price'],
  total: ['جمع', 'Total'],
  open: ['—', '—'],
  signInForPrices: ['قیمت‌ها پس از ورود دیده می‌شود.', 'Prices show once you sign in.'],
  save: ['ذخیره در پیش‌سفارش', 'Save pre-order'],
  send: ['ارسال سفارش', 'Send order'],
  keys: ['Enter: فیلد بعدی، Ctrl+Enter: ارسال', 'Enter: next field, Ctrl+Enter: send'],
  attention: ['{count} فیلد باید بررسی شود.', 'Fields that need attention: {count}.'],
  signIn: [
    'برای ارسال، وارد حساب شوید. این نسخه همین‌جا می‌ماند.',
    'Sign in to send. This prescription stays right here.',
  ],
  toSignIn: ['ورود به حساب', 'Sign in'],
  queued: ['سفارش ثبت شد و در حال ارسال است.', 'The order is recorded and on its way.'],
  saved: ['در پیش‌سفارش ذخیره شد.', 'Saved among your pre-orders.'],
  nothing: ['هنوز چیزی نوشته نشده است.', 'Nothing is written yet.'],
  setAside: [
    'نسخهٔ نیمه‌کارهٔ پیشین در پیش‌سفارش‌ها نگه داشته شد.',
    'The unfinished prescription was kept among your pre-orders.',
  ],
  notEditable: [
    'این سفارش در صف ارسال است و دیگر عوض نمی‌شود.',
    'This order is waiting to be sent and can no longer be changed.',
  ],
  notFound: ['این پیش‌سفارش روی این دستگاه نیست.', 'This pre-order is not on this device.'],
  notKept: [
    'روی این دستگاه ذخیره نشد. صفحه را نبندید و دوباره تلاش کنید.',
    'It could not be kept on this device. Leave the page open and try again.',
  ],
  refused: ['لابراتوار این سفارش را نپذیرفت:', 'The lab refused this order:'],
});
