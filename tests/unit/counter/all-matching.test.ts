import { beforeEach, describe, expect, test, vi } from 'vitest';
import { counterPaths } from '../../../src/api/counter/paths.ts';
import { lab as clerk } from '../../fixtures/people.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const orderOf = (digit: number) => ({
  ...placedRx(progressiveOrder()),
  id: `01900000-0000-7000-8000-0000000000e${digit}`,
});
const [first, second, third] = [orderOf(1), orderOf(2), orderOf(3)];
const nameOf = ({ id, account }: typeof first) => ({ account: account.id, id });

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  freshDevice(lab);
});

/** The counter with the first page of a list that has more. */
async function openQueue() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const { $router } = await import('../../../src/stores/shell/router.ts');
  $router.open('/orders?state=ready');
  const { $orders } = await import('../../../src/stores/orders/orders.ts');
  const selection = await import('../../../src/stores/counter/selection.ts');
  const matching = await import('../../../src/stores/counter/all-matching.ts');
  const chosen = await import('../../../src/stores/counter/chosen.ts');
  const show = (orders: readonly (typeof first)[], next: string | null) =>
    $orders.set({ orders: [...orders], next });
  show([first, second], 'more');
  const selected = () => selection.$selectedOrders.get().map(({ id }) => id);
  return { ...selection, ...matching, ...chosen, $router, $signedIn, show, selected };
}

describe('a selection of all that match', () => {
  test('is offered after all shown orders are selected and there are more', async () => {
    const queue = await openQueue();
    expect(queue.$canSelectAll.get()).toBe(false);
    queue.selectAll();
    expect([queue.$canSelectAll.get(), queue.$isAllMatching.get()]).toEqual([true, false]);
    queue.selectAll();
    expect([queue.$canSelectAll.get(), queue.$isAllMatching.get()]).toEqual([false, true]);
  });

  test('is not offered if all matching orders are shown', async () => {
    const queue = await openQueue();
    queue.show([first, second], null);
    queue.selectAll();
    queue.selectAll();
    expect([queue.$isAllMatching.get(), queue.selected()]).toEqual([false, [first.id, second.id]]);
  });

  test('includes orders loaded later and excludes deselected ones', async () => {
    const queue = await openQueue();
    queue.selectAllMatching();
    queue.toggleSelected(second);
    expect(queue.leftOutOrders()).toEqual([nameOf(second)]);
    queue.show([first, second, third], null);
    expect(queue.selected()).toEqual([first.id, third.id]);
    expect(queue.leftOutOrders()).toEqual([nameOf(second)]);
  });

  test.each(['filters', 'person'] as const)('ends with other %s', async (other) => {
    const queue = await openQueue();
    queue.selectAllMatching();
    if (other === 'filters') queue.$router.open('/orders?state=accepted');
    else queue.$signedIn.set(null);
    expect([queue.$isAllMatching.get(), queue.selected()]).toEqual([false, []]);
  });
});

describe('the number of all that match', () => {
  const path = `${counterPaths.matching}?state=ready`;

  test('is requested once, and belongs to its filters', async () => {
    lab.offers.set(path, { count: 1330, most: 10_000 });
    const queue = await openQueue();
    await queue.countMatching();
    await queue.countMatching();
    expect([queue.$matchingCount.get(), lab.asked.length]).toEqual([1330, 1]);
    queue.$router.open('/orders?state=accepted');
    expect(queue.$matchingCount.get()).toBeNull();
  });

  test.each([
    ['is not counted', null],
    ['may be more', 10_000],
  ])('is not said where it %s', async (_, count) => {
    lab.offers.set(path, { count, most: 10_000 });
    const queue = await openQueue();
    await queue.countMatching();
    expect(queue.$matchingCount.get()).toBeNull();
  });
});

describe('printing all that match', () => {
  const list = (after: string) => `/api/orders?state=ready&limit=100${after}`;

  test('includes orders that are not loaded and excludes deselected ones', async () => {
    lab.offers.set(list(''), { orders: [first, second], next: 'more' });
    lab.offers.set(list('&after=more'), { orders: [third], next: null });
    const queue = await openQueue();
    queue.selectAllMatching();
    queue.toggleSelected(second);
    expect((await queue.chosenToPrint()).map(({ id }) => id)).toEqual([first.id, third.id]);
  });

  test.each([
    [3, true],
    [201, false],
    [null, false],
  ])('of %s orders is offered: %s', async (count, isOffered) => {
    lab.offers.set(`${counterPaths.matching}?state=ready`, { count, most: 10_000 });
    const queue = await openQueue();
    await queue.countMatching();
    queue.selectAllMatching();
    expect(queue.$canPrint.get()).toBe(isOffered);
  });
});
