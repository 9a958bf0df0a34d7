import type { Rhythm } from '../../domain/notifications/typed-digest.ts';
import type { QuietFault } from '../../domain/notifications/typed-quiet-times.ts';
import { type Message, messages } from '../language/message.ts';

/** Texts about when notifications are sent outside the panel. */
export const times = messages('times', {
  title: ['زمان اعلان‌ها', 'When'],
  hint: [
    'در این ساعت‌ها چیزی بیرون از پنل برایتان فرستاده نمی‌شود و بعد از آن، فقط خبرهایی می‌رسد که هنوز درست‌اند. ساعت‌ها به وقت لابراتوار است.',
    'Nothing is sent to you outside the panel in these hours. Afterwards you get whatever is still current. Times are the lab’s.',
  ],
  urgent: ['این‌ها همیشه فوری می‌رسد: {topics}.', 'Always sent at once: {topics}.'],
  and: ['؛ ', '; '],
  from: ['بدون اعلان از ساعت', 'Silent from'],
  until: ['تا ساعت', 'Silent until'],
  daysOff: ['روزهای تعطیل لابراتوار هم بدون اعلان باشد', 'Silent on the lab’s days off, too'],
  daysOffHint: ['تا ساعت ۸ صبح روز بعد.', 'Until 8:00 the next morning.'],
  save: ['ذخیرهٔ ساعت‌ها', 'Save times'],
  saving: ['در حال ذخیره…', 'Saving…'],
  digest: ['خلاصهٔ سفارش‌ها', 'Summary'],
  digestHint: [
    'تعداد سفارش‌هایی که منتظر شماست یا وعده‌شان رسیده، بدون نام و قیمت. اگر چیزی نباشد، فرستاده نمی‌شود.',
    'How many orders wait for you or are due, without names or prices. Nothing is sent when there is nothing to say.',
  ],
  never: ['فرستاده نشود', 'Never'],
  rhythm: ['خلاصه با {channel}', '{channel} summary'],
  hour: ['ساعت', 'Time of day'],
  saveDigest: ['ذخیرهٔ خلاصه', 'Save summary'],
});

/** How often a summary is sent. */
export const rhythmNames = messages('rhythmNames', {
  daily: ['هر روز', 'Every day'],
  '6': ['شنبه‌ها', 'Saturdays'],
  '0': ['یکشنبه‌ها', 'Sundays'],
  '1': ['دوشنبه‌ها', 'Mondays'],
  '2': ['سه‌شنبه‌ها', 'Tuesdays'],
  '3': ['چهارشنبه‌ها', 'Wednesdays'],
  '4': ['پنجشنبه‌ها', 'Thursdays'],
  '5': ['جمعه‌ها', 'Fridays'],
} satisfies Record<Rhythm, Message>);

/** What is wrong with a time. */
export const quietFaults = messages('quietFaults', {
  notTime: ['ساعت را مانند ۲۲:۳۰ بنویسید.', 'Enter a time such as 22:30.'],
  noTime: [
    'این ساعت را هم بنویسید، یا هر دو را خالی بگذارید.',
    'Enter this time as well, or leave both empty.',
  ],
  same: [
    'دو ساعت نباید یکی باشد. اگر اعلان نمی‌خواهید، آن را خاموش کنید.',
    'The two times cannot be the same. To get nothing at all, switch notifications off.',
  ],
} satisfies Record<QuietFault, Message>);
