import { describe, expect, test } from 'vitest';
import { asPreorder, type Preorder } from '../../../src/domain/order/preorder.ts';
import { sumPreorders } from '../../../src/domain/order/preorder-totals.ts';
import {
  type PreorderCheck,
  type WaitFacts,
  waitOf,
} from '../../../src/domain/order/preorder-wait.ts';
import { emptyStockDraft } from '../../../src/domain/stock/draft-content.ts';

const owner = { accountId: 'a', userId: 'u' };
const colleague = { accountId: 'a', userId: 'v' };
const draft = emptyStockDraft();
const saved = asPreorder({ id: 'p', kind: 'stock', draft, total: 100, owner }, 1);
const queued: Preorder = { ...saved, state: 'queued' };
const refused: Preorder = { ...saved, state: 'refused', issues: [{ path: 'a', code: 'required' }] };
const ready: PreorderCheck = { kind: 'ready', issues: 0, total: 100 };
const facts: WaitFacts = {
  session: owner,
  isSending: false,
  isReachable: true,
  isLabFull: false,
  check: ready,
};

describe('a pre-order in the queue waits', () => {
  test.each<[string, Preorder, Partial<WaitFacts>]>([
    ['deletion', { ...queued, isWithdrawn: true }, {}],
    ['answer', queued, { isSending: true }],
    ['signIn', queued, { session: null }],
    ['otherUser', queued, { session: colleague }],
    ['network', queued, { isReachable: false }],
    ['labFull', { ...queued, isTried: true }, { isLabFull: true }],
    ['network', queued, { isReachable: false, isLabFull: true }],
    ['answer', { ...queued, isTried: true }, {}],
    ['turn', queued, {}],
  ])('for %s', (wait, preorder, changes) => {
    expect(waitOf(preorder, { ...facts, ...changes })).toBe(wait);
  });
});

describe('a pre-order that is not queued waits', () => {
  const priceOnly: Preorder = {
    ...refused,
    issues: [{ path: 'expectedTotal', code: 'priceChanged' }],
  };
  test.each<[string | null, Preorder, Partial<WaitFacts>]>([
    [null, saved, {}],
    ['signIn', saved, { session: null }],
    ['incomplete', saved, { session: null, check: { ...ready, kind: 'incomplete' } }],
    ['warnings', saved, { check: { ...ready, kind: 'warnings' } }],
    ['newPrice', saved, { check: { ...ready, total: 120 } }],
    ['newPrice', saved, { check: { ...ready, total: null } }],
    ['unpriced', { ...saved, total: null }, { check: { ...ready, total: null } }],
    [null, { ...saved, total: null }, {}],
    [null, saved, { check: undefined }],
    ['mend', refused, {}],
    ['keyReused', { ...refused, refusal: 'keyReused' }, {}],
    ['newPrice', priceOnly, { check: { ...ready, total: 120 } }],
    // The price is back to what it was.
    [null, priceOnly, {}],
  ])('for %s', (wait, preorder, changes) => {
    expect(waitOf(preorder, { ...facts, ...changes })).toBe(wait);
  });
});

test('a sum counts pre-orders without a price separately', () => {
  expect(sumPreorders([100, null, 250])).toEqual({ count: 3, total: 350, unpriced: 1 });
  expect(sumPreorders([])).toEqual({ count: 0, total: 0, unpriced: 0 });
});
