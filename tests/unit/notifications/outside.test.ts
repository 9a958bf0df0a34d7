import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventName, eventName, type Side } from '../../../src/domain/lifecycle/event-name.ts';
import { standingOf } from '../../../src/domain/notifications/channel-health.ts';
import { messageWords } from '../../../src/domain/notifications/message-words.ts';
import {
  isOutsideTopic,
  outsideTopics,
  startingTopics,
} from '../../../src/domain/notifications/outside-topics.ts';
import { mayTryAgain, sendAgainAfter } from '../../../src/domain/notifications/send-again.ts';
import { isStillTrue } from '../../../src/domain/notifications/still-true.ts';
import { type Reader, topicOf } from '../../../src/domain/notifications/topics.ts';

const readers = ['shop', 'lab'] as const;

/** A message to this reader about an event by the other side. */
const tellingOf = (reader: Reader, event: EventName) => {
  const by: Side = reader === 'lab' ? 'shop' : 'lab';
  return { reader, topic: topicOf(reader, event), event, by, number: '7K3M-9QXD' };
};

test('every topic enabled by default can be sent', () => {
  for (const reader of readers) {
    expect(startingTopics[reader].filter((topic) => !isOutsideTopic(reader, topic))).toEqual([]);
  }
  expect(outsideTopics.lab).not.toContain('newOrders');
});

describe('an event', () => {
  test.each([
    ['accept', 'accepted', 'accepted', false, true],
    ['accept', 'accepted', 'inProduction', false, false],
    ['ask', 'onHold', 'accepted', false, false],
    ['write', 'accepted', 'shipped', false, true],
    ['revert', 'submitted', 'submitted', true, true],
    ['revert', 'submitted', 'submitted', false, false],
    ['revert', 'submitted', 'accepted', true, false],
  ] as const)(
    '%s into %s, now %s, its step told: %j, is told: %j',
    (event, then, now, wasTold, told) => {
      expect(isStillTrue({ event, then, now, wasTold })).toBe(told);
    },
  );

  test('is one sentence with the order’s number, in both languages', () => {
    for (const reader of readers) {
      for (const event of eventName.options) {
        for (const language of ['fa', 'en'] as const) {
          const telling = tellingOf(reader, event);
          const { title, body } = messageWords(telling, language);
          expect(title).not.toBe('');
          expect(body.match(/\u20667K3M-9QXD\u2069/g)).toHaveLength(1);
          expect(body).toMatch(/\.$/);
        }
      }
    }
  });
});

describe('a message', () => {
  test.each([
    ['shop', 'ask', 'A question from the lab'],
    ['shop', 'hold', 'Order on hold'],
    ['shop', 'resume', 'Work resumed'],
    ['shop', 'correct', 'Order corrected'],
    ['shop', 'pass', 'Ready to ship'],
    ['shop', 'deliver', 'Order delivered'],
    ['shop', 'reject', 'Order rejected'],
    ['shop', 'revert', 'Order status changed'],
    ['shop', 'start', 'In production'],
    ['lab', 'cancel', 'Order cancelled'],
    ['lab', 'hold', 'Order on hold'],
  ] as const)('to the %s about %s has the title “%s”', (reader, event, title) => {
    expect(messageWords(tellingOf(reader, event), 'en').title).toBe(title);
  });

  test('says that the shop received an order only if the shop confirmed it', () => {
    const bodyBy = (by: Side) => messageWords({ ...tellingOf('lab', 'deliver'), by }, 'en').body;
    expect(bodyBy('shop')).toMatch(/^The shop confirmed /);
    expect(bodyBy('system')).toMatch(/^Order \S+ was delivered\.$/);
  });
});

describe('a message that failed', () => {
  test('is retried at growing intervals up to 72 minutes, or when the provider asks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.option(fc.integer({ min: 0, max: 1e9 }), { nil: undefined }),
        fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
        (attempts, asked, chance) => {
          const wait = sendAgainAfter(attempts, { asked, chance });
          expect(wait).toBeGreaterThanOrEqual(4_000);
          expect(wait).toBeLessThanOrEqual(6 * 3_600_000);
          if (asked === undefined) expect(wait).toBeLessThanOrEqual(1.2 * 3_600_000);
          else expect(wait).toBeGreaterThanOrEqual(Math.min(asked, 6 * 3600) * 1000);
          expect(sendAgainAfter(attempts + 1, { asked, chance })).toBeGreaterThanOrEqual(wait);
        },
      ),
    );
  });

  test.each([
    ['sms', 0, true],
    ['sms', 1, true],
    ['sms', 2, false],
    ['push', 9, true],
  ] as const)(
    'by %s, after %d tries without an answer, may be retried: %j',
    (channel, tries, may) => {
      expect(mayTryAgain(channel, tries)).toBe(may);
    },
  );
});

test.each([
  ['off', { isOn: false }],
  ['unused', {}],
  ['works', { destinations: 1 }],
  ['works', { sent: 9, failed: 2, failures: [{ outcome: 'gone' }] }],
  ['failing', { sent: 8, failed: 2, failures: [{ outcome: 'refused' }] }],
  ['failing', { sent: 1, failed: 2 }],
  ['failing', { destinations: 2, failures: [{ outcome: 'gone' }] }],
  ['works', { channel: 'push', destinations: 2, failures: [{ outcome: 'gone' }] }],
  ['failing', { sent: 9, waiting: 1, failures: [{ outcome: null }] }],
] as const)('a channel is called %s: %j', (standing, health) => {
  const failures = 'failures' in health ? health.failures : [];
  const whole = failures.map((failure) => ({ at: '', attempts: 1, reason: '', ...failure }));
  const channel = 'email' as const;
  const quiet = { channel, isOn: true, destinations: 0, waiting: 0, sent: 0, failed: 0 };
  expect(standingOf({ ...quiet, ...health, failures: whole })).toBe(standing);
});

test.each([
  ['مریم احمدی', ' (\u2068مریم احمدی\u2069)'],
  ['  Ali\nReza  ', ' (\u2068Ali Reza\u2069)'],
  ['\u202eevil\u2069 {number} $&', ' (\u2068evil {number} $&\u2069)'],
  ['ا'.repeat(200), ` (\u2068${'ا'.repeat(40)}\u2069)`],
  [' ', ''],
  ['', ''],
])('the customer %j follows the order number as %j', (customer, shown) => {
  const { title, body } = messageWords({ ...tellingOf('shop', 'ship'), customer }, 'en');
  const number = messageWords(tellingOf('shop', 'ship'), 'en').body.slice('Order '.length);
  expect(body).toBe(`Order ${number.replace(/(\u2069)/, `$1${shown.replaceAll('$', '$$$$')}`)}`);
  expect(title).toBe('Order on its way');
});
