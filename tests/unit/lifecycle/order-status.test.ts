import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EventName,
  eventName,
  type Side,
  side,
} from '../../../src/domain/lifecycle/event-name.ts';
import { type Happened, replay } from '../../../src/domain/lifecycle/history.ts';
import type { AskedEvent } from '../../../src/domain/lifecycle/order-event.ts';
import { orderState } from '../../../src/domain/lifecycle/order-state.ts';
import {
  advance,
  checkDetails,
  findTransition,
  type OrderStatus,
  submittedStatus,
  totalOf,
  transitionsNow,
} from '../../../src/domain/lifecycle/order-status.ts';
import { reasons } from '../../../src/domain/lifecycle/reasons.ts';
import type { Transition } from '../../../src/domain/lifecycle/transition.ts';
import { transitions } from '../../../src/domain/lifecycle/transitions.ts';

type Step = [by: Side, event: EventName, carried?: Partial<AskedEvent>];

/** Follows legal steps from a fresh order; throws at the first that is not allowed. */
function follow(placedTotal: number | null, ...steps: Step[]): OrderStatus {
  return steps.reduce((status, [by, event, carried]) => {
    const transition = findTransition(status, by, event);
    if (!transition) throw new Error(`${by} may not ${event} while ${status.state}`);
    return advance(status, transition, carried ?? {});
  }, submittedStatus(placedTotal));
}

/** An event as it is stored. */
const happened = (event: Omit<Happened, 'id' | 'at'>): Happened => {
  return { id: crypto.randomUUID(), at: '2026-12-01T08:00:00.000Z', ...event };
};

const toShipped: Step[] = [
  ['lab', 'accept', { promisedFor: '2026-12-01' }],
  ['lab', 'start'],
  ['lab', 'inspect'],
  ['lab', 'pass'],
  ['lab', 'ship'],
];

describe('the life of an order', () => {
  it('leads from submitted to delivered', () => {
    expect(follow(1000, ...toShipped, ['shop', 'deliver'])).toMatchObject({
      state: 'delivered',
      back: null,
      promisedFor: '2026-12-01',
    });
    expect(follow(1000, ...toShipped, ['system', 'deliver']).state).toBe('delivered');
  });

  it('leads back to where it was once a question is answered or taken back', () => {
    const asked: Step[] = [...toShipped.slice(0, 2), ['lab', 'ask']];
    expect(follow(1000, ...asked)).toMatchObject({ state: 'onHold', back: 'inProduction' });
    expect(follow(1000, ...asked, ['shop', 'answer'])).toMatchObject({
      state: 'inProduction',
      back: null,
    });
    expect(follow(1000, ...asked, ['lab', 'resume']).state).toBe('inProduction');
  });

  it('leaves an order that the server holds to the lab, or to be cancelled', () => {
    const held = follow(1000, ['system', 'hold']);
    expect(held).toMatchObject({ state: 'onHold', back: 'submitted', heldFor: 'creditLimit' });
    const events = (by: Side) => transitionsNow(held, by).map(({ event }) => event);
    expect(events('shop')).toEqual(['correct', 'cancel', 'write']);
    expect(events('lab')).toEqual(['reject', 'resume', 'cancel', 'write']);
    const resumed = follow(1000, ['system', 'hold'], ['lab', 'resume']);
    expect(resumed).toEqual(submittedStatus(1000));
  });

  it('keeps the way back while messages are written', () => {
    const held = follow(1000, ['lab', 'ask'], ['shop', 'write'], ['lab', 'write']);
    expect(held).toMatchObject({ state: 'onHold', back: 'submitted' });
  });

  it('makes nothing of an order without a price before the shop agrees to one', () => {
    const open = submittedStatus(null);
    expect(findTransition(open, 'lab', 'accept')).toBe(null);
    const quoted = follow(null, ['lab', 'quote', { price: 500 }]);
    expect(findTransition(quoted, 'lab', 'accept')).toBe(null);
    const agreed = follow(null, ['lab', 'quote', { price: 500 }], ['shop', 'agree']);
    expect([agreed.state, totalOf(agreed)]).toEqual(['submitted', 500]);
    expect(findTransition(agreed, 'lab', 'accept')).not.toBe(null);
  });

  it('has no quote for an order whose price is known', () => {
    expect(findTransition(submittedStatus(1000), 'lab', 'quote')).toBe(null);
  });

  it('keeps the price of a remake: the lab cannot name another one', () => {
    const remake = replay(null, [happened({ event: 'submit', side: 'lab', price: 500 })]);
    expect(remake).toMatchObject({ placedTotal: 500, quotedTotal: 500 });
    expect(findTransition(remake as OrderStatus, 'lab', 'quote')).toBe(null);
    expect(findTransition(remake as OrderStatus, 'lab', 'accept')).not.toBe(null);
  });

  it('lets the shop cancel until production, also while it is asked something', () => {
    const accepted = toShipped.slice(0, 1);
    const started = toShipped.slice(0, 2);
    const mayCancel = (...steps: Step[]) =>
      findTransition(follow(1000, ...steps), 'shop', 'cancel') !== null;
    expect(mayCancel()).toBe(true);
    expect(mayCancel(...accepted)).toBe(true);
    expect(mayCancel(...accepted, ['lab', 'ask'])).toBe(true);
    expect(mayCancel(...started)).toBe(false);
    expect(mayCancel(...started, ['lab', 'ask'])).toBe(false);
  });

  it('leaves an order where it was when its remake is granted or refused', () => {
    const asked: Step[] = [...toShipped, ['shop', 'deliver'], ['shop', 'askRemake']];
    expect(follow(1000, ...asked)).toMatchObject({ state: 'remake', back: 'delivered' });
    expect(follow(1000, ...asked, ['lab', 'grantRemake']).state).toBe('delivered');
    expect(follow(1000, ...asked, ['lab', 'refuseRemake']).state).toBe('delivered');
  });

  it('ends with rejection and cancellation; only messages follow', () => {
    for (const last of [['lab', 'reject'] as const, ['shop', 'cancel'] as const]) {
      const ended = follow(1000, [...last]);
      const left = side.options.flatMap((by) => transitionsNow(ended, by));
      expect(new Set(left.map(({ event }) => event))).toEqual(new Set(['write']));
    }
  });
});

