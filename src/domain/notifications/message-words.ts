import type { EventName, Side } from '../lifecycle/event-name.ts';
import type { Bilingual } from '../vocabulary/bilingual.ts';
import type { Topic } from './topic-names.ts';
import type { Reader } from './topics.ts';

/**
 * Title and text of a message. They leave the panel, so they contain no prescription and no price, and names only for
 * accounts that allow it.
 */
export interface MessageWords {
  title: string;
  body: string;
}

const titles: Record<Topic, Bilingual> = {
  questions: { fa: 'سؤال لابراتوار', en: 'A question from the lab' },
  quotes: { fa: 'اعلام قیمت', en: 'A price was quoted' },
  stopped: { fa: 'تغییر وضعیت سفارش', en: 'An order was stopped' },
  accepted: { fa: 'تأیید سفارش', en: 'Order accepted' },
  progress: { fa: 'مراحل ساخت', en: 'In production' },
  shipped: { fa: 'ارسال سفارش', en: 'Order on its way' },
  remakes: { fa: 'ساخت مجدد', en: 'Remake' },
  messages: { fa: 'پیام جدید', en: 'New message' },
  newOrders: { fa: 'سفارش جدید', en: 'New order' },
  answers: { fa: 'پاسخ به سؤال', en: 'Your question was answered' },
  agreements: { fa: 'موافقت با قیمت', en: 'A price was agreed to' },
  cancellations: { fa: 'لغو سفارش', en: 'Order cancelled' },
  remakeRequests: { fa: 'درخواست ساخت مجدد', en: 'Remake requested' },
  deliveries: { fa: 'تحویل سفارش', en: 'Order received' },
  colleagues: { fa: 'کار همکاران', en: 'Work by colleagues' },
};

/** Titles of events that their topic's title does not fit. */
const ownTitles: Partial<Record<EventName, Bilingual>> = {
  hold: { fa: 'سفارش متوقف شد', en: 'Order on hold' },
  resume: { fa: 'ادامهٔ کار سفارش', en: 'Work resumed' },
  correct: { fa: 'اصلاح سفارش', en: 'Order corrected' },
  pass: { fa: 'آمادهٔ ارسال', en: 'Ready to ship' },
  deliver: { fa: 'تحویل سفارش', en: 'Order delivered' },
  reject: { fa: 'رد سفارش', en: 'Order rejected' },
  cancel: { fa: 'لغو سفارش', en: 'Order cancelled' },
  revert: { fa: 'تغییر وضعیت سفارش', en: 'Order status changed' },
};

/** The text for a shop about each event; `{number}` is the order's. */
const toShop: Record<EventName, Bilingual> = {
  submit: { fa: 'سفارش {number} ثبت شد.', en: 'Order {number} was placed.' },
  hold: { fa: 'سفارش {number} متوقف شد.', en: 'Order {number} is on hold.' },
  correct: { fa: 'سفارش {number} اصلاح شد.', en: 'Order {number} was corrected.' },
  accept: {
    fa: 'سفارش {number} تأیید شد و تاریخ وعدهٔ آن مشخص است.',
    en: 'Order {number} was accepted, with a promised day.',
  },
  quote: {
    fa: 'ساخت سفارش {number} پس از موافقت شما با قیمت شروع می‌شود.',
    en: 'Order {number} is made once you agree to its price.',
  },
  agree: {
    fa: 'با قیمت سفارش {number} موافقت شد.',
    en: 'The price of order {number} was agreed to.',
  },
  reject: { fa: 'لابراتوار سفارش {number} را رد کرد.', en: 'The lab rejected order {number}.' },
  start: { fa: 'ساخت سفارش {number} شروع شد.', en: 'Order {number} is being made.' },
  inspect: { fa: 'سفارش {number} در کنترل کیفی است.', en: 'Order {number} is in quality control.' },
  redo: { fa: 'سفارش {number} دوباره ساخته می‌شود.', en: 'Order {number} is being made again.' },
  break: { fa: 'سفارش {number} دوباره ساخته می‌شود.', en: 'Order {number} is being made again.' },
  pass: { fa: 'سفارش {number} آمادهٔ ارسال است.', en: 'Order {number} is ready to ship.' },
  ship: { fa: 'سفارش {number} ارسال شد.', en: 'Order {number} was shipped.' },
  deliver: { fa: 'سفارش {number} تحویل شد.', en: 'Order {number} was delivered.' },
  ask: {
    fa: 'سفارش {number} تا پاسخ شما متوقف است.',
    en: 'Order {number} is on hold until you answer.',
  },
  answer: {
    fa: 'به سؤال سفارش {number} پاسخ داده شد.',
    en: 'The question about order {number} was answered.',
  },
  resume: { fa: 'کار روی سفارش {number} ادامه دارد.', en: 'Work on order {number} goes on.' },
  cancel: { fa: 'سفارش {number} لغو شد.', en: 'Order {number} was cancelled.' },
  askRemake: {
    fa: 'برای سفارش {number} ساخت مجدد درخواست شد.',
    en: 'A remake of order {number} was requested.',
  },
  grantRemake: {
    fa: 'ساخت مجدد سفارش {number} پذیرفته شد.',
    en: 'The remake of order {number} was granted.',
  },
  refuseRemake: {
    fa: 'ساخت مجدد سفارش {number} پذیرفته نشد.',
    en: 'The remake of order {number} was refused.',
  },
  write: {
    fa: 'لابراتوار دربارهٔ سفارش {number} پیام داد.',
    en: 'The lab wrote about order {number}.',
  },
  revert: {
    fa: 'آخرین خبر سفارش {number} دیگر درست نیست. وضعیت آن را ببینید.',
    en: 'The last update about order {number} is no longer correct. See its current state.',
  },
};

