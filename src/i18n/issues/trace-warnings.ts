import { messages } from '../language/message.ts';

/** Warnings about a frame trace. */
export const traceWarnings = messages('traceWarnings', {
  traceWidthDiffers: [
    'A در فایل تریس با شعاع‌های همان فایل \u2066{difference}\u00a0mm\u2069 اختلاف دارد. شکل درست است؟',
    'A in the trace file differs from its own radii by {difference}\u00a0mm. Is the shape right?',
  ],
  traceHeightDiffers: [
    'B در فایل تریس با شعاع‌های همان فایل \u2066{difference}\u00a0mm\u2069 اختلاف دارد. شکل درست است؟',
    'B in the trace file differs from its own radii by {difference}\u00a0mm. Is the shape right?',
  ],
  traceRoundDiffers: [
    'محیط عدسی در فایل تریس با شعاع‌های همان فایل \u2066{difference}\u00a0mm\u2069 اختلاف دارد. شکل درست است؟',
    'The circumference in the trace file differs from its own radii by {difference}\u00a0mm. Is the shape right?',
  ],
  traceJumps: [
    'شکل تریس‌شده در یک نقطه \u2066{difference}\u00a0mm\u2069 می‌پرد: فریم را دوباره تریس کنید. با همین شکل ساخته شود؟',
    'The traced shape jumps by {difference}\u00a0mm at one point: trace the frame again. Make the lens like this?',
  ],
  traceSizesDiffer: [
    'اندازهٔ شکل راست و چپ در فایل تریس \u2066{difference}\u00a0mm\u2069 اختلاف دارد. هر دو درست‌اند؟',
    'The right and left shapes in the trace file differ in size by {difference}\u00a0mm. Are both right?',
  ],
  traceNotMirrored: [
    'شکل چپ در فایل تریس قرینهٔ شکل راست نیست: تا \u2066{difference}\u00a0mm\u2069 اختلاف دارند. هر دو درست‌اند؟',
    'The left shape in the trace file is not the mirror image of the right one: they are up to {difference}\u00a0mm apart. Are both right?',
  ],
  traceBridgeDiffers: [
    'DBL با فایل تریس \u2066{difference}\u00a0mm\u2069 اختلاف دارد. تأیید می‌کنید؟',
    'DBL differs from the trace file by {difference}\u00a0mm. Is that right?',
  ],
});
