import { messages } from '../language/message.ts';
import { field } from '../rx/field.ts';

/** What is wrong with a field and what to do about it; `{label}` is the field's own name. */
export const issues = messages('issues', {
  invalid: field.texts.invalid,
  required: ['{label} را انتخاب کنید', 'Choose {label}'],
  notANumber: [
    '{label} معتبر نیست: عددی مانند {example} بنویسید',
    '{label} is not valid: write a number such as {example}',
  ],
  signMissing: ['{label} علامت ندارد: + یا − بگذارید', '{label} has no sign: write + or −'],
  offStep: [
    '{label} گام‌های {step} دارد: نزدیک‌ترین گام را بنویسید',
    '{label} goes in steps of {step}: write the nearest one',
  ],
  outOfRange: [
    '{label} بیرون از بازه است: از {min} تا {max} بنویسید',
    '{label} is out of range: write {min} to {max}',
  ],
  sphereMissing: [
    '{label} خالی است: آن را بنویسید، برای پلانو ۰',
    '{label} is empty: write it, 0 for plano',
  ],
  axisMissing: [
    'سیلندر نوشته شده است: {label} را هم بنویسید، ۱ تا ۱۸۰',
    'There is a cylinder: write its {label} too, 1 to 180',
  ],
  axisWithoutCylinder: [
    '{label} هست ولی سیلندر نیست: محور حذف شود یا سیلندر اضافه شود؟',
    'There is an {label} but no cylinder: remove the axis, or add a cylinder?',
  ],
  addMissing: [
    'این عدسی ادیشن می‌خواهد: {label} را بنویسید',
    'This lens needs an addition: write {label}',
  ],
  addWithoutNear: [
    'عدسی تک‌دید دور ادیشن ندارد: {label} را پاک کنید، یا کاربرد نزدیک یا نوع دید دیگری انتخاب کنید',
    'A distance single vision lens has no addition: clear {label}, or choose near or another vision type',
  ],
  pdMissing: [
    'این سفارش پی‌دی می‌خواهد: {label} تک‌چشمی را بنویسید',
    'This order needs it: write the monocular {label}',
  ],
  nearPdMissing: [
    'عدسی نزدیک {label} می‌خواهد: آن را بنویسید',
    'A lens for near needs it: write the {label}',
  ],
  nearPdAboveFar: [
    '{label} نمی‌تواند از پی‌دی دور ({max}) بیشتر باشد',
    '{label} cannot be more than the distance PD ({max})',
  ],
  singleVisionOnly: [
    '{label} تنها برای عدسی تک‌دید است: آن را پاک کنید',
    '{label} is for single vision alone: clear it',
  ],
  centreHeightDiffers: [
    '{label} با ارتفاعی که در ردیف نسخه نوشته‌اید ({height}) یکی نیست: یکی از دو را پاک یا درست کنید',
    '{label} differs from the height in the row ({height}): clear or correct one of them',
  ],
  baseMissing: [
    'منشور جهت قاعده ندارد: {label} را انتخاب کنید',
    'The prism has no direction: choose its {label}',
  ],
  prismMissing: [
    'جهت قاعده هست ولی مقدار نیست: {label} را بنویسید یا جهت را بردارید',
    'There is a base but no amount: write the {label}, or take the base away',
  ],
  heightMissing: [
    'برای تراش این عدسی ارتفاع لازم است: {label} را بنویسید',
    'Edging this lens needs it: write the {label}',
  ],
  heightBelowDesign: [
    '{label} برای این طراحی کم است: دست‌کم {min} بنویسید یا طراحی دیگری انتخاب کنید',
    '{label} is too low for this design: write at least {min}, or choose another design',
  ],
  heightAboveFrame: [
    '{label} باید از ارتفاع فریم (B، {frame}) کمتر باشد: هر دو را دوباره اندازه بگیرید',
    '{label} must be less than the frame’s height (B, {frame}): measure both again',
  ],
  frameMissing: [
    'برای تراش، این اندازهٔ فریم لازم است: {label}',
    'This frame measure is needed for edging: {label}',
  ],
  edBelowBox: [
    'ED نمی‌تواند از \u2066{min}\u00a0mm\u2069 (بزرگ‌ترین ضلع کادر) کمتر باشد',
    'ED cannot be less than {min}\u00a0mm, the longer side of the box',
  ],
  edAboveBox: [
    'ED نمی‌تواند از {max} (قطر کادر) بیشتر باشد: آن را درست کنید یا خالی بگذارید',
    'ED cannot be more than {max}, the diagonal of the box: correct it or leave it empty',
  ],
  traceDiffers: [
    '{label} با فایل تریس ({traced}) یکی نیست: آن را درست یا پاک کنید، یا فایل درست را بگذارید',
    '{label} does not match the trace file ({traced}): correct or clear it, or attach the right file',
  ],
  corridorTooLong: [
    'برای این ارتفاع، کریدور حداکثر \u2066{max}\u00a0mm\u2069 است: کوتاه‌تر انتخاب کنید یا خالی بگذارید',
    'At this height the corridor is {max}\u00a0mm at most: choose a shorter one or leave it empty',
  ],
  valueMissing: ['{label} خالی است: آن را بنویسید', '{label} is empty: write it'],
  notOffered: [
    '{label} با این عدسی ارائه نمی‌شود: دوباره انتخاب کنید یا خالی بگذارید',
    '{label} is not on offer with this lens: choose again, or leave it empty',
  ],
  conflict: [
    '{label} با انتخاب دیگری جمع نمی‌شود: یکی را بردارید',
    '{label} excludes another choice: take one of them away',
  ],
  balanceOrdered: [
    'عدسی بالانس برای چشمی است که سفارش داده نشده است',
    'A balance lens is for the eye that is not ordered',
  ],
  oppositeSigns: [
    'علامت نمرهٔ دو چشم مخالف هم است. درست است؟',
    'The two eyes have opposite signs. Is that right?',
  ],
  anisometropia: [
    'اختلاف دو چشم {difference} دیوپتر است؛ شاید اسلب‌آف لازم باشد',
    'The eyes differ by {difference} D; slab-off may be needed',
  ],
  prismHigh: ['منشور بیش از {max} Δ است. تأیید می‌کنید؟', 'Prism above {max} Δ. Do you confirm?'],
  pdUnusual: [
    'پی‌دی تک‌چشمی معمولاً بین {min} و \u2066{max}\u00a0mm\u2069 است',
    'A monocular PD is usually {min} to {max}\u00a0mm',
  ],
  addUnusual: ['ادیشن معمولاً بین {min} و {max} است', 'An addition is usually {min} to {max}'],
  addUnequal: ['ادیشن دو چشم یکسان نیست', 'The additions of the two eyes differ'],
  powerHigh: ['نمره بسیار بالاست (بیش از {max})', 'Very high power (above {max})'],
  blankTooLarge: [
    'قطر لازم (برآورد) \u2066{least}\u00a0mm\u2069 است؛ بزرگ‌ترین بلنک موجود \u2066{largest}\u00a0mm\u2069 است',
    'Estimated blank {least}\u00a0mm; the largest on offer is {largest}\u00a0mm',
  ],
  littleAbove: [
    'بالای علامت فیتینگ تنها \u2066{above}\u00a0mm\u2069 از فریم می‌ماند (معمولاً دست‌کم {least}). تأیید می‌کنید؟',
    'Only {above}\u00a0mm of frame above the fitting cross (usually at least {least}). Do you confirm?',
  ],
  heightsApart: [
    'ارتفاع دو چشم \u2066{difference}\u00a0mm\u2069 اختلاف دارد. تأیید می‌کنید؟',
    'The two heights differ by {difference}\u00a0mm. Do you confirm?',
  ],
  pdsApart: [
    'پی‌دی دو چشم \u2066{difference}\u00a0mm\u2069 اختلاف دارد. تأیید می‌کنید؟',
    'The two PDs differ by {difference}\u00a0mm. Do you confirm?',
  ],
  shapeUnknown: [
    'فایل تریس ندارید: لابراتوار با شکل استاندارد و همین اندازه‌ها تراش می‌دهد. تأیید می‌کنید؟',
    'No trace file: the lab will edge a standard shape to these measures. Do you confirm?',
  ],
  eyeMissing: [
    'هیچ چشمی سفارش داده نشده است: دست‌کم یکی را بنویسید',
    'No eye is ordered: write at least one',
  ],
  unknownLens: [
    '{label} دیگر در فهرست عدسی‌ها نیست: دوباره انتخاب کنید',
    '{label} is not among the lenses on offer: choose again',
  ],
  powerNotMade: [
    'این عدسی در این نمره ساخته نمی‌شود: نمره را بررسی کنید یا عدسی دیگری انتخاب کنید',
    'This lens is not made in this power: check the power, or choose another lens',
  ],
  priceChanged: [
    'قیمت عوض شده است: قیمت تازه را ببینید و دوباره بفرستید',
    'The price has changed: look at the new one, then send again',
  ],
  tooLong: [
    '{label} بلند است: بیش از {max} نویسه ننویسید',
    '{label} is too long: write no more than {max} characters',
  ],
  unknownField: [
    'لابراتوار {label} را نمی‌شناسد: صفحه را تازه کنید و دوباره بفرستید',
    'The lab does not know {label}: reload the page and send again',
  ],
});
