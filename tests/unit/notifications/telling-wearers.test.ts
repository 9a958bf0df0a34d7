import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/domain/notifications/outcome.ts';
import {
  type Telling,
  tellingOf,
  type WearerStanding,
} from '../../../src/domain/notifications/telling-wearers.ts';
import { shopInMessage, wearerWords } from '../../../src/domain/notifications/wearer-words.ts';

const now = new Date('2026-11-27T12:00:00Z');
const ready: WearerStanding = { state: 'delivered', hasNumber: true, isStopped: false, told: [] };
const hour = 3_600_000;
const told = (outcome: Outcome | null, hours = 1) => ({
  at: new Date(now.getTime() - hours * hour),
  outcome,
});

test.each<[string, Partial<WearerStanding>, Telling]>([
  ['with the shop', {}, 'first'],
  ['still on its way', { state: 'shipped' }, 'notThere'],
  ['to be made again', { state: 'remake' }, 'notThere'],
  ['without a number', { hasNumber: false }, 'noNumber'],
  ['whose wearer said stop', { isStopped: true }, 'stopped'],
  ['told an hour ago', { told: [told('sent')] }, 'told'],
  ['being told', { told: [told(null)] }, 'told'],
  ['told, nobody knows whether it arrived', { told: [told('unknown')] }, 'told'],
  ['told almost a day ago', { told: [told('sent', 23.9)] }, 'told'],
  ['told a day ago', { told: [told('sent', 24)] }, 'again'],
  ['told a day ago, and stopped since', { told: [told('sent', 24)], isStopped: true }, 'stopped'],
  ['that was tried in vain', { told: [told('refused')] }, 'first'],
  ['tried in vain too often', { told: Array.from({ length: 5 }, () => told('gone')) }, 'tooOften'],
  ['tried in vain yesterday', { told: Array.from({ length: 5 }, () => told('gone', 25)) }, 'first'],
])('the wearer of an order %s: %s', (_, changed, telling) => {
  expect(tellingOf({ ...ready, ...changed }, now)).toBe(telling);
});

test('a message names the shop, on one line and at no length', () => {
  const shop = shopInMessage(`  عینک‌سرای\nآفتاب ${'ا'.repeat(60)}`);
  expect(shop).toHaveLength(40);
  expect(wearerWords(shop).title).toBe(`عینک شما آماده است: ${shop}`);
});
