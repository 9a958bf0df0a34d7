import { standingViews } from '../counter/queue-view.ts';
import type { Bilingual } from '../vocabulary/bilingual.ts';
import { type Digest, type DigestItem, digestItems } from './digest.ts';
import type { MessageWords } from './message-words.ts';
import type { Reader } from './topics.ts';

const lines: Record<DigestItem, Bilingual> = {
  questions: { fa: 'منتظر پاسخ شما: {count} سفارش', en: 'Waiting for your answer: {count}' },
  quotes: { fa: 'منتظر موافقت با قیمت: {count} سفارش', en: 'Prices to agree to: {count}' },
  ready: { fa: 'آمادهٔ ارسال: {count} سفارش', en: 'Ready to ship: {count}' },
  late: { fa: 'با تأخیر: {count} سفارش', en: 'Late: {count}' },
  overdue: { fa: 'پرداخت سررسیدگذشته: {count} مورد', en: 'Overdue payments: {count}' },
  dueToday: { fa: 'وعدهٔ امروز: {count} سفارش', en: 'Due today: {count}' },
  answered: { fa: 'پاسخ‌های خوانده‌نشده: {count} سفارش', en: 'Answers to read: {count}' },
  toQuote: { fa: 'منتظر اعلام قیمت: {count} سفارش', en: 'Prices to quote: {count}' },
};

const title: Bilingual = { fa: 'خلاصهٔ سفارش‌ها', en: 'Summary of your orders' };

/** The text of a summary: only counts, one per line. */
export function digestWords(
  digest: Digest,
  reader: Reader,
  language: keyof Bilingual,
): MessageWords {
  const said = digestItems[reader].flatMap((item) => {
    const count = digest[item];
    if (!count) return [];
    const number = count.toLocaleString(language === 'fa' ? 'fa-IR' : 'en-US');
    return [lines[item][language].replace('{count}', number)];
  });
  return { title: title[language], body: said.join('\n') };
}

/** The address query for an item's list of orders; null if it is not about orders. */
const queries: Record<DigestItem, Readonly<Record<string, string>> | null> = {
  questions: { state: 'onHold' },
  quotes: { state: 'quoted' },
  ready: { state: 'ready' },
  overdue: null,
  late: standingViews.late,
  dueToday: standingViews.dueToday,
  answered: standingViews.answered,
  toQuote: standingViews.quotes,
};

/** The query of the list a summary is about; null if it is about several lists. */
export function digestQuery(digest: Digest): string | null {
  const [item, ...others] = Object.keys(digest) as DigestItem[];
  const query = item && others.length === 0 ? queries[item] : null;
  return query && new URLSearchParams(query).toString();
}
