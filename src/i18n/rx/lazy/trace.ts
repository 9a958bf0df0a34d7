import { messages } from '../../language/message.ts';

/** Texts of the frame trace file, and why one can't be read. */
export const traceFile = messages('traceFile', {
  choose: ['فایل تریس فریم…', 'Trace file…'],
  drop: [
    'فایل OMA یا VCA را انتخاب کنید یا همین‌جا رها کنید.',
    'Choose an OMA or VCA file, or drop it here.',
  ],
  reading: ['در حال خواندن فایل…', 'Reading the file…'],
  shape: [
    'شکل فریم از فایل: A {a}، B {b}، ED {ed}، محیط {round}.',
    'Shape from the file: A {a}, B {b}, ED {ed}, circumference {round}.',
  ],
  rightMirrored: [
    'چشم راست در فایل نبود: قرینهٔ چشم چپ است.',
    'The file has no right eye: the left one is mirrored.',
  ],
  leftMirrored: [
    'چشم چپ در فایل نبود: قرینهٔ چشم راست است.',
    'The file has no left eye: the right one is mirrored.',
  ],
  typedOtherwise: [
    'پیش از فایل نوشته بودید {typed}. اگر فایل از فریم دیگری است، آن را حذف کنید.',
    'You had typed {typed}. If the file is of another frame, remove it.',
  ],
  remove: ['حذف فایل', 'Remove file'],
  notRead: ['فایل خوانده نشد: دوباره تلاش کنید', 'The file couldn’t be read: try again'],
  traceTooLarge: [
    'فایل از ۵ مگابایت بزرگ‌تر است: فایل دیگری انتخاب کنید',
    'The file is larger than 5 MB: choose another',
  ],
  traceBinary: [
    'این فایل متن نیست ({format}): از دستگاه تریسر خروجی متنی OMA یا VCA بگیرید',
    'This is not a text file ({format}): export it from the tracer as text, OMA or VCA',
  ],
  traceEncoded: [
    'شکل فریم در این فایل فشرده است ({format}): از دستگاه خروجی متنی (TRCFMT=1) بگیرید',
    'The shape in this file is encoded ({format}): export it from the tracer as plain numbers (TRCFMT=1)',
  ],
  traceMissing: [
    'در این فایل شکل فریم نیست: هیچ خط TRCFMT شکلی ندارد',
    'This file has no frame shape: no TRCFMT line has one',
  ],
  traceFormat: [
    'این خط خوانده نشد: {line}. از دستگاه خروجی متنی (TRCFMT=1) بگیرید',
    'This line can’t be read: {line}. Export the shape from the tracer as plain numbers (TRCFMT=1)',
  ],
  traceSide: [
    'خط‌های R و L با این خط جور نیستند: {line}. برای هر چشم جداگانه خروجی بگیرید',
    'The R and L rows don’t match this line: {line}. Export each eye separately',
  ],
  traceCount: [
    'فایل باید {expected} شعاع داشته باشد ولی {found} دارد: دوباره خروجی بگیرید',
    'The file says {expected} radii but has {found}: export it again',
  ],
  tracePoints: [
    'هر شکل باید {min} تا {max} نقطه داشته باشد: دوباره خروجی بگیرید',
    'A shape must have {min} to {max} points: export it again',
  ],
  traceValue: [
    'مقدار «{value}» شعاع یا زاویهٔ درستی نیست: فریم را دوباره تریس کنید',
    '“{value}” is not a valid radius or angle: trace the frame again',
  ],
  traceGap: [
    '{eye} از {from}\u00a0تا {to}\u00a0درجه اندازه‌گیری نشده است: فریم را دوباره تریس کنید',
    '{eye} was not measured from {from}° to {to}°: trace the frame again',
  ],
  traceSize: [
    'شکل این فایل {a} در {b} است که اندازهٔ هیچ فریمی نیست: شعاع‌ها باید بر حسب \u2066۰٫۰۱ mm\u2069 باشد',
    'This shape would be {a} by {b}; no frame is that size: radii must be in units of 0.01 mm',
  ],
  traceTwice: [
    'فایل برای یک چشم دو شکل دارد: دوباره خروجی بگیرید',
    'The file has two shapes for one eye: export it again',
  ],
});
