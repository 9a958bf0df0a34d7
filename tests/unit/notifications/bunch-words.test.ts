import { expect, test } from 'vitest';
import { eventName } from '../../../src/domain/lifecycle/event-name.ts';
import { type BunchSubject, bunchWords } from '../../../src/domain/notifications/bunch-words.ts';
import { topic } from '../../../src/domain/notifications/topic-names.ts';

test.each<[BunchSubject, string, string]>([
  [
    { topic: 'shipped', events: ['ship', 'ship'], count: 42 },
    'ارسال ۴۲ سفارش: ۴۲ سفارش ارسال شد.',
    '42 orders on their way: 42 orders were shipped.',
  ],
  [
    { topic: 'shipped', events: ['deliver', 'deliver'], count: 2 },
    'تحویل ۲ سفارش: ۲ سفارش تحویل شد.',
    '2 orders delivered: 2 orders were delivered.',
  ],
  [
    { topic: 'shipped', events: ['ship', 'deliver'], count: 1200 },
    'ارسال ۱٬۲۰۰ سفارش: ۱٬۲۰۰ سفارش خبر جدید دارد. فهرست آن‌ها را ببینید.',
    '1,200 orders on their way: There is news of 1,200 orders. See the list.',
  ],
])('%j', (telling, fa, en) => {
  const said = (language: 'fa' | 'en') => {
    const { title, body } = bunchWords(telling, language);
    return `${title}: ${body}`;
  };
  expect(said('fa')).toBe(fa);
  expect(said('en')).toBe(en);
});

test.each(topic.options)('every event of %s says how many orders it covers', (of) => {
  for (const event of eventName.options) {
    for (const language of ['fa', 'en'] as const) {
      const { title, body } = bunchWords({ topic: of, events: [event], count: 7 }, language);
      expect(`${title}${body}`.match(/[7۷]/g)).toHaveLength(2);
      // The longest title that SMS templates accept.
      expect(title.length).toBeLessThanOrEqual(34);
    }
  }
});
