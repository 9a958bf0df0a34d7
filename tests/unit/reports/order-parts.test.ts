import { describe, expect, test } from 'vitest';
import { plainCalendar } from '../../../src/domain/catalogue/plain-calendar.ts';
import { changedParts } from '../../../src/domain/reports/changed-parts.ts';
import { divided } from '../../../src/domain/reports/lens-shares.ts';
import {
  type CountedEvent,
  type CountedOrder,
  partsOf,
} from '../../../src/domain/reports/order-parts.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { stockRequest } from '../../server/support/stock-request.ts';

/** Saturday, the first working day of the week. */
const placedAt = Date.parse('2026-11-21T08:00:00Z');

type Told = [
  event: CountedEvent['event'],
  at: string,
  details?: CountedEvent['details'],
  id?: string,
];

const happened = (...told: Told[]): CountedEvent[] =>
  told.map(([event, at, details = {}, id = `${event} ${at}`]) => {
    return { id, event, at: `${at}T10:00:00.000Z`, details };
  });

const submitted: Told = ['submit', '2026-11-21'];
const accepted: Told = ['accept', '2026-11-21', { promisedFor: '2026-11-24' }];

function rx(...told: Told[]): CountedOrder {
  const { content } = orderRequest();
  return { content, price: {}, placedAt, posted: 9_000_000, events: happened(...told) };
}

const amountsOf = (order: CountedOrder) =>
  Object.fromEntries(
    partsOf(order, plainCalendar).flatMap(({ lens, amounts }) =>
      Object.entries(amounts).map(([measure, amount]) => [`${lens}: ${measure}`, amount]),
    ),
  );

const taken = {
  'rx pr-mehr: orders': 1,
  'rx pr-mehr: pieces': 2,
  'rx pr-mehr: sales': 9_000_000,
};

describe('an order adds', () => {
  test.each<[what: string, told: Told[], added: Record<string, number>]>([
    ['nothing before it is accepted', [submitted], {}],
    ['itself once it is accepted', [submitted, accepted], taken],
    ['nothing once it is rejected', [submitted, ['reject', '2026-11-21']], {}],
    ['nothing once it is cancelled', [submitted, accepted, ['cancel', '2026-11-22']], {}],
    [
      'itself if it was accepted again',
      [submitted, accepted, ['cancel', '2026-11-22'], ['accept', '2026-11-23']],
      taken,
    ],
    [
      'nothing if its acceptance was reverted',
      [submitted, ['accept', '2026-11-21', {}, 'a'], ['revert', '2026-11-22', { reverts: 'a' }]],
      {},
    ],
    [
      'on-time shipping, with the number of working days',
      [submitted, accepted, ['ship', '2026-11-24']],
      { ...taken, 'rx pr-mehr: onTime': 1, 'rx pr-mehr: days3': 1 },
    ],
    [
      'late shipping, not counting the Friday in between',
      [submitted, accepted, ['ship', '2026-11-28']],
      { ...taken, 'rx pr-mehr: late': 1, 'rx pr-mehr: days6': 1 },
    ],
    [
      'no shipping that was reverted',
      [
        submitted,
        accepted,
        ['ship', '2026-11-28', {}, 'early'],
        ['revert', '2026-11-28', { reverts: 'early' }],
        ['ship', '2026-11-29'],
      ],
      { ...taken, 'rx pr-mehr: late': 1, 'rx pr-mehr: days7': 1 },
    ],
    [
      'granted remakes, each by its reason',
      [
        submitted,
        ['askRemake', '2026-12-01', { reason: 'labFault' }],
        ['grantRemake', '2026-12-01'],
        ['askRemake', '2026-12-05', { reason: 'transport' }],
        ['refuseRemake', '2026-12-05'],
        ['askRemake', '2026-12-08', { reason: 'labFault' }],
        ['grantRemake', '2026-12-08'],
      ],
      { 'rx pr-mehr: remadeLabFault': 2 },
    ],
    [
      'broken pieces, also of a cancelled order',
      [
        submitted,
        ['break', '2026-11-22', { reason: 'crack', broken: [{ part: 'left', pieces: 2 }] }],
        ['break', '2026-11-22', { reason: 'lost', broken: [{ part: 'left', pieces: 1 }] }, 'found'],
        ['revert', '2026-11-22', { reverts: 'found' }],
        ['cancel', '2026-11-23'],
      ],
      { 'rx pr-mehr: brokenCrack': 2 },
    ],
    [
      'a capped number of working days',
      [submitted, accepted, ['ship', '2027-06-01']],
      { ...taken, 'rx pr-mehr: late': 1, 'rx pr-mehr: days21': 1 },
    ],
  ])('%s', (_, told, added) => {
    expect(amountsOf(rx(...told))).toEqual(added);
  });

  test('pieces and sales to each of its lenses, but the order itself to none', () => {
    const { content } = stockRequest([-200, 0, 1], [-225, 0, 3]);
    const [first, second] = content.lines;
    const lines = [first, { ...second, lens: 'clear-150' }].filter((line) => line !== undefined);
    const order = {
      ...rx(submitted, accepted, [
        'break',
        '2026-11-22',
        { reason: 'scratch', broken: [{ part: 1, pieces: 2 }] },
      ]),
      content: { ...content, lines } as CountedOrder['content'],
      price: { lines: [{ total: 1_000 }, { total: 2_000 }] },
      posted: 1_000,
    };
    expect(amountsOf(order)).toEqual({
      'several: orders': 1,
      'stock hmc-156: pieces': 1,
      'stock hmc-156: sales': 333,
      'stock clear-150: pieces': 3,
      'stock clear-150: sales': 667,
      'stock clear-150: brokenScratch': 2,
    });
  });
});

test.each([
  [1000, [1, 1, 1], [333, 334, 333]],
  [-1000, [1, 1, 1], [-333, -334, -333]],
  [10, [0, 0], [5, 5]],
  [7, [3, 0], [7, 0]],
])('%d is divided by %j into %j', (amount, weights, parts) => {
  const shares = weights.map((weight) => ({ lens: '', pieces: 1, weight }));
  expect(divided(amount, shares)).toEqual(parts);
});

test('a change is the difference of each measure of each lens', () => {
  const before = [
    { lens: 'b', amounts: { orders: 1, days3: 1 } },
    { lens: 'a', amounts: { pieces: 2 } },
  ];
  const after = [
    { lens: 'b', amounts: { orders: 1, days4: 1 } },
    { lens: 'c', amounts: { pieces: 2 } },
  ];
  expect(changedParts(before, after)).toEqual([
    { lens: 'a', amounts: { pieces: -2 } },
    { lens: 'b', amounts: { orders: 0, days3: -1, days4: 1 } },
    { lens: 'c', amounts: { pieces: 2 } },
  ]);
  expect(changedParts(after, after)).toEqual([]);
});
