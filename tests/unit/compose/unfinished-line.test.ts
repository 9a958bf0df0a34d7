import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { accessoryShelf } from '../../fixtures/accessories.ts';
import { shop } from '../../fixtures/people.ts';
import { stockLine, stockShelf } from '../../fixtures/stock.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { compose, kinds, stories } from './kinds.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(stockPath, stockShelf);
  lab.offers.set(accessoriesPath, accessoryShelf);
  freshDevice(lab);
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('requestAnimationFrame', () => 0);
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

/** The grid with one power ordered, after a line was begun on the screen of single lines. */
async function openGrid(line: string) {
  const single = await openTyped(line);
  single.end();
  const { gridOrder, $orderTexts } = await import('../../../src/stores/power-grid/order.ts');
  const { followGrid, $orderLines } = await import('../../../src/stores/power-grid/grid.ts');
  const { emptyStockDraft } = await import('../../../src/domain/stock/draft-content.ts');
  ends.push(followGrid(), gridOrder.follow(emptyStockDraft()));
  await gridOrder.whenKnown();
  return { ...single, grid: gridOrder, $orderTexts, $orderLines };
}

/** Goes back to the screen of single lines. */
async function reopening(line: string) {
  const opened = await openGrid(line);
  const singleAgain = async () => {
    for (const end of ends.splice(0)) end();
    const { singleOrder, $single } = await import('../../../src/stores/stock/single.ts');
    const { emptyStockDraft } = await import('../../../src/domain/stock/draft-content.ts');
    ends.push(singleOrder.follow(emptyStockDraft()));
    await singleOrder.whenKnown();
    return $single.get();
  };
  return { ...opened, singleAgain };
}

test('an unfinished line stays when the grid sends its order', async () => {
  const { grid, $orderTexts, $orderLines, singleAgain } = await reopening('+1.25');
  expect(await grid.send()).toBe('queued');
  await vi.waitFor(() => expect(sent()).toEqual([[stockLine(-200, 0, 4)]]));
  expect([$orderTexts.get().line, $orderLines.get()]).toEqual(['+1.25', []]);
  expect((await singleAgain()).line).toBe('+1.25');
});

test('an unfinished line stays when the grid saves its order', async () => {
  const { grid, $orderTexts, $preorders } = await openGrid('+1.25');
  expect(await grid.save()).toBe('saved');
  const saved = { lines: [stockLine(-200, 0, 4)], line: '' };
  expect($preorders.get()).toMatchObject([{ draft: saved }]);
  expect($orderTexts.get().line).toBe('+1.25');
});

test('a parked grid order with an unfinished line opens where the line is visible', async () => {
  const { $preorders, setDraftAside } = await openGrid('+1.25');
  const { $orderId } = await import('../../../src/stores/compose/draft-attachments.ts');
  const id = $orderId.get();
  for (const end of ends.splice(0)) end();
  await vi.waitFor(async () => expect(await setDraftAside(id)).toBe(true));
  const { sendPreorder } = await import('../../../src/stores/orders/send-preorder.ts');
  const { preorderScreen } = await import('../../../src/domain/order/preorder-kinds.ts');
  const { readPreorder } = await import('../../../src/stores/device/preorders.ts');
  const saved = await readPreorder(id);
  if (!saved) throw new Error('No order was parked.');
  expect(saved.draft).toMatchObject({ entry: 'multi', line: '+1.25' });
  expect(preorderScreen(saved)).toBe('stockSingle');
  expect(await sendPreorder(saved)).toEqual({ kind: 'incomplete', issues: [] });
  expect([sent(), $preorders.get()?.length]).toEqual([[], 1]);
});

test.each(kinds.filter(({ name }) => name !== stories.rx.name))(
  'of $name nothing is sent or saved while a quantity is no number',
  async (kind) => {
    const screen = await compose(kind, shop);
    ends.push(screen.end);
    screen.complete();
    const { holdOpen } = await import('../../../src/stores/shelf/open-quantities.ts');
    const take = vi.fn(() => false);
    const release = holdOpen(take);
    expect([await screen.order.send(), await screen.order.save()]).toEqual([
      'attention',
      'attention',
    ]);
    expect([sent(), screen.$preorders.get(), take.mock.calls.length]).toEqual([[], [], 2]);
    release();
    expect(await screen.order.send()).toBe('queued');
  },
);

test('a pasted list is added line by line, and what cannot be understood stays in the field', async () => {
  const { order } = await openTyped('+1.25 x2 ↵ +1.50 xx ↵ -2.00 ↵ sph');
  const { addTypedLine, $lineAnswer, $single } = await import(
    '../../../src/stores/stock/single.ts'
  );
  await order.whenKnown();
  await vi.waitFor(() => expect($lineAnswer.get().kind).toBe('line'));
  expect(addTypedLine()).toBe(false);
  expect($single.get().lines).toEqual([stockLine(-200, 0, 5), stockLine(125, 0, 2)]);
  expect($single.get().line).toBe('+1.50 xx ↵ sph');
  expect($lineAnswer.get()).toMatchObject({ kind: 'problem', part: 'xx' });
});

test('a pasted list is taken back into the field with one step, until something else is typed', async () => {
  const list = 'hmc +1.25 x2 ↵ -2.00 x2 ↵ sph';
  const { order } = await openTyped(list);
  const { addTypedLine, changeSingle, undoLines, $lineAnswer, $single, $undoable } = await import(
    '../../../src/stores/stock/single.ts'
  );
  await order.whenKnown();
  await vi.waitFor(() => expect($lineAnswer.get().kind).toBe('line'));
  const { lines, lens } = $single.get();
  addTypedLine();
  expect($undoable.get()).toMatchObject({ what: 'added', count: 2 });
  undoLines();
  expect($single.get()).toMatchObject({ lines, lens, line: list });
  expect($undoable.get()).toBeNull();
  addTypedLine();
  changeSingle({ line: 'sp' });
  undoLines();
  expect($single.get().lines.length).toBeGreaterThan(lines.length);
  expect($single.get().line).toBe('sp');
});
