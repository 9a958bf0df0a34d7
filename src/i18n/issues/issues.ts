import { messages } from '../language/message.ts';
import { field } from '../rx/field.ts';

/** Problems of fields, and what to do; `{label}` is the field's name. */
export const issues = messages('issues', {
  invalid: field.texts.invalid,
  required: ['{label} را انتخاب کنید', 'Choose {label}'],
  notANumber: [
    '{label} معتبر نیست: عددی مانند {example} وارد کنید',
    '{label} is not valid: enter a number such as {example}',
  ],
  signMissing: ['{label} علامت ندارد: + یا − بگذارید', '{label} has no sign: add + or −'],
  offStep: [
    '{label} باید مضرب {step} باشد: نزدیک‌ترین مقدار را وارد کنید',
    '{label} must be in steps of {step}: enter the nearest value',
  ],
  outOfRange: [
    '{label} خارج از محدوده است: از {min} تا {max} وارد کنید',
    '{label} is out of range: enter {min} to {max}',
  ],
  notADay: [
    '{label} خوانده نشد: مانند ۱۴۰۵/۹/۲ یا ۱۴۰۵۰۹۰۲ بنویسید',
    '{label} can’t be read: enter it as 2026-11-23 or 20261123',
  ],
  dayInFuture: [
    '{label} هنوز نرسیده است: آن را اصلاح کنید',
    '{label} is in the future: correct it',
  ],
  notMobile: [
    '{label} معتبر نیست: شماره‌ای مانند ۰۹۱۲۳۴۵۶۷۸۹ وارد کنید',
    '{label} is not valid: enter a number such as 0912 345 6789',
  ],
  sphereMissing: [
    '{label} خالی است: آن را وارد کنید، برای پلانو ۰',
    '{label} is empty: enter it, 0 for plano',
  ],
  axisMissing: [
    'سیلندر به {label} نیاز دارد: آن را وارد کنید، ۱ تا ۱۸۰',
    'A cylinder needs an axis: enter {label}, 1 to 180',
  ],
  axisWithoutCylinder: [
    '{label} بدون سیلندر: محور حذف شود یا سیلندر اضافه شود؟',
    '{label} without a cylinder: remove the axis, or add a cylinder?',
  ],
  addMissing: [
    'این عدسی به {label} نیاز دارد: آن را وارد کنید',
    'This lens needs an addition: enter {label}',
  ],
  addWithoutNear: [
    'عدسی تک‌دید دور ادیشن ندارد: {label} را پاک کنید، یا کاربرد نزدیک یا نوع دید دیگری انتخاب کنید',
    'Distance single vision has no addition: clear {label}, or choose near or another vision type',
  ],
  pdMissing: [
    'این سفارش به {label} تک‌چشمی نیاز دارد: آن را وارد کنید',
    'This order needs a PD: enter the monocular {label}',
  ],
  nearPdMissing: [
    'عدسی نزدیک به {label} نیاز دارد: آن را وارد کنید',
    'A near lens needs {label}: enter it',
  ],
  nearPdAboveFar: [
    '{label} نمی‌تواند از پی‌دی دور ({max}) بیشتر باشد: یکی را اصلاح کنید',
    '{label} can’t be more than the distance PD ({max}): correct one of them',
  ],
  singleVisionOnly: [
    '{label} فقط برای عدسی تک‌دید است: آن را پاک کنید',
    '{label} is for single vision only: clear it',
  ],
  centreHeightDiffers: [
    '{label} با ارتفاع ردیف نسخه ({height}) یکی نیست: یکی را پاک یا اصلاح کنید',
    '{label} differs from the height in the prescription ({height}): clear or correct one',
  ],
  baseMissing: [
    'پریزم جهت ندارد: {label} را انتخاب کنید',
    'The prism has no direction: choose {label}',
  ],
  prismMissing: [
    'بیس بدون مقدار است: {label} را وارد کنید یا بیس را حذف کنید',
    'The base has no amount: enter {label}, or remove the base',
  ],
  heightMissing: [
    'تراش این عدسی به {label} نیاز دارد: آن را وارد کنید',
    'Edging this lens needs a height: enter {label}',
  ],
  heightBelowDesign: [
    '{label} برای این طراحی کم است: حداقل {min} وارد کنید یا طراحی دیگری انتخاب کنید',
    '{label} is too low for this design: enter at least {min}, or choose another design',
  ],
  heightAboveFrame: [
    '{label} باید از ارتفاع فریم (B، {frame}) کمتر باشد: هر دو را دوباره اندازه بگیرید',
    '{label} must be less than the frame’s height (B, {frame}): measure both again',
  ],
  frameMissing: ['برای تراش لازم است: {label} را مشخص کنید', 'Edging needs this: specify {label}'],
  edBelowBox: [
    'ED نمی‌تواند از \u2066{min}\u00a0mm\u2069 (ضلع بزرگ‌تر کادر) کمتر باشد: آن را اصلاح کنید یا خالی بگذارید',
    'ED can’t be less than {min}\u00a0mm, the longer side of the box: correct it or leave it empty',
  ],
  edAboveBox: [
    'ED نمی‌تواند از {max} (قطر کادر) بیشتر باشد: آن را اصلاح کنید یا خالی بگذارید',
    'ED can’t be more than {max}, the diagonal of the box: correct it or leave it empty',
  ],
  traceDiffers: [
    '{label} با فایل تریس ({traced}) یکی نیست: آن را اصلاح یا پاک کنید، یا فایل درست را انتخاب کنید',
    '{label} does not match the trace file ({traced}): correct or clear it, or choose the right file',
  ],
  corridorTooLong: [
    'برای این ارتفاع، کریدور حداکثر \u2066{max}\u00a0mm\u2069 است: کوتاه‌تر انتخاب کنید یا خالی بگذارید',
    'At this height the corridor is {max}\u00a0mm at most: choose a shorter one or leave it empty',
  ],
  valueMissing: ['{label} خالی است: آن را وارد کنید', '{label} is empty: enter it'],
  notOffered: [
    '{label} با این عدسی ارائه نمی‌شود: دوباره انتخاب کنید یا خالی بگذارید',
    '{label} is not available with this lens: choose again or leave it empty',
  ],
  conflict: [
    '{label} با انتخاب دیگری ناسازگار است: یکی را حذف کنید',
    '{label} can’t be combined with another choice: remove one',
  ],
  slabOffKind: ['اسلب‌آف برای تک‌دید نیست: آن را حذف کنید', 'Slab-off needs a multifocal lens'],
  slabOffSmall: [
    'اسلب‌آف از اختلاف {least} دیوپتر به بالا ساخته می‌شود: نمره‌ها را بررسی کنید یا آن را حذف کنید',
    'Slab-off needs a difference of at least {least} D: check the powers or remove it',
  ],
  bothEyesNeeded: ['این درخواست برای هر دو چشم است', 'This request needs both eyes'],
  degressionAboveAdd: [
    '{label} نمی‌تواند از ادیشن ({max}) بیشتر باشد: یکی را اصلاح کنید',
    '{label} can’t be more than the addition ({max}): correct one of them',
  ],
  thinningKind: ['نازک‌سازی با پریزم برای پروگرسیو است', 'Thinning needs a progressive lens'],
  thinnestOrEqual: ['نازک‌ترین یا ضخامت برابر: یکی را حذف کنید', 'Thinnest or equal: remove one'],
  balanceOrdered: [
    'این چشم سفارش داده شده است: عدسی بالانس را برای چشم دیگر انتخاب کنید',
    'This eye is ordered: choose the balance lens for the other eye',
  ],
  eyeMissing: [
    'نسخه خالی است: حداقل یک چشم را وارد کنید',
    'The prescription is empty: enter at least one eye',
  ],
  unknownLens: [
    '{label} دیگر در فهرست عدسی‌ها نیست: دوباره انتخاب کنید',
    '{label} is no longer available: choose again',
  ],
  powerNotMade: [
    'این عدسی در این نمره ساخته نمی‌شود: نمره را بررسی کنید یا عدسی دیگری انتخاب کنید',
    'This lens is not made in this power: check the power, or choose another lens',
  ],
  priceChanged: [
    'قیمت تغییر کرده است: قیمت جدید را ببینید و دوباره ارسال کنید',
    'The price has changed: check the new one and send again',
  ],
  tooLong: [
    '{label} طولانی است: حداکثر {max} نویسه وارد کنید',
    '{label} is too long: use {max} characters at most',
  ],
  unknownField: [
    'لابراتوار {label} را نمی‌شناسد: صفحه را دوباره بارگذاری و ارسال کنید',
    'The lab does not know {label}: reload the page and send again',
  ],
});
