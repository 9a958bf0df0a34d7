import type { PhotoFault } from '../../domain/photos/photo-fault.ts';
import { type Message, messages } from '../language/message.ts';

/** Choosing and viewing photos of a remake request. */
export const photos = messages('photos', {
  label: ['عکس', 'Photos'],
  hint: [
    'حداکثر دو عکس با قالب JPEG، PNG، WebP یا AVIF. محل عکس‌برداری و دیگر اطلاعات پنهان آن حذف می‌شود.',
    'At most two: JPEG, PNG, WebP or AVIF. The location and other hidden details are removed.',
  ],
  choose: ['انتخاب عکس', 'Choose photos'],
  take: ['عکس‌برداری', 'Take a photo'],
  preparing: ['در حال آماده‌سازی عکس…', 'Preparing photos…'],
  uploading: ['در حال ارسال عکس…', 'Uploading photos…'],
  percent: ['{percent}٪', '{percent}%'],
  chosen: ['عکس‌های انتخاب‌شده: {count}', 'Photos chosen: {count}'],
  chosenPhoto: ['عکس انتخاب‌شدهٔ {number}', 'Chosen photo {number}'],
  remove: ['حذف عکس {number}', 'Remove photo {number}'],
  previous: ['عکس قبلی', 'Previous photo'],
  next: ['عکس بعدی', 'Next photo'],
  close: ['بستن', 'Close'],
  notLoaded: ['عکس بارگذاری نشد.', 'The photo didn’t load.'],
  again: ['تلاش دوباره', 'Try again'],
});

/** What is wrong with a photo, and what to do. `file` is the file's name or the photo's number. */
export const photoFaults = messages('photoFaults', {
  type: [
    '{file}: این فایل پذیرفته نمی‌شود. JPEG، PNG، WebP یا AVIF انتخاب کنید.',
    '{file}: this file is not accepted. Choose a JPEG, PNG, WebP or AVIF.',
  ],
  size: [
    '{file}: بزرگ‌تر از ۵ مگابایت است. عکس کوچک‌تری انتخاب کنید.',
    '{file}: larger than 5 MB. Choose a smaller photo.',
  ],
  unreadable: [
    '{file}: خوانده نشد. عکس دیگری انتخاب کنید.',
    '{file}: can’t be read. Choose another photo.',
  ],
  tooMany: [
    'حداکثر دو عکس می‌توانید بفرستید. برای عکس دیگر، اول یکی را حذف کنید.',
    'You can send at most two photos. Remove one to add another.',
  ],
  gone: [
    'عکسی که انتخاب کرده بودید دیگر روی این دستگاه نیست. دوباره انتخاب کنید.',
    'A photo you chose is no longer on this device. Choose it again.',
  ],
  expired: [
    'عکس‌ها باید دوباره فرستاده شود. دکمهٔ ارسال را دوباره بزنید.',
    'The photos have to be sent again. Press send once more.',
  ],
} satisfies Record<PhotoFault, Message>);
