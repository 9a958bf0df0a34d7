import { messages } from '../../language/message.ts';

/** Words about the file of a frame's shape, and why one cannot be read. */
export const traceFile = messages('traceFile', {
  choose: ['فایل تریس فریم…', 'Trace file…'],
  drop: [
    'فایل OMA یا VCA را انتخاب کنید یا همین‌جا رها کنید.',
    'Choose an OMA or VCA file, or drop it here.',
  ],
  shape: [
    'شکل فریم از فایل: A {a}، B {b}، ED {ed}، محیط {round}.',
    'Shape from the file: A {a}, B {b}, ED {ed}, circumference {round}.',
  ],
  rightMirrored: [
    'چشم راست در فایل نبود: آینهٔ چشم چپ است.',
    'The right eye was not in the file: it mirrors the left one.',
  ],
  leftMirrored: [
    'چشم چپ در فایل نبود: آینهٔ چشم راست است.',
    'The left eye was not in the file: it mirrors the right one.',
  ],
  remove: ['برداشتن فایل', 'Remove the file'],
  notRead: ['فایل خوانده نشد: دوباره تلاش کنید', 'The file could not be read: try again'],
  traceTooLarge: ['فایل از ۵ مگابایت بزرگ‌تر است', 'The file is larger than 5 MB'],
  traceBinary: [
    'این فایل متن نیست ({format}): از دستگاه خروجی متنی OMA یا VCA بگیرید',
    'This is not a text file ({format}): export it from the tracer as text, OMA or VCA',
  ],
  traceEncoded: [
    'شکل فریم در این فایل فشرده است ({format}): از دستگاه خروجی متنی (TRCFMT=1) بگیرید',
    'The shape in this file is encoded ({format}): export it from the tracer as plain numbers (TRCFMT=1)',
  ],
  traceMissing: [
    'در این فایل شکل فریم نیست: هیچ سطر TRCFMT شکلی ندارد',
    'There is no frame shape in this file: no TRCFMT line has one',
  ],
  traceFormat: ['این سطر فهمیده نشد: {line}', 'This line cannot be understood: {line}'],
  traceCount: [
    'فایل {expected} شعاع می‌گوید ولی {found} دارد: دوباره از دستگاه بگیرید',
    'The file says {expected} radii but holds {found}: export it again',
  ],
  tracePoints: ['هر شکل {min} تا {max} نقطه دارد', 'A shape has {min} to {max} points'],
  traceValue: [
    'مقدار «{value}» شعاع یا زاویهٔ درستی نیست',
    '“{value}” is not a valid radius or angle',
  ],
  traceSize: [
    'شکل این فایل {a} در {b} می‌شود که اندازهٔ هیچ فریمی نیست: شعاع‌ها باید بر حسب \u2066۰٫۰۱ mm\u2069 باشد',
    'The shape in this file would be {a} by {b}, which no frame measures: radii must be in units of 0.01 mm',
  ],
  traceTwice: ['فایل برای یک چشم دو شکل دارد', 'The file holds two shapes for one eye'],
});
