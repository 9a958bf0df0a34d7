import type { EventName } from '../lifecycle/event-name.ts';
import type { Bilingual } from '../vocabulary/bilingual.ts';
import type { MessageWords } from './message-words.ts';
import type { Topic } from './topic-names.ts';

/** Titles for several orders; `{count}` is their number. Some SMS providers accept only the title. */
const titles: Record<Topic, Bilingual> = {
  questions: { fa: 'سؤال دربارهٔ {count} سفارش', en: 'Questions about {count} orders' },
  quotes: { fa: 'اعلام قیمت {count} سفارش', en: 'Prices of {count} orders' },
  stopped: { fa: 'تغییر وضعیت {count} سفارش', en: 'Status of {count} orders changed' },
  accepted: { fa: 'تأیید {count} سفارش', en: '{count} orders accepted' },
  progress: { fa: 'مراحل ساخت {count} سفارش', en: 'Progress of {count} orders' },
  shipped: { fa: 'ارسال {count} سفارش', en: '{count} orders on their way' },
  remakes: { fa: 'ساخت مجدد {count} سفارش', en: 'Remakes of {count} orders' },
  messages: { fa: 'پیام دربارهٔ {count} سفارش', en: 'Messages on {count} orders' },
  newOrders: { fa: '{count} سفارش جدید', en: '{count} new orders' },
  answers: { fa: 'پاسخ دربارهٔ {count} سفارش', en: 'Answers on {count} orders' },
  agreements: { fa: 'موافقت با {count} قیمت', en: '{count} prices agreed to' },
  cancellations: { fa: 'لغو {count} سفارش', en: '{count} orders cancelled' },
  remakeRequests: { fa: '{count} درخواست ساخت مجدد', en: '{count} remakes requested' },
  deliveries: { fa: 'تحویل {count} سفارش', en: '{count} orders received' },
  colleagues: { fa: 'کار همکاران: {count} سفارش', en: 'By colleagues: {count} orders' },
};

/** Titles for when all orders had the same event and the topic's title does not fit it. */
const ownTitles: Partial<Record<EventName, Bilingual>> = {
  hold: { fa: 'توقف {count} سفارش', en: '{count} orders on hold' },
  resume: { fa: 'ادامهٔ کار {count} سفارش', en: 'Work resumed on {count} orders' },
  correct: { fa: 'اصلاح {count} سفارش', en: '{count} orders corrected' },
  pass: { fa: '{count} سفارش آمادهٔ ارسال', en: '{count} orders ready to ship' },
  deliver: { fa: 'تحویل {count} سفارش', en: '{count} orders delivered' },
  reject: { fa: 'رد {count} سفارش', en: '{count} orders rejected' },
  cancel: { fa: 'لغو {count} سفارش', en: '{count} orders cancelled' },
};

/** Texts for several orders with the same event, for either side. */
const sentences: Record<EventName, Bilingual> = {
  submit: { fa: '{count} سفارش ثبت شد.', en: '{count} orders were placed.' },
  hold: { fa: '{count} سفارش متوقف شد.', en: '{count} orders are on hold.' },
  correct: { fa: '{count} سفارش اصلاح شد.', en: '{count} orders were corrected.' },
  accept: {
    fa: '{count} سفارش تأیید شد و تاریخ وعدهٔ آن‌ها مشخص است.',
    en: '{count} orders were accepted, with promised days.',
  },
  quote: {
    fa: 'ساخت {count} سفارش پس از موافقت با قیمت شروع می‌شود.',
    en: '{count} orders are made once their prices are agreed to.',
  },
  agree: {
    fa: 'با قیمت {count} سفارش موافقت شد.',
    en: 'The prices of {count} orders were agreed to.',
  },
  reject: { fa: '{count} سفارش رد شد.', en: '{count} orders were rejected.' },
  start: { fa: 'ساخت {count} سفارش شروع شد.', en: '{count} orders are being made.' },
  inspect: { fa: '{count} سفارش در کنترل کیفی است.', en: '{count} orders are in quality control.' },
  redo: { fa: '{count} سفارش دوباره ساخته می‌شود.', en: '{count} orders are being made again.' },
  break: { fa: '{count} سفارش دوباره ساخته می‌شود.', en: '{count} orders are being made again.' },
  pass: { fa: '{count} سفارش آمادهٔ ارسال است.', en: '{count} orders are ready to ship.' },
  ship: { fa: '{count} سفارش ارسال شد.', en: '{count} orders were shipped.' },
  deliver: { fa: '{count} سفارش تحویل شد.', en: '{count} orders were delivered.' },
  ask: {
    fa: '{count} سفارش تا پاسخ به سؤال لابراتوار متوقف است.',
    en: '{count} orders are on hold until the lab’s questions are answered.',
  },
  answer: {
    fa: 'به سؤال {count} سفارش پاسخ داده شد.',
    en: 'The questions about {count} orders were answered.',
  },
  resume: { fa: 'کار روی {count} سفارش ادامه دارد.', en: 'Work on {count} orders goes on.' },
  cancel: { fa: '{count} سفارش لغو شد.', en: '{count} orders were cancelled.' },
  askRemake: {
    fa: 'برای {count} سفارش ساخت مجدد درخواست شد.',
    en: 'Remakes of {count} orders were requested.',
  },
  grantRemake: {
    fa: 'ساخت مجدد {count} سفارش پذیرفته شد.',
    en: 'The remakes of {count} orders were granted.',
  },
  refuseRemake: {
    fa: 'ساخت مجدد {count} سفارش پذیرفته نشد.',
    en: 'The remakes of {count} orders were refused.',
  },
  write: {
    fa: 'دربارهٔ {count} سفارش پیام جدید دارید.',
    en: 'There are new messages about {count} orders.',
  },
  revert: {
    fa: 'آخرین خبر {count} سفارش دیگر درست نیست. وضعیت آن‌ها را ببینید.',
    en: 'The last update about {count} orders is no longer correct. See their current states.',
  },
};

const mixed: Bilingual = {
  fa: '{count} سفارش خبر جدید دارد. فهرست آن‌ها را ببینید.',
  en: 'There is news of {count} orders. See the list.',
};

/** Events of one topic that are combined in one message. */
export interface BunchSubject {
  topic: Topic;
  events: readonly EventName[];
  /** Number of orders. */
  count: number;
}

/** The text of a message about several orders, in one language. */
export function bunchWords(
  { topic, events: [first, ...others], count }: BunchSubject,
  language: keyof Bilingual,
): MessageWords {
  const number = count.toLocaleString(language === 'fa' ? 'fa-IR' : 'en-US');
  const all = first !== undefined && others.every((event) => event === first) ? first : undefined;
  const said = (text: Bilingual) => text[language].replace('{count}', number);
  const title = (all && ownTitles[all]) ?? titles[topic];
  return { title: said(title), body: said(all ? sentences[all] : mixed) };
}
