import { beforeEach, describe, expect, test } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import type { PlacedStock } from '../../../src/domain/order/order.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../src/domain/rx/draft/read-order.ts';
import type { RxOrder } from '../../../src/domain/rx/rx-order.ts';
import { orderActions } from '../../../src/i18n/order/order-actions.ts';
import { preorderPath } from '../../../src/panel/preorder-path.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { shop } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder, singleVisionOrder } from '../../fixtures/rx.ts';
import { stockLine } from '../../fixtures/stock.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(cataloguePath, catalogue);
  freshDevice(lab);
});

async function onlyPreorder(tab: Tab) {
  await tab.loadRecords();
  const [preorder, ...others] = tab.$preorders.get() ?? [];
  expect(others).toEqual([]);
  if (!preorder) throw new Error('There should be one.');
  return preorder;
}

describe('a prescription ordered again', () => {
  async function reorder(order = progressiveOrder()) {
    const { refreshCatalogue } = await import('../../../src/stores/rx/catalogue.ts');
    await refreshCatalogue();
    const { reorder: again } = await import('../../../src/stores/orders/reorder.ts');
    return again(placedRx(order));
  }

  test('becomes a separate pre-order with all the same details', async () => {
    const tab = await openTab(shop);
    const path = await reorder();
    const preorder = await onlyPreorder(tab);
    expect(path).toBe(preorderPath(preorder));
    expect(preorder.id).not.toBe(placedRx(progressiveOrder()).id);
    if (preorder.kind !== 'rx') throw new Error('It should be a prescription.');
    expect(readOrder(readKnown(preorder.draft), catalogue).order).toEqual(progressiveOrder());
  });

  test('is filled in with the digits of the language', async () => {
    const tab = await openTab(shop);
    await reorder();
    expect(await onlyPreorder(tab)).toMatchObject({ draft: { right: { axis: '۹۰' } } });
  });

  test('has its day in the calendar of the language', async () => {
    const tab = await openTab(shop);
    const order = progressiveOrder();
    await reorder({ ...order, people: { ...order.people, prescribedOn: '2026-10-01' } });
    expect(await onlyPreorder(tab)).toMatchObject({
      draft: { people: { prescribedOn: '۱۴۰۵/۷/۹' } },
    });
  });
});

describe('a second pair', () => {
  async function toastsAfter(order: RxOrder) {
    await openTab(shop);
    const { secondPair } = await import('../../../src/stores/orders/reorder.ts');
    await secondPair(placedRx(order));
    const { takeToasts } = await import('../../../src/stores/shell/toasts.ts');
    return takeToasts().map(({ text }) => text);
  }

  test('of a near lens says that its powers are for near only', async () => {
    const near = singleVisionOrder({ use: 'near' });
    expect(await toastsAfter(near)).toContainEqual(orderActions.texts.pairNear);
  });

  test('of any other lens does not', async () => {
    expect(await toastsAfter(progressiveOrder())).not.toContainEqual(orderActions.texts.pairNear);
  });
});

describe('stock ordered again', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, step) => stockLine(-25 * step, 0, 2));

  function placed(count: number): PlacedStock {
    const {
      content: _,
      price,
      lens,
      patient,
      corrections,
      ...summary
    } = placedRx(progressiveOrder());
    return {
      ...summary,
      kind: 'stock',
      pieces: 2 * count,
      content: { kind: 'stock', reference: 'S-7', remarks: '', lines: lines(count) },
      price: { lines: [], total: null },
      lenses: {},
    };
  }

  test.each([
    [3, 'single', '/stockSingle'],
    [40, 'multi', '/stockMulti'],
  ])('with %i lines opens as lines or in the grid: %s', async (count, entry, screen) => {
    const tab = await openTab(shop);
    const { reorderStock } = await import('../../../src/stores/orders/reorder-stock.ts');
    const path = await reorderStock(placed(count));
    const preorder = await onlyPreorder(tab);
    expect(path).toBe(`${screen}?preorder=${preorder.id}`);
    expect(preorder.draft).toMatchObject({ entry, reference: 'S-7', lines: lines(count) });
  });
});
