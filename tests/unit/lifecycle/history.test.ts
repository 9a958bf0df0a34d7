import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type EventName, type Side, side } from '../../../src/domain/lifecycle/event-name.ts';
import { type Happened, lastStep, replay } from '../../../src/domain/lifecycle/history.ts';
import {
  findTransition,
  type OrderStatus,
  transitionsNow,
} from '../../../src/domain/lifecycle/order-status.ts';
import type { Transition } from '../../../src/domain/lifecycle/transition.ts';
import { revertHours, undoings } from '../../../src/domain/lifecycle/undo.ts';
import { undoneEvents } from '../../../src/domain/lifecycle/undone-events.ts';

type Told = [side: Side, event: EventName, carried?: Partial<Happened>];

const start = Date.parse('2026-12-01T08:00:00.000Z');
const hour = 3_600_000;

/** Events an hour apart; the id of each is its place. */
const told = (...steps: Told[]): Happened[] =>
  steps.map(([side, event, carried], place) => {
    return {
      id: `${place}`,
      at: new Date(start + place * hour).toISOString(),
      side,
      event,
      ...carried,
    };
  });

const accept: Told = ['lab', 'accept', { promisedFor: '2026-12-05' }];
const made: Told[] = [
  accept,
  ['lab', 'start'],
  ['lab', 'inspect'],
  ['lab', 'pass'],
  ['lab', 'ship'],
];
const remade: Told[] = [...made, ['shop', 'askRemake']];
const held: Told[] = [['system', 'hold']];

const soonAfter = (events: readonly Happened[], ms = 1000) =>
  new Date(Date.parse(events.at(-1)?.at ?? '') + ms);

/** A path up to each step that can be undone. */
const ways: [event: EventName, price: number | null, before: Told[], step: Told][] = [
  ['accept', 1000, [], accept],
  ['quote', null, [], ['lab', 'quote', { price: 500 }]],
  ['reject', 1000, [], ['lab', 'reject']],
  ['reject', null, [['lab', 'quote', { price: 500 }]], ['lab', 'reject']],
  ['start', 1000, made.slice(0, 1), ['lab', 'start']],
  ['inspect', 1000, made.slice(0, 2), ['lab', 'inspect']],
  ['redo', 1000, made.slice(0, 3), ['lab', 'redo']],
  ['break', 1000, made.slice(0, 1), ['lab', 'break']],
  ['break', 1000, made.slice(0, 4), ['lab', 'break']],
  ['pass', 1000, made.slice(0, 3), ['lab', 'pass']],
  ['ship', 1000, made.slice(0, 4), ['lab', 'ship']],
  ['ask', 1000, made.slice(0, 2), ['lab', 'ask']],
  ['resume', 1000, [...made.slice(0, 2), ['lab', 'ask']], ['lab', 'resume']],
  ['resume', 1000, held, ['lab', 'resume']],
  ['cancel', 1000, made.slice(0, 2), ['lab', 'cancel']],
  ['cancel', 1000, held, ['lab', 'cancel']],
  ['refuseRemake', 1000, remade, ['lab', 'refuseRemake']],
];

