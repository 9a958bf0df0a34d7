import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeLines, inLatestLines } from '../../../src/domain/order/change-lines.ts';
import type { OrderChange } from '../../../src/domain/order/order-change.ts';
import { countUnread } from '../../../src/domain/order/unread.ts';

type Made = { at: string; order?: number; account?: number; event?: OrderChange['event'] };

/** Minute and day are on the lab's clock, 3.5 hours ahead of UTC. */
function change({ at, order = 1, account = 1, event = 'write' }: Made): OrderChange {
  const id = (kind: number, number: number) =>
    `01900000-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`;
  return {
    id: id(9, Date.parse(at) / 60_000),
    order: { id: id(2, order), number: '7K3M-9QXD' },
    account: 'a shop',
    accountId: id(3, account),
    at,
    event,
    side: 'shop',
    state: 'accepted',
    by: 'somebody',
    message: '',
  };
}

const minute = (number: number) => new Date(Date.UTC(2026, 10, 21, 8, number)).toISOString();

/** The kind of each line with its number of changes. */
const lineCounts = (feed: readonly OrderChange[]) =>
  changeLines(feed).map(({ kind, changes }) => `${kind} ${changes.length}`);

describe('lines of the notification list', () => {
  test('130 changes of one order are one line, at the place of the newest', () => {
    const many = Array.from({ length: 130 }, (_, index) => change({ at: minute(200 - index) }));
    const [other, older] = [
      change({ at: minute(190), order: 2 }),
      change({ at: minute(1), order: 3 }),
    ];
    const feed = [...many, other, older].sort((one, next) => (one.at < next.at ? 1 : -1));
    expect(lineCounts(feed)).toEqual(['order 130', 'order 1', 'order 1']);
    expect(changeLines(feed)[0]?.changes).toEqual(many);
  });

  test('130 orders that a shop placed in a day are one line', () => {
    const feed = Array.from({ length: 130 }, (_, index) =>
      change({ at: minute(200 - index), order: index, event: 'submit' }),
    );
    expect(lineCounts(feed)).toEqual(['placed 130']);
  });

  test.each<[string, Made, Made, string[]]>([
    ['two orders', { at: minute(2), order: 2 }, { at: minute(1) }, ['order 1', 'order 1']],
    [
      'one order id in two shops',
      { at: minute(2), account: 2 },
      { at: minute(1) },
      ['order 1', 'order 1'],
    ],
    [
      'before and after midnight at the lab',
      { at: '2026-11-21T20:30:00.000Z' },
      { at: '2026-11-21T20:29:00.000Z' },
      ['order 1', 'order 1'],
    ],
    [
      'within one day at the lab, two of UTC',
      { at: '2026-11-22T01:00:00.000Z' },
      { at: '2026-11-21T21:00:00.000Z' },
      ['order 2'],
    ],
    [
      'an order placed and written about',
      { at: minute(2), event: 'write' },
      { at: minute(1), event: 'submit' },
      ['order 2'],
    ],
    [
      'orders placed by two shops',
      { at: minute(2), event: 'submit', account: 2 },
      { at: minute(1), event: 'submit' },
      ['order 1', 'order 1'],
    ],
  ])('%s', (_, newer, older, lines) => {
    expect(lineCounts([change(newer), change(older)])).toEqual(lines);
  });

  test('a line keeps its key when a change joins it', () => {
    const earlier = change({ at: minute(1) });
    const keyOf = (feed: readonly OrderChange[]) => changeLines(feed)[0]?.key;
    expect(keyOf([change({ at: minute(2) }), earlier])).toBe(keyOf([earlier]));
  });
});

const feeds = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 4_000 }).map(minute),
      order: fc.integer({ min: 1, max: 4 }),
      account: fc.integer({ min: 1, max: 2 }),
      event: fc.constantFrom('submit', 'write', 'accept'),
    }),
  )
  .map((made) => made.map(change).sort((one, next) => (one.at < next.at ? 1 : -1)));

test('each change is in exactly one line, newest first, and no unread change is lost', () => {
  fc.assert(
    fc.property(feeds, fc.integer({ min: 0, max: 4_000 }).map(minute), (feed, seenAt) => {
      const lines = changeLines(feed);
      const all = lines.flatMap(({ changes }) => changes);
      expect(new Set(all)).toEqual(new Set(feed));
      expect(all).toHaveLength(feed.length);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      const unread = lines.map(({ changes }) => countUnread(changes, seenAt));
      expect(unread.reduce((sum, count) => sum + count, 0)).toBe(countUnread(feed, seenAt));
      for (const times of [
        lines.map(({ changes }) => changes[0].at),
        ...lines.map(({ changes }) => changes.map(({ at }) => at)),
      ]) {
        expect(times).toEqual(times.toSorted().reverse());
      }
    }),
  );
});

test('the latest lines are kept in full, and nothing else', () => {
  fc.assert(
    fc.property(feeds, fc.integer({ min: 1, max: 6 }), (feed, most) => {
      const kept = changeLines(inLatestLines(feed, most));
      expect(kept).toEqual(changeLines(feed).slice(0, most));
    }),
  );
});