const walk = fc.record({
  placedTotal: fc.option(fc.nat(), { nil: null }),
  turns: fc.array(fc.nat({ max: 40 }), { maxLength: 30 }),
});

/** A history of allowed events: each turn picks one of those allowed then. */
function historyOf({ placedTotal, turns }: { placedTotal: number | null; turns: number[] }) {
  let status = submittedStatus(placedTotal);
  const events: Happened[] = [];
  for (const turn of turns) {
    const allowed = side.options.flatMap((by) => transitionsNow(status, by));
    const transition = allowed[turn % allowed.length];
    if (!transition) break;
    const carried = {
      ...(transition.must.includes('price') && { price: turn }),
      ...(transition.must.includes('promisedFor') && { promisedFor: '2026-12-01' }),
    };
    status = advance(status, transition, carried);
    events.push(happened({ event: transition.event, side: transition.by, ...carried }));
  }
  return { status, events };
}

describe('any history', () => {
  it('gives the same status when its events are replayed', () => {
    fc.assert(
      fc.property(walk, (walked) => {
        const { status, events } = historyOf(walked);
        expect(replay(walked.placedTotal, events)).toEqual(status);
      }),
    );
  });

  it('is followed by nothing that has no row in the table', () => {
    fc.assert(
      fc.property(
        walk,
        fc.constantFrom(...side.options),
        fc.constantFrom(...eventName.options),
        (walked, by, event) => {
          const { status, events } = historyOf(walked);
          const hasRow = transitions.some(
            (row) =>
              row.by === by &&
              row.event === event &&
              (row.from.includes(status.state) ||
                (row.whileHeld && status.back !== null && row.from.includes(status.back))),
          );
          const after = replay(walked.placedTotal, [...events, happened({ event, side: by })]);
          expect(after === null || hasRow || event === 'submit').toBe(true);
        },
      ),
    );
  });

  it('knows the way back exactly while the order is held or its remake is asked for', () => {
    fc.assert(
      fc.property(walk, (walked) => {
        const { status } = historyOf(walked);
        const isAside = status.state === 'onHold' || status.state === 'remake';
        expect(status.back !== null).toBe(isAside);
      }),
    );
  });
});

describe('the table', () => {
  it('has one row for an event of a side', () => {
    const rows = transitions.map(({ by, event }) => `${by} ${event}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('leads to every state and names every event', () => {
    const reached = new Set<string>(transitions.map(({ to }) => to));
    const unreached = orderState.options.filter((state) => !reached.has(state));
    expect(unreached).toEqual([]);
    const named = new Set<string>(transitions.map(({ event }) => event));
    expect(eventName.options.filter((event) => !named.has(event))).toEqual(['submit']);
  });
});

describe('the details of an event', () => {
  const row = (by: Side, event: EventName) =>
    transitions.find((each) => each.by === by && each.event === event) as Transition;

  it.each([
    ['a question without words', row('lab', 'ask'), {}, [['message', 'required']]],
    ['a question in words', row('lab', 'ask'), { message: 'Which PD?' }, []],
    ['a rejection without a reason', row('lab', 'reject'), {}, [['reason', 'required']]],
    [
      'a reason of another list',
      row('lab', 'reject'),
      { reason: 'mistake' },
      [['reason', 'invalid']],
    ],
    [
      'another reason without words',
      row('lab', 'reject'),
      { reason: 'other' },
      [['message', 'required']],
    ],
    ['an acceptance without a day', row('lab', 'accept'), {}, [['promisedFor', 'required']]],
    ['a quote without a price', row('lab', 'quote'), {}, [['price', 'required']]],
    ['a quote of nothing', row('lab', 'quote'), { price: 0 }, []],
    ['a price nobody asked for', row('lab', 'start'), { price: 5 }, [['price', 'unknownField']]],
    ['a parcel without a number', row('lab', 'ship'), {}, []],
  ] as const)('%s', (_, transition, carried, faults) => {
    const issues = checkDetails(transition, { message: '', ...carried });
    expect(issues.map(({ path, code }) => [path, code])).toEqual(faults);
  });

  it('has a list of reasons wherever a reason is needed', () => {
    for (const { must, reasons: offered } of transitions) {
      expect(must.includes('reason')).toBe(offered !== undefined);
    }
    for (const list of Object.values(reasons)) expect(new Set(list).size).toBe(list.length);
  });
});
