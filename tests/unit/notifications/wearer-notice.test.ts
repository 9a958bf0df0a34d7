import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import {
  type WearerFacts,
  type WearerNotice,
  wearerNoticeOf,
} from '../../../src/domain/notifications/wearer-notice.ts';
import { shopInMessage, wearerWords } from '../../../src/domain/notifications/wearer-words.ts';

const now = new Date('2026-11-27T12:00:00Z');
const ready: WearerFacts = { state: 'delivered', hasNumber: true, isStopped: false, messages: [] };
const hour = 3_600_000;
const message = (outcome: Outcome | null, hours = 1) => ({
  at: new Date(now.getTime() - hours * hour),
  outcome,
});

test.each<[string, Partial<WearerFacts>, WearerNotice]>([
  ['with the shop', {}, 'first'],
  ['still on its way', { state: 'shipped' }, 'notThere'],
  ['to be made again', { state: 'remake' }, 'notThere'],
  ['without a number', { hasNumber: false }, 'noNumber'],
  ['whose wearer opted out', { isStopped: true }, 'stopped'],
  ['with a message sent an hour ago', { messages: [message('sent')] }, 'told'],
  ['with a message being sent', { messages: [message(null)] }, 'told'],
  ['with a message that may have arrived', { messages: [message('unknown')] }, 'told'],
  ['with a message sent almost a day ago', { messages: [message('sent', 23.9)] }, 'told'],
  ['with a message sent a day ago', { messages: [message('sent', 24)] }, 'again'],
  [
    'with a message sent a day ago and an opt-out since',
    { messages: [message('sent', 24)], isStopped: true },
    'stopped',
  ],
  ['with a failed attempt', { messages: [message('refused')] }, 'first'],
  [
    'with too many failed attempts',
    { messages: Array.from({ length: 5 }, () => message('gone')) },
    'tooOften',
  ],
  [
    'with failed attempts yesterday',
    { messages: Array.from({ length: 5 }, () => message('gone', 25)) },
    'first',
  ],
])('the wearer of an order %s: %s', (_, changed, telling) => {
  expect(wearerNoticeOf({ ...ready, ...changed }, now)).toBe(telling);
});

test('a message names the shop on one line, shortened', () => {
  const shop = shopInMessage(`  عینک‌سرای\nآفتاب ${'ا'.repeat(60)}`);
  expect(shop).toHaveLength(40);
  expect(wearerWords(shop).title).toBe(`عینک شما آماده است: ${shop}`);
});
