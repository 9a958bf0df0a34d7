import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cataloguePath } from '../../../src/api/catalogue/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import type { Composed } from '../../../src/domain/order/preorder.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { progressiveDraft } from '../../fixtures/rx.ts';
import { soundStockDraft, stockLine, stockShelf } from '../../fixtures/stock.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(cataloguePath, catalogue).set(stockPath, stockShelf);
  freshDevice(lab);
});

/** Three pieces of a power at 600,000 rials. */
const lenses = () => soundStockDraft({ lines: [stockLine(-175, -50, 3)] });
const dearer = () => ({
  ...stockShelf,
  revision: 'dearer',
  lenses: stockShelf.lenses.map((lens) => ({
    ...lens,
    bands: lens.bands.map((band) => ({
      ...band,
      breaks: band.breaks.map(({ from }) => ({ from, price: 700_000 })),
    })),
  })),
});

type Saved = Pick<Composed, 'kind' | 'draft' | 'total'>;
const rx: Saved = { kind: 'rx', draft: progressiveDraft(), total: null };
const stock: Saved = { kind: 'stock', draft: lenses(), total: 1_800_000 };
const unpriced: Saved = {
  kind: 'stock',
  draft: soundStockDraft({ lines: [stockLine(-200, -75, 1)] }),
  total: null,
};
const withoutAxis = { ...progressiveDraft().right, axis: '' };
const unfinished: Saved = {
  kind: 'rx',
  draft: { ...progressiveDraft(), right: withoutAxis },
  total: null,
};

/** Opens the list with these pre-orders, judged, and selects all. */
async function openList(...saved: readonly Saved[]) {
  const tab = await openTab(shop);
  const ids: string[] = [];
  for (const each of saved) {
    const id = newId();
    await tab.savePreorder({ ...each, id, owner: null });
    ids.push(id);
  }
  await tab.loadPreorders();
  const list = {
    ...tab,
    ...(await import('../../../src/stores/preorders/checks.ts')),
    ...(await import('../../../src/stores/preorders/selection.ts')),
    ...(await import('../../../src/stores/preorders/results.ts')),
    ...(await import('../../../src/stores/preorders/send-several.ts')),
    ...(await import('../../../src/stores/preorders/delete-several.ts')),
    ...(await import('../../../src/stores/shell/toasts.ts')),
    ids,
  };
  await list.refreshChecks();
  list.selectAll();
  return list;
}

type List = Awaited<ReturnType<typeof openList>>;

const results = ({ $allResults, ids }: List) =>
  ids.map((id) => $allResults.get().find(({ preorder }) => preorder.id === id)?.result);

