import { messages } from '../language/message.ts';
import { traceWarnings } from './trace-warnings.ts';

/** Warnings: each says what is unusual and asks whether it is right. */
export const warnings = messages('warnings', {
  prescriptionOld: [
    'از تاریخ نسخه {months} ماه گذشته است. تأیید می‌کنید؟',
    'The prescription is {months} months old. Is that right?',
  ],
  oppositeSigns: [
    'علامت نمرهٔ دو چشم متفاوت است. تأیید می‌کنید؟',
    'The two eyes have opposite signs. Is that right?',
  ],
  anisometropia: [
    'اختلاف دو چشم {difference} دیوپتر است؛ شاید اسلب‌آف لازم باشد',
    'The eyes differ by {difference} D; slab-off may be needed',
  ],
  prismHigh: ['پریزم بیش از {max} Δ است. تأیید می‌کنید؟', 'Prism is above {max} Δ. Is that right?'],
  pdUnusual: [
    'پی‌دی تک‌چشمی معمولاً بین {min} و \u2066{max}\u00a0mm\u2069 است',
    'A monocular PD is usually {min} to {max}\u00a0mm',
  ],
  nearPdUnusual: [
    'پی‌دی نزدیک تک‌چشمی معمولاً بین {min} و \u2066{max}\u00a0mm\u2069 است',
    'A monocular near PD is usually {min} to {max}\u00a0mm',
  ],
  nearPdShort: [
    'پی‌دی نزدیک \u2066{difference}\u00a0mm\u2069 کمتر از پی‌دی دور است. تأیید می‌کنید؟',
    'The near PD is {difference}\u00a0mm less than the distance PD. Is that right?',
  ],
  basesAlike: [
    'بیس عمودی پریزم در هر دو چشم یکی است. تأیید می‌کنید؟',
    'Both vertical prisms have the same base. Is that right?',
  ],
  basesOpposed: [
    'بیس افقی پریزم یکی به داخل و دیگری به خارج است. تأیید می‌کنید؟',
    'One horizontal prism is base in and the other base out. Is that right?',
  ],
  addUnusual: ['ادیشن معمولاً بین {min} و {max} است', 'An addition is usually {min} to {max}'],
  addUnequal: ['ادیشن دو چشم یکسان نیست', 'The two eyes have different additions'],
  powerHigh: ['نمره بسیار بالاست (بیش از {max})', 'Very high power (above {max})'],
  blankTooLarge: [
    'قطر لازم (تقریبی) \u2066{least}\u00a0mm\u2069 است؛ بزرگ‌ترین بلنک موجود \u2066{largest}\u00a0mm\u2069 است',
    'Estimated blank {least}\u00a0mm; the largest available is {largest}\u00a0mm',
  ],
  diameterSmall: [
    'قطر لازم (تقریبی) \u2066{least}\u00a0mm\u2069 است؛ قطر خواسته‌شده کوچک‌تر است. تأیید می‌کنید؟',
    'Estimated blank {least}\u00a0mm: the diameter you chose is smaller. Is that right?',
  ],
  littleAbove: [
    'بالای علامت فیتینگ فقط \u2066{above}\u00a0mm\u2069 از فریم می‌ماند (معمولاً حداقل {least}). تأیید می‌کنید؟',
    'Only {above}\u00a0mm of frame above the fitting cross (usually at least {least}). Is that right?',
  ],
  centreOutwards: [
    'مرکز عدسی \u2066{difference}\u00a0mm\u2069 بیرون‌تر از وسط کادر است: پی‌دی و اندازه‌های فریم درست است؟',
    'The lens is centred {difference}\u00a0mm outwards of the box’s middle: are PD and frame right?',
  ],
  centreFar: [
    'مرکز اپتیکی \u2066{difference}\u00a0mm\u2069 از وسط کادر فاصله دارد: ارتفاع و B درست است؟',
    'The optical centre is {difference}\u00a0mm from the box’s middle: are height and B right?',
  ],
  dblUnusual: [
    'پل (DBL) معمولاً بین {min} و \u2066{max}\u00a0mm\u2069 است',
    'A DBL is usually {min} to {max}\u00a0mm',
  ],
  rimlessIndex: [
    'برای گریف معمولاً ضریب شکست {least} به بالا لازم است تا عدسی از سوراخ نشکند. تأیید می‌کنید؟',
    'Rimless lenses usually need an index of {least} or more, or they crack at the holes. Is that right?',
  ],
  heightsApart: [
    'ارتفاع دو چشم \u2066{difference}\u00a0mm\u2069 اختلاف دارد. تأیید می‌کنید؟',
    'The two heights differ by {difference}\u00a0mm. Is that right?',
  ],
  pdsApart: [
    'پی‌دی دو چشم \u2066{difference}\u00a0mm\u2069 اختلاف دارد. تأیید می‌کنید؟',
    'The two PDs differ by {difference}\u00a0mm. Is that right?',
  ],
  shapeUnknown: [
    'نه فایل تریس هست و نه شکل استاندارد: لابراتوار خودش شکلی با همین اندازه‌ها انتخاب می‌کند. تأیید می‌کنید؟',
    'Neither a trace file nor a standard shape: the lab will choose a shape for these measurements. Is that right?',
  ],
  curveUnusual: [
    'انحنای پایهٔ معمول برای این نمره حدود {usual} است. تأیید می‌کنید؟',
    'For this power the usual base curve is about {usual}. Is that right?',
  ],
  centreThin: [
    'ضخامت مرکز کمتر از \u2066{least}\u00a0mm\u2069 است و عدسی ممکن است بشکند. تأیید می‌کنید؟',
    'A centre under {least}\u00a0mm may break. Is that right?',
  ],
  ...traceWarnings.texts,
});