describe('an undone step', () => {
  test.each(ways)('%s leads back to all that was before (total %s)', (_, price, before, step) => {
    const events = told(...before, step);
    const last = lastStep(price, events, soonAfter(events));
    const was = replay(price, told(...before));
    expect(last).toEqual({ id: `${before.length}`, event: step[1], before: was });
    const reverted = told(...before, step, ['lab', 'revert', { reverts: `${before.length}` }]);
    expect(replay(price, reverted)).toEqual(was);
  });

  it('covers the whole table', () => {
    expect(new Set(ways.map(([event]) => event))).toEqual(new Set(Object.keys(undoings)));
  });

  it('can be undone only by the lab', () => {
    const events = told(...made);
    const step = lastStep(1000, events, soonAfter(events));
    const status = { ...(replay(1000, events) as OrderStatus), step };
    expect(findTransition(status, 'lab', 'revert')).not.toBe(null);
    expect(findTransition(status, 'shop', 'revert')).toBe(null);
    expect(findTransition({ ...status, step: undefined }, 'lab', 'revert')).toBe(null);
  });

  test.each([
    ['the shop’s answer', [accept, ['lab', 'ask'], ['shop', 'answer']]],
    [
      'the shop’s agreement',
      [
        ['lab', 'quote', { price: 5 }],
        ['shop', 'agree'],
      ],
    ],
    ['a cancellation by the shop', [accept, ['shop', 'cancel']]],
    ['a confirmed delivery', [...made, ['shop', 'deliver']]],
    ['a delivery by time', [...made, ['system', 'deliver']]],
    ['a request for a remake', remade],
    ['a granted remake', [...remade, ['lab', 'grantRemake']]],
    ['a hold for the credit limit', held],
    ['nothing', []],
  ] as [string, Told[]][])('is none after %s', (_, steps) => {
    const events = told(...steps);
    const price = steps[0]?.[1] === 'quote' ? null : 1000;
    expect(replay(price, events)).not.toBe(null);
    expect(lastStep(price, events, new Date(start + 100 * 60_000))).toBe(undefined);
  });

  it('is the newest one, whatever was written since', () => {
    const events = told(accept, ['lab', 'start'], ['shop', 'write'], ['lab', 'write']);
    expect(lastStep(1000, events, soonAfter(events))).toMatchObject({ id: '1', event: 'start' });
  });

  it('makes the one before it the newest', () => {
    const events = told(accept, ['lab', 'start'], ['lab', 'revert', { reverts: '1' }]);
    expect(lastStep(1000, events, soonAfter(events))).toMatchObject({ id: '0', event: 'accept' });
    const both = told(
      accept,
      ['lab', 'start'],
      ['lab', 'revert', { reverts: '1' }],
      ['lab', 'revert', { reverts: '0' }],
    );
    expect(replay(1000, both)).toMatchObject({ state: 'submitted', promisedFor: null });
    expect(lastStep(1000, both, soonAfter(both))).toBe(undefined);
  });

  test.each([
    ['another step than the newest', ['lab', 'revert', { reverts: '0' }]],
    ['no step', ['lab', 'revert']],
  ] as [string, Told][])('is never %s', (_, revert) => {
    expect(replay(1000, told(accept, ['lab', 'start'], revert))).toBe(null);
  });

  it('is none after a correction, and was of what was ordered then', () => {
    const corrected: Told = ['shop', 'correct', { corrected: { before: null, after: 700 } }];
    const quote: Told = ['lab', 'quote', { price: 500 }];
    const events = told(quote, corrected);
    // The order's price is that of what is ordered now.
    expect(replay(700, events)).toMatchObject({
      state: 'submitted',
      placedTotal: 700,
      quotedTotal: null,
    });
    expect(lastStep(700, events, soonAfter(events))).toBe(undefined);
    const accepted = told(quote, corrected, accept);
    expect(lastStep(700, accepted, soonAfter(accepted))?.before).toEqual(replay(700, events));
  });

  it('is open for a day', () => {
    const events = told(accept);
    expect(lastStep(1000, events, soonAfter(events, revertHours * hour - 1))).not.toBe(undefined);
    expect(lastStep(1000, events, soonAfter(events, revertHours * hour))).toBe(undefined);
  });

  it('is listed with the event that undid it', () => {
    const events = told(accept, ['lab', 'start'], ['lab', 'revert', { reverts: '1' }]);
    expect([...undoneEvents(events)]).toEqual([['1', events[2]]]);
  });
});

/** An event that is allowed now: the one `pick` chooses. */
function anyEvent(total: number | null, all: readonly Happened[], pick: number) {
  const status = replay(total, all) as OrderStatus;
  const now = side.options.flatMap((by) => transitionsNow(status, by));
  const { event, by, must } = now[pick % now.length] as Transition;
  return {
    event,
    side: by,
    ...(must.includes('price') && { price: pick }),
    ...(event === 'correct' && {
      corrected: { before: status.placedTotal, after: pick % 3 === 0 ? null : pick },
    }),
    ...(must.includes('promisedFor') && { promisedFor: `2026-12-${10 + (pick % 20)}` }),
  };
}

type Turn = { pick: number; goesBack: boolean };

/** All that happened, and of it what was not taken back. */
function lived(total: number | null, turns: readonly Turn[]) {
  const all: Happened[] = [];
  let left: Happened[] = [];
  for (const { pick, goesBack } of turns) {
    const at = new Date(start + all.length * 1000).toISOString();
    const step = goesBack ? lastStep(total, all, new Date(at)) : undefined;
    const happened: Happened = step
      ? { id: `${all.length}`, at, side: 'lab', event: 'revert', reverts: step.id }
      : { id: `${all.length}`, at, ...anyEvent(total, all, pick) };
    all.push(happened);
    left = step ? left.filter(({ id }) => id !== step.id) : [...left, happened];
  }
  return { all, left };
}

describe('any history with undone steps', () => {
  const total = fc.option(fc.nat(), { nil: null });
  const turn = fc.record({ pick: fc.nat({ max: 40 }), goesBack: fc.boolean() });

  it('ends in the same state as its other steps alone', () => {
    fc.assert(
      fc.property(total, fc.array(turn, { maxLength: 40 }), (placed, turns) => {
        const { all, left } = lived(placed, turns);
        expect(replay(placed, all)).not.toBe(null);
        expect(replay(placed, all)).toEqual(replay(placed, left));
      }),
    );
  });
});
