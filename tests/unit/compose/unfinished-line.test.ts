import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { shop } from '../../fixtures/people.ts';
import { stockLine, stockShelf } from '../../fixtures/stock.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { compose, stories } from './kinds.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(stockPath, stockShelf);
  freshDevice(lab);
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('location', { search: '', pathname: '/' });
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** An order of one line, with another one typed below it. */
async function openTyped(line: string) {
  const screen = await compose(stories.stock, shop);
  ends.push(screen.end);
  const { changeSingle } = await import('../../../src/stores/stock/single.ts');
  changeSingle({ lens: 'hmc-156', diameter: 650, lines: [stockLine(-200, 0, 4)], line });
  return screen;
}

const sent = () => [...lab.orders.values()].map(({ body }) => JSON.parse(body).content.lines);

const both = [stockLine(-200, 0, 4), stockLine(125, 0, 2)];

test('a line that is typed before the list of the stock is known is sent with the order', async () => {
  lab.line = 'down';
  const screen = await openTyped('+1.25 x2');
  lab.line = 'up';
  expect(await screen.order.send()).toBe('queued');
  await vi.waitFor(() => expect(sent()).toEqual([both]));
});

test('nothing is sent while a typed line cannot be understood', async () => {
  lab.line = 'down';
  const screen = await openTyped('+1.25 x2');
  expect(await screen.order.send()).toBe('unread');
  lab.line = 'up';
  const { changeSingle, $single } = await import('../../../src/stores/stock/single.ts');
  changeSingle({ line: '+1.25 xx' });
  expect(await screen.order.send()).toBe('unread');
  expect($single.get().line).toBe('+1.25 xx');
  expect(sent()).toEqual([]);
});

test('an order is saved with the line that is typed', async () => {
  const screen = await openTyped('+1.25 x2');
  expect(await screen.order.save()).toBe('saved');
  expect(screen.$preorders.get()).toMatchObject([{ draft: { lines: both, line: '' } }]);
});

test('an order saved with a line that is not understood is opened instead of sent without it', async () => {
  const screen = await openTyped('+1.25 xx');
  expect(await screen.order.save()).toBe('saved');
  const { sendPreorder } = await import('../../../src/stores/orders/send-preorder.ts');
  const [saved] = screen.$preorders.get() ?? [];
  if (!saved) throw new Error('Nothing was saved.');
  expect(await sendPreorder(saved)).toEqual({ kind: 'incomplete', issues: [] });
  expect(sent()).toEqual([]);
});
