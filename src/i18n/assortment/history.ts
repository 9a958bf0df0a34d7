import { instantText } from '../calendar/instant-text.ts';
import { formatCount } from '../language/format-number.ts';
import { fill, inBoth, type Message, messages } from '../language/message.ts';

/** Texts of the history of the assortment. */
export const historyTexts = messages('assortmentHistory', {
  title: ['تاریخچه', 'History'],
  at: ['زمان', 'When'],
  by: ['چه کسی', 'Who'],
  revisionKind: ['نوع', 'Kind'],
  note: ['یادداشت', 'Note'],
  items: ['تعداد', 'Items'],
  search: ['جستجو در یادداشت و نام', 'Search notes and names'],
  server: ['سرور', 'The server'],
  revision: ['تغییر {number}', 'Revision {number}'],
  ofItem: ['تغییرهای {item}', 'Revisions of {item}'],
  all: ['همهٔ تغییرها', 'All revisions'],
  byAt: ['{by}، {at}', '{by}, {at}'],
  before: ['پیش از آن', 'Before'],
  after: ['پس از آن', 'After'],
  added: ['اضافه شد', 'Added'],
  removed: ['حذف شد', 'Removed'],
  undo: ['بازگرداندن این تغییر', 'Undo this revision'],
  whole: ['بازگرداندن همهٔ کاتالوگ به آن زمان', 'Restore the whole catalogue as it was then'],
  oneAfter: ['بازگرداندن به پس از آن', 'Restore the value after it'],
  oneBefore: ['بازگرداندن به پیش از آن', 'Restore the value before it'],
  plan: ['این‌ها عوض می‌شود', 'What would change'],
  now: ['اکنون', 'Now'],
  broughtBack: ['پس از بازگرداندن', 'Brought back'],
  nothing: [
    'چیزی عوض نمی‌شود: اکنون هم همین‌طور است.',
    'Nothing would change: it already looks like this.',
  ],
  unplanned: ['خوانده نشد. دوباره تلاش کنید.', 'It could not be read. Try again.'],
  restore: ['بازگردان', 'Bring it back'],
  restored: ['بازگردانده شد.', 'Brought back.'],
  changed: [
    'دیگری همین موارد را عوض کرد. دوباره نگاه کنید.',
    'Somebody else has changed these items. Look again.',
  ],
  more: ['موارد بعدی', 'More items'],
  back: ['بازگشت به تاریخچه', 'Back to the history'],
});

/** Kinds of revisions. */
export const revisionKinds = messages('revisionKinds', {
  baseline: ['آغاز', 'Beginning'],
  edit: ['ویرایش', 'Edit'],
  import: ['فایل', 'File'],
  bulk: ['تغییر گروهی', 'Bulk change'],
  restore: ['بازگردانی', 'Brought back'],
});

/** The number of a revision in words. */
export const revisionName = (number: number): Message =>
  fill(historyTexts.texts.revision, { number: inBoth((locale) => formatCount(number, locale)) });

/** Who made a revision; the server itself has no name. */
export const authorWords = (by: string | null): Message =>
  by === null ? historyTexts.texts.server : [by, by];

/** Who made a revision and when. */
export const byWords = ({ by, at }: { by: string | null; at: string }): Message =>
  fill(historyTexts.texts.byAt, {
    by: authorWords(by),
    at: instantText(at),
  });