/** Texts for the lab that differ when the shop triggered the event. */
const toLab: Partial<Record<EventName, Bilingual>> = {
  agree: {
    fa: 'فروشگاه با قیمت سفارش {number} موافقت کرد.',
    en: 'The shop agreed to the price of order {number}.',
  },
  answer: {
    fa: 'فروشگاه به سؤال سفارش {number} پاسخ داد.',
    en: 'The shop answered the question about order {number}.',
  },
  cancel: { fa: 'فروشگاه سفارش {number} را لغو کرد.', en: 'The shop cancelled order {number}.' },
  deliver: {
    fa: 'فروشگاه تحویل سفارش {number} را تأیید کرد.',
    en: 'The shop confirmed that it received order {number}.',
  },
  askRemake: {
    fa: 'فروشگاه برای سفارش {number} ساخت مجدد خواست.',
    en: 'The shop asked for a remake of order {number}.',
  },
  write: {
    fa: 'فروشگاه دربارهٔ سفارش {number} پیام داد.',
    en: 'The shop wrote about order {number}.',
  },
};

const test = {
  title: { fa: 'اعلان آزمایشی', en: 'Test notification' },
  body: { fa: 'اعلان‌های پنل به شما می‌رسد.', en: 'Notifications from the panel reach you.' },
};

/** The subject of a message: an event, for one side. */
export interface MessageSubject {
  reader: Reader;
  topic: Topic;
  event: EventName;
  /** Who triggered the event; `system` for automatic ones. */
  by: Side;
  /** The order's number. */
  number: string;
  /** The customer's name to add after the number; empty for none. */
  customer?: string;
}

/** Isolates a number from the right-to-left sentence around it. */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** Maximum characters of a customer's name. */
const longestName = 40;

/** A name in brackets, isolated so that it keeps its direction whatever characters it contains. */
function bracketed(name: string): string {
  const line = name.replace(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return line && ` (\u2068${line.slice(0, longestName).toWellFormed().trim()}\u2069)`;
}

/** The text of a message in one language; null for a test message. */
export function messageWords(
  subject: MessageSubject | null,
  language: keyof Bilingual,
): MessageWords {
  if (!subject) return { title: test.title[language], body: test.body[language] };
  const { reader, topic, event, by, number, customer = '' } = subject;
  const order = isolated(number) + bracketed(customer);
  const sentence = (reader === 'lab' && by === 'shop' && toLab[event]) || toShop[event];
  return {
    title: (ownTitles[event] ?? titles[topic])[language],
    body: sentence[language].replace('{number}', () => order),
  };
}
