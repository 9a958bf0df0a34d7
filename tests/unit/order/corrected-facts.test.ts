import { describe, expect, test } from 'vitest';
import type { PlacedRx, PlacedStock } from '../../../src/domain/order/order.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { versionsAround } from '../../../src/domain/order/versions-around.ts';
import { changedFacts } from '../../../src/i18n/order/corrected-facts.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { stockLine } from '../../fixtures/stock.ts';

/** The texts without direction marks. */
const plain = (text?: string) => text?.replace(/[\u2066-\u2069]/g, '') ?? null;

const said = (before: Parameters<typeof changedFacts>[0], after: typeof before) =>
  changedFacts(before, after).map(({ name, before: was, after: is }) => [
    name[1],
    plain(was?.[1]),
    plain(is?.[1]),
  ]);

describe('what a correction changed', () => {
  test('is empty if nothing changed', () => {
    const order = placedRx(progressiveOrder());
    expect(changedFacts(order, order)).toEqual([]);
  });

  test('is described in words with the old and the new value', () => {
    const order = progressiveOrder();
    const right = order.right && { ...order.right, axis: 85 };
    const after = placedRx({ ...order, patient: 'نیلوفر', remarks: '', right });
    const facts = said(placedRx({ ...order, patient: '', remarks: 'soon' }), after);
    expect(facts.map(([name]) => name)).toEqual(['Patient', 'AXIS, Right', 'Remarks']);
    expect(facts[0]).toEqual(['Patient', null, 'نیلوفر']);
    expect(facts[2]).toEqual(['Remarks', 'soon', null]);
  });

  test('includes that the order is no longer a second pair', () => {
    const order = progressiveOrder();
    const firstPair = '01900000-0009-7000-8000-7a31c05e1109';
    const facts = said(placedRx({ ...order, firstPair }), placedRx(order));
    expect(facts).toEqual([['Second pair of order', orderNumber(firstPair), null]]);
  });

  test('of a stock order lists the pieces of each line', () => {
    const {
      content: _,
      price,
      lens,
      patient,
      corrections,
      ...summary
    } = placedRx(progressiveOrder());
    const of = (lines: PlacedStock['content']['lines']): PlacedStock => ({
      ...summary,
      kind: 'stock',
      pieces: 2,
      content: { kind: 'stock', reference: '', remarks: '', lines },
      price: { lines: [], total: null },
      lenses: { 'hmc-156': { fa: 'HMC', en: 'HMC' } },
    });
    const facts = said(
      of([stockLine(-200, 0, 2), stockLine(-175, 0, 1)]),
      of([stockLine(-200, 0, 3), stockLine(-100, 0, 1)]),
    );
    expect(facts.map(([, before, after]) => [before, after])).toEqual([
      ['2 pcs', '3 pcs'],
      [null, '1 pcs'],
      ['1 pcs', null],
    ]);
  });
});

test('the versions around a correction are the one it replaced, and the next or the order itself', () => {
  const versionOf = (event: string, patient: string) => {
    const { content, price, lens } = placedRx(progressiveOrder({ patient }));
    return { event, content, price, lens };
  };
  const order: PlacedRx = {
    ...placedRx(progressiveOrder({ patient: 'C' })),
    corrections: [versionOf('1', 'A'), versionOf('2', 'B')],
  };
  const patients = (event: string) => {
    const around = versionsAround(order, event);
    return [around?.before, around?.after].map((each) => (each as PlacedRx).content.patient);
  };
  expect(patients('1')).toEqual(['A', 'B']);
  expect(patients('2')).toEqual(['B', 'C']);
  expect(versionsAround(order, '3')).toBe(null);
});
