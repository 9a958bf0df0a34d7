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
  ['whose wearer said stop', { isStopped: true }, 'stopped'],
  ['told an hour ago', { messages: [message('sent')] }, 'told'],
  ['being told', { messages: [message(null)] }, 'told'],
  ['told, nobody knows whether it arrived', { messages: [message('unknown')] }, 'told'],
  ['told almost a day ago', { messages: [message('sent', 23.9)] }, 'told'],
  ['told a day ago', { messages: [message('sent', 24)] }, 'again'],
  [
    'told a day ago, and stopped since',
    { messages: [message('sent', 24)], isStopped: true },
    'stopped',
  ],
  ['that was tried in vain', { messages: [message('refused')] }, 'first'],
  [
    'tried in vain too often',
    { messages: Array.from({ length: 5 }, () => message('gone')) },
    'tooOften',
  ],
  [
    'tried in vain yesterday',
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
