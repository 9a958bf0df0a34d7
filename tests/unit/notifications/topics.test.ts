import { describe, expect, test } from 'vitest';
import { eventName } from '../../../src/domain/lifecycle/event-name.ts';
import { transitions } from '../../../src/domain/lifecycle/transitions.ts';
import { topic } from '../../../src/domain/notifications/topic-names.ts';
import {
  isMutable,
  mutedEvents,
  topicOf,
  topicsOf,
} from '../../../src/domain/notifications/topics.ts';

const readers = ['shop', 'lab'] as const;

describe('topics', () => {
  test.each(readers)('every event a %s is notified of has one of its topics', (reader) => {
    const topics: readonly string[] = topicsOf[reader];
    for (const event of eventName.options) expect(topics).toContain(topicOf(reader, event));
  });

  test('each topic belongs to the shop or the lab', () => {
    expect(new Set([...topicsOf.shop, ...topicsOf.lab])).toEqual(new Set(topic.options));
  });

  test.each(readers)('each topic of a %s has an event by the other side', (reader) => {
    const other = reader === 'shop' ? 'lab' : 'shop';
    const heard = transitions.filter(({ by }) => by === other).map(({ event }) => event);
    const topics = new Set([...heard, 'submit' as const].map((event) => topicOf(reader, event)));
    const own = topicsOf[reader].filter((each) => each !== 'colleagues');
    expect([...topics].sort()).toEqual([...own].sort());
  });
});

describe('a muted topic', () => {
  test('silences its events and no others', () => {
    expect(mutedEvents('shop', [])).toEqual([]);
    expect(mutedEvents('shop', ['progress'])).toEqual([
      'start',
      'inspect',
      'redo',
      'break',
      'pass',
    ]);
    expect(mutedEvents('lab', ['newOrders', 'messages'])).toEqual([
      'submit',
      'hold',
      'correct',
      'write',
    ]);
  });

  test('has no effect if it belongs to the other side or to an earlier version', () => {
    expect(mutedEvents('shop', ['newOrders', 'noSuchTopic'])).toEqual([]);
    expect(isMutable('shop', 'newOrders')).toBe(false);
    expect(isMutable('lab', 'progress')).toBe(false);
  });

  test.each(['questions', 'quotes', 'stopped'] as const)(
    'is never %s: the order waits for the shop or will not be made',
    (each) => {
      expect(isMutable('shop', each)).toBe(false);
      expect(mutedEvents('shop', [each])).toEqual([]);
    },
  );

  test('can be any topic of the lab', () => {
    for (const each of topicsOf.lab) expect(isMutable('lab', each)).toBe(true);
  });
});
