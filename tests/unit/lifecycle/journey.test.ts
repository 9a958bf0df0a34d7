import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { journeyOf, journeyStates } from '../../../src/domain/lifecycle/journey.ts';
import { type OrderState, orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { shownState } from '../../../src/domain/lifecycle/shown-state.ts';

/** Events an hour apart that led to states; the id of each is its place. */
const through = (...states: OrderState[]) =>
  states.map((state, place) => {
    const at = new Date(Date.UTC(2026, 10, 22, place)).toISOString();
    return { id: `${place}`, at, event: 'write' as const, state };
  });

const shown = (order: Parameters<typeof journeyOf>[0]) =>
  journeyOf(order)
    .steps.map(({ standing }) => standing[0])
    .join('');

describe('where an order is on its way', () => {
  test.each<[OrderState, OrderState | null, OrderState[], string, 'shop' | 'lab' | null]>([
    ['submitted', null, ['submitted'], 'naaaaaa', 'lab'],
    ['quoted', null, ['submitted', 'quoted'], 'naaaaaa', 'shop'],
    ['inProduction', null, ['submitted', 'accepted', 'inProduction'], 'ddnaaaa', 'lab'],
    ['shipped', null, ['submitted', 'accepted', 'shipped'], 'dddddna', 'shop'],
    ['delivered', null, ['submitted', 'shipped', 'delivered'], 'ddddddd', null],
    ['onHold', 'accepted', ['submitted', 'accepted', 'onHold'], 'dnaaaaa', 'shop'],
    ['onHold', 'quoted', ['submitted', 'quoted', 'onHold'], 'naaaaaa', 'shop'],
    ['remake', 'delivered', ['submitted', 'delivered', 'remake'], 'ddddddd', 'lab'],
    ['rejected', null, ['submitted', 'rejected'], 'saaaaaa', null],
    ['cancelled', null, ['submitted', 'accepted', 'onHold', 'cancelled'], 'dsaaaaa', null],
  ])('%s (from %s)', (state, back, states, steps, turn) => {
    const order = { state, back, events: through(...states) };
    expect(shown(order)).toBe(steps);
    expect(journeyOf(order).turn).toBe(turn);
  });

  test('an order above the credit limit waits for the lab', () => {
    const events = through('submitted', 'onHold');
    const order = { state: 'onHold', back: 'submitted', heldFor: 'creditLimit', events } as const;
    expect(journeyOf(order).turn).toBe('lab');
  });

  test('a stage began when it was last reached; messages do not begin it again', () => {
    const events = through(
      'submitted',
      'accepted',
      'inProduction',
      'qualityControl',
      'inProduction',
    );
    const more = [...events, ...through('inProduction').map((each) => ({ ...each, id: '9' }))];
    const { steps } = journeyOf({ state: 'inProduction', back: null, events: more });
    expect(steps[2]).toEqual({ state: 'inProduction', standing: 'now', at: events[4]?.at });
    expect(steps[3]).toEqual({ state: 'qualityControl', standing: 'ahead', at: null });
  });

  test('a question does not begin the stage again that it was asked at', () => {
    const events = through('submitted', 'accepted', 'onHold', 'accepted');
    const { steps } = journeyOf({ state: 'accepted', back: null, events });
    expect(steps[1]).toEqual({ state: 'accepted', standing: 'now', at: events[1]?.at });
  });

  test.each<[string, OrderState[], number]>([
    ['is not begun anew by what changes nothing of it', ['submitted', 'quoted', 'quoted'], 1],
    ['is that of a question, beside the way', ['submitted', 'accepted', 'onHold'], 2],
    ['begins anew after a question', ['submitted', 'accepted', 'onHold', 'accepted'], 3],
  ])('the state of an order %s', (_, states, since) => {
    const events = through(...states);
    const state = states.at(-1) ?? 'submitted';
    expect(journeyOf({ state, back: null, events }).since).toBe(events[since]?.at);
  });

  test('an order that waits for pieces is shown as such, not as one with a question', () => {
    expect(shownState({ state: 'onHold', heldFor: 'backOrder' })).toBe('backOrder');
    expect(shownState({ state: 'onHold', heldFor: 'creditLimit' })).toBe('onHold');
    expect(shownState({ state: 'accepted' })).toBe('accepted');
  });

  test('an undone step counts as not taken', () => {
    const taken = through('submitted', 'accepted');
    const at = '2026-11-23T00:00:00.000Z';
    const revert = { id: 'r', at, event: 'revert', reverts: '1', state: 'submitted' } as const;
    const events = [...taken, revert];
    const { steps } = journeyOf({ state: 'submitted', back: null, events });
    expect(steps.map((step) => step.at)).toEqual([
      taken[0]?.at,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('of any order has every stage, with at most one that it is at', () => {
    const state = fc.constantFrom(...orderState.options);
    fc.assert(
      fc.property(state, fc.option(state, { nil: null }), fc.array(state), (now, back, states) => {
        const { steps } = journeyOf({ state: now, back, events: through(...states) });
        expect(steps.map((step) => step.state)).toEqual(journeyStates);
        expect(steps.map(({ standing }) => standing[0]).join('')).toMatch(/^d*[ns]?a*$/);
      }),
    );
  });
});