describe('sending several pre-orders', () => {
  test('sends each once, of any kind, and says so without a toast for each', async () => {
    const list = await openList(rx, stock);
    const prices = list.ids.map((id) => list.$checks.get()[id]?.total);
    expect(prices).toEqual([expect.any(Number), 1_800_000]);
    const seen: unknown[] = [];
    list.$progress.listen((progress) => seen.push(progress));
    await list.sendSelected();
    expect(results(list)).toEqual([{ kind: 'sent' }, { kind: 'sent' }]);
    expect([...lab.orders.keys()].toSorted()).toEqual(list.ids.toSorted());
    expect(seen).toContainEqual({ done: 1, total: 2 });
    expect(list.$toasts.get()).toEqual([]);
    expect(list.$selectedPreorders.get()).toEqual([]);
  });

  test('keeps them queued while offline, and says why', async () => {
    const list = await openList(stock, { ...stock });
    lab.line = 'down';
    await list.sendSelected();
    expect(results(list)).toEqual([
      { kind: 'queued', why: 'network' },
      { kind: 'queued', why: 'network' },
    ]);
    expect([...list.$waits.get().values()]).toEqual(['network', 'network']);
    lab.line = 'up';
    await list.flushOutbox();
    expect(lab.orders.size).toBe(2);
  });

  test('keeps them queued while the lab’s disk is full, and says why', async () => {
    const list = await openList(stock, { ...stock });
    lab.refusesOrders = [507, 'diskFull'];
    await list.sendSelected();
    expect(results(list)).toEqual([
      { kind: 'queued', why: 'labFull' },
      { kind: 'queued', why: 'labFull' },
    ]);
    expect([...list.$waits.get().values()]).toEqual(['labFull', 'labFull']);
    expect(list.$records.get()?.map(({ state }) => state)).toEqual(['queued', 'queued']);
    lab.refusesOrders = undefined;
    await list.flushOutbox();
    expect(lab.orders.size).toBe(2);
  });

  test('continues after one that is incomplete or that the lab refuses', async () => {
    const list = await openList(unfinished, stock, { ...stock, draft: lenses() });
    const refusals = [true, false];
    const place = lab.fetch;
    vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
      const isOrder = path === orderPaths.orders && options.method === 'POST';
      lab.refusesOrders =
        isOrder && refusals.shift()
          ? [422, 'invalid', [{ path: 'lines.0.pieces', code: 'stockOut' }]]
          : undefined;
      return place(path, options);
    });
    await list.sendSelected();
    expect(
      results(list)
        .map((result) => result?.kind)
        .toSorted(),
    ).toEqual(['incomplete', 'refused', 'sent']);
    expect(lab.orders.size).toBe(1);
    expect(list.$selectedPreorders.get()).toHaveLength(2);
  });

  const sentIn = () =>
    [...lab.orders.values()].map(
      ({ body }) => JSON.parse(body).parcel as { id: string; place: number },
    );

  test('sends them as one group, and keeps the group through a lost connection', async () => {
    const list = await openList(rx, stock);
    lab.line = 'down';
    await list.sendSelected();
    expect(list.$sentParcels.get()).toHaveLength(1);
    lab.line = 'up';
    await list.flushOutbox();
    const sent = sentIn();
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(list.$sentParcels.get()));
    expect(sent.map(({ place }) => place).toSorted()).toEqual([0, 1]);
  });

  test('leaves unsent ones out of the group, and makes no group of a single order', async () => {
    const list = await openList(unfinished, stock, unpriced);
    await list.sendSelected();
    expect(list.$sentParcels.get()).toEqual([]);
    await list.sendConfirmed();
    const sent = sentIn();
    expect(sent).toHaveLength(2);
    expect(list.$sentParcels.get()).toEqual([sent[0]?.id]);
    expect(sent[1]?.id).toBe(sent[0]?.id);
    expect(list.$preorders.get()).toHaveLength(1);
  });

  test('sends a single order without a group', async () => {
    const list = await openList(stock);
    await list.sendSelected();
    expect(sentIn()).toEqual([undefined]);
  });

  test('asks before sending at a price other than the saved one', async () => {
    const list = await openList(stock);
    lab.offers.set(stockPath, dearer());
    await list.sendSelected();
    expect(results(list)).toEqual([{ kind: 'newPrice', before: 1_800_000, total: 2_100_000 }]);
    expect(lab.orders.size).toBe(0);
    expect([...list.$waits.get().values()]).toEqual(['newPrice']);
    await list.sendConfirmed();
    expect(results(list)).toEqual([{ kind: 'sent' }]);
    const [placed] = lab.orders.values();
    expect(JSON.parse(placed?.body ?? '')).toMatchObject({ expectedTotal: 2_100_000 });
  });

  test('asks before sending one without a price', async () => {
    const list = await openList(unpriced);
    await list.sendSelected();
    expect(results(list)).toEqual([{ kind: 'unpriced' }]);
    await list.sendConfirmed();
    expect(results(list)).toEqual([{ kind: 'sent' }]);
  });

  test('shows the new price of one refused for its price, and sends it once that is accepted', async () => {
    const list = await openList(stock);
    lab.refusesOrders = [
      422,
      'invalid',
      [{ path: 'expectedTotal', code: 'priceChanged', params: { total: 2_100_000 } }],
    ];
    await list.sendSelected();
    expect(results(list)).toEqual([{ kind: 'refused' }]);
    lab.refusesOrders = undefined;
    lab.offers.set(stockPath, dearer());
    await list.refreshChecks();
    expect([...list.$waits.get().values()]).toEqual(['newPrice']);
    await list.sendSelected();
    await list.sendConfirmed();
    expect(results(list)).toEqual([{ kind: 'sent' }]);
  });

  test('follows one that gets a new id because the lab had withdrawn the old one', async () => {
    const list = await openList(stock);
    const [id = ''] = list.ids;
    lab.withdrawn.add(id);
    await list.sendSelected();
    const [placed] = [...lab.orders.keys()];
    expect(placed).not.toBe(id);
    expect(list.$allResults.get()).toMatchObject([
      { preorder: { id: placed }, result: { kind: 'sent' } },
    ]);
    expect(list.$toasts.get()).toEqual([]);
  });

  test('carries nothing over to another account', async () => {
    const list = await openList(unpriced, stock);
    await list.sendSelected();
    list.$signedIn.set(shop2);
    expect(list.$allResults.get()).toEqual([]);
    expect(list.$selectedPreorders.get()).toEqual([]);
  });
});

test('the totals count unpriced pre-orders separately', async () => {
  const list = await openList(stock, unpriced, stock);
  expect(list.$allSum.get()).toEqual({ count: 3, total: 3_600_000, unpriced: 1 });
  list.selectOnly(list.ids.slice(0, 1));
  expect(list.$selectedSum.get()).toEqual({ count: 1, total: 1_800_000, unpriced: 0 });
});

test('"select all" selects only what can be sent', async () => {
  const list = await openList(stock, unfinished, unpriced);
  list.selectSendable();
  const [first, , third] = list.ids;
  expect(
    list.$selectedPreorders
      .get()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([first, third].toSorted());
});

test('several that are deleted are restored with one undo', async () => {
  const list = await openList(stock, unfinished);
  const before = list.$preorders.get();
  await list.deleteSeveral(list.$selectedPreorders.get());
  expect(list.$preorders.get()).toEqual([]);
  await list.undoDeletion();
  expect(list.$preorders.get()).toEqual(before);
});
