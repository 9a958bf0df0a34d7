import { messages } from '../language/message.ts';

/** Actions on a placed order. */
export const orderActions = messages('orderActions', {
  group: ['کارها', 'Actions'],
  printA5: ['چاپ برگهٔ سفارش A5', 'Print job ticket, A5'],
  printRoll: ['چاپ رولی \u2066۸۰ mm\u2069', 'Print on an 80 mm roll'],
  labFile: ['فایل لابراتوار', 'Lab file'],
  list: ['فهرست CSV', 'CSV list'],
  copy: ['کپی نسخه', 'Copy prescription'],
  copied: ['نسخه کپی شد.', 'The prescription was copied.'],
  reorder: ['سفارش مجدد', 'Reorder'],
  pair: ['جفت دوم', 'Second pair'],
  pairHeights: [
    'ارتفاع‌ها مربوط به فریم قبلی است؛ برای فریم دیگر دوباره اندازه بگیرید.',
    'The heights are those of the earlier frame. Measure them again for another one.',
  ],
  pairNear: [
    'این نمره‌ها برای عینک نزدیک است؛ برای عدسی دور، دو دید یا پروگرسیو نمرهٔ دور را وارد کنید.',
    'These powers are for near. For distance, bifocal or progressive lenses, enter the distance powers.',
  ],
  failed: [
    'انجام نشد. پس از وصل شدن اینترنت دوباره تلاش کنید.',
    'That didn’t work. Try again once you’re online.',
  ],
});
