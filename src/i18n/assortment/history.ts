import { instantText } from '../calendar/instant-text.ts';
import { countText } from '../language/count-text.ts';
import { fill, type Message, messages } from '../language/message.ts';

/** Texts of the history of the assortment. */
export const historyTexts = messages('assortmentHistory', {
  title: ['تاریخچه', 'History'],
  at: ['زمان', 'Time'],
  by: ['کاربر', 'User'],
  revisionKind: ['نوع', 'Kind'],
  note: ['یادداشت', 'Note'],
  items: ['تعداد موارد', 'Items'],
  search: ['جستجو در یادداشت و نام', 'Search notes and names'],
  server: ['سرور', 'The server'],
  revision: ['تغییر {number}', 'Revision {number}'],
  ofItem: ['تغییرات {item}', 'Revisions of {item}'],
  all: ['همهٔ تغییرات', 'All revisions'],
  byAt: ['{by}، {at}', '{by}, {at}'],
  before: ['پیش از تغییر', 'Before'],
  after: ['پس از تغییر', 'After'],
  added: ['اضافه شد', 'Added'],
  removed: ['حذف شد', 'Removed'],
  undo: ['بازگرداندن این تغییر', 'Undo this revision'],
  whole: ['بازگرداندن همهٔ کاتالوگ به آن زمان', 'Restore the whole catalogue as it was then'],
  oneAfter: ['بازگرداندن به پس از این تغییر', 'Restore the value after it'],
  oneBefore: ['بازگرداندن به پیش از این تغییر', 'Restore the value before it'],
  plan: ['این‌ها تغییر می‌کند', 'What would change'],
  now: ['اکنون', 'Now'],
  broughtBack: ['پس از بازگرداندن', 'After restoring'],
  nothing: [
    'چیزی تغییر نمی‌کند: اکنون هم همین‌طور است.',
    'Nothing would change: it is already like this.',
  ],
  unplanned: ['بارگذاری نشد. دوباره تلاش کنید.', 'This didn’t load. Try again.'],
  restore: ['بازگرداندن', 'Restore'],
  restored: ['بازگردانده شد.', 'Restored.'],
  changed: [
    'کاربر دیگری همین موارد را تغییر داد. دوباره بررسی کنید.',
    'Someone else has changed these items. Check them again.',
  ],
  more: ['موارد بعدی', 'More items'],
  back: ['بازگشت به تاریخچه', 'Back to the history'],
});

/** Kinds of revisions. */
export const revisionKinds = messages('revisionKinds', {
  baseline: ['شروع', 'Start'],
  edit: ['ویرایش', 'Edit'],
  import: ['فایل', 'File'],
  bulk: ['تغییر گروهی', 'Bulk change'],
  restore: ['بازگرداندن', 'Restore'],
});

/** The number of a revision in words. */
export const revisionName = (number: number): Message =>
  fill(historyTexts.texts.revision, { number: countText(number) });

/** Who made a revision; null is the server. */
export const authorWords = (by: string | null): Message =>
  by === null ? historyTexts.texts.server : [by, by];

/** Who made a revision and when. */
export const byWords = ({ by, at }: { by: string | null; at: string }): Message =>
  fill(historyTexts.texts.byAt, {
    by: authorWords(by),
    at: instantText(at),
  });
