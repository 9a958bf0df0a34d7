import { describe, expect, test } from 'vitest';
import {
  askedSteps,
  chequeMove,
  chequeStates,
  isPending,
  liveStates,
  stepsFrom,
} from '../../../src/domain/ledger/cheque-steps.ts';

const chequeSteps = [...askedSteps, 'cancel'] as const;

describe('a cheque', () => {
  test.each([
    ['received', 'deposit', 'deposited', false],
    ['received', 'return', 'returned', true],
    ['received', 'cancel', 'cancelled', true],
    ['deposited', 'clear', 'cleared', false],
    ['deposited', 'bounce', 'bounced', true],
    ['deposited', 'recall', 'received', false],
    ['deposited', 'cancel', 'cancelled', true],
    ['cleared', 'cancel', 'cancelled', true],
    ['bounced', 'return', 'returned', false],
  ] as const)('that is %s can %s and is %s then; reverses: %s', (state, step, to, reverses) => {
    expect(chequeMove(state, step)).toEqual({ to, reverses });
  });

  test('goes nine ways and no others', () => {
    const ways = chequeStates.flatMap((state) =>
      chequeSteps.filter((step) => chequeMove(state, step)),
    );
    expect(ways).toHaveLength(9);
  });

  test('loses its credit exactly when it stops being live', () => {
    const isLive = (state: string) => liveStates.some((each) => each === state);
    for (const state of chequeStates) {
      for (const step of chequeSteps) {
        const move = chequeMove(state, step);
        if (move) expect(move.reverses).toBe(isLive(state) && !isLive(move.to));
      }
    }
  });

  test('offers the usual step first, and is pending until the bank has paid', () => {
    expect(stepsFrom('received')).toEqual(['deposit', 'return']);
    expect(stepsFrom('deposited')).toEqual(['clear', 'bounce', 'recall']);
    expect(stepsFrom('cancelled')).toEqual([]);
    expect(chequeStates.filter(isPending)).toEqual(['received', 'deposited']);
  });
});
