import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { stockCellKey } from '../../../src/domain/stock/chart.ts';
import { accessoryLine, accessoryShelf } from '../../fixtures/accessories.ts';
import { shop } from '../../fixtures/people.ts';
import { stockLine, stockShelf } from '../../fixtures/stock.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { compose, stories } from './kinds.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(stockPath, stockShelf).set(accessoriesPath, accessoryShelf);
  freshDevice(lab);
  vi.stubGlobal('location', { search: '', pathname: '/' });
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function openStock(asked = '') {
  const screen = await compose(stories.stock, shop, asked);
  ends.push(screen.end);
  return { screen, ...(await import('../../../src/stores/stock/single.ts')) };
}

const sent = () => [...lab.orders.values()].map(({ body }) => JSON.parse(body));

test('an order short of a power is sent once the rest may wait, at the full price', async () => {
  const { screen, changeSingle, setWaits } = await openStock();
  // There are 40 of the first and 2 of the second.
  const lines = [stockLine(-200, 0, 4), stockLine(-200, -50, 5)];
  changeSingle({ lines });
  expect(await screen.order.send()).toBe('attention');
  expect(screen.marks()).toEqual(['lines.1.pieces']);
  setWaits(lines.slice(1).map(stockCellKey));
  expect(screen.marks()).toEqual([]);
  expect(await screen.order.send()).toBe('queued');
  await vi.waitFor(() =>
    expect(sent()).toMatchObject([
      { content: { lines }, backOrdered: [1], expectedTotal: 9 * 600_000 },
    ]),
  );
});

test('an order that ran out on its way comes back whole, and goes under its own id once it may wait', async () => {
  const { screen, changeSingle } = await openStock();
  const line = stockLine(-200, 0, 4);
  changeSingle({ reference: 'S-9', lines: [line] });
  const short = { path: 'lines.0.pieces', code: 'stockShort', params: { onHand: 1 } } as const;
  lab.refusesOrders = [422, 'invalid', [short]];
  await screen.order.send();
  const id = screen.order.lastId();
  await vi.waitFor(() => expect(screen.$records.get()).toMatchObject([{ state: 'refused' }]));
  screen.end();
  const again = await openStock(id);
  expect(again.$single.get()).toMatchObject({ reference: 'S-9', lines: [line], waits: [] });
  expect(again.screen.marks()).toEqual(['lines.0.pieces']);
  lab.refusesOrders = undefined;
  again.setWaits([stockCellKey(line)]);
  expect(again.screen.marks()).toEqual([]);
  expect(await again.screen.order.send()).toBe('queued');
  await vi.waitFor(() => expect([...lab.orders.keys()]).toEqual([id]));
  expect(sent()).toMatchObject([{ backOrdered: [0] }]);
});

test('without a line and with nothing that may wait, an order is sent as ever', async () => {
  const { screen, changeSingle } = await openStock();
  changeSingle({ lines: [stockLine(-200, 0, 4)], waits: [stockCellKey(stockLine(-175, 0, 1))] });
  await screen.order.send();
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('backOrdered');
});

test('an accessory that is sold out can wait, too', async () => {
  const screen = await compose(stories.accessories, shop);
  ends.push(screen.end);
  const { changeDraft, setWaits } = await import('../../../src/stores/accessories/accessories.ts');
  changeDraft({ lines: [accessoryLine('large', 2)] });
  expect(await screen.order.send()).toBe('attention');
  setWaits(['cloth large']);
  expect(await screen.order.send()).toBe('queued');
  await vi.waitFor(() => expect(sent()).toMatchObject([{ backOrdered: [0] }]));
});
