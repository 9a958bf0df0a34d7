import { messages } from '../language/message.ts';

/** What a shop corrected in its order. */
export const correction = messages('correction', {
  secondPairOf: ['جفت دوم سفارش', 'Second pair of order'],
  before: ['پیش از اصلاح:', 'Before:'],
  after: ['پس از اصلاح:', 'After:'],
  nothing: ['—', '—'],
  other: ['جزئیات دیگری تغییر کرد.', 'Other details changed.'],
  pieces: ['{pieces} عدد', '{pieces} pcs'],
});
