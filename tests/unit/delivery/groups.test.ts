import { beforeEach, expect, test, vi } from 'vitest';
import { withQuery } from '../../../src/api/api-path.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { lab as packer, shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const account = shop.account.id;
const query = `account=${account}&parcel=one&limit=100`;

let lab: FakeLab;

beforeEach(() => {
  lab = new FakeLab();
  lab.session = packer;
  freshDevice(lab);
});

async function openDelivery() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(packer);
  const { followGroups } = await import('../../../src/stores/delivery/groups.ts');
  return (onRead: (ids: string[]) => void) =>
    followGroups(account, 'one', (orders) => onRead(orders.map(({ id }) => id)));
}

/** What the lab has of the group, in pages. */
function offer(...pages: string[][]): void {
  for (const [at, ids] of pages.entries()) {
    const next = at + 1 < pages.length ? `${at + 1}` : null;
    const path = withQuery(orderPaths.orders, at === 0 ? query : `${query}&after=${at}`);
    lab.offers.set(path, { orders: ids.map((id) => ({ id })), next });
  }
}

const online = () => window.dispatchEvent(new Event('online'));

test('a group is read to its last page, and again when back online', async () => {
  const follow = await openDelivery();
  const onRead = vi.fn();
  offer(['a', 'b'], ['c']);
  follow(onRead);
  await vi.waitFor(() => expect(onRead).toHaveBeenLastCalledWith(['a', 'b', 'c']));
  offer(['a']);
  online();
  await vi.waitFor(() => expect(onRead).toHaveBeenLastCalledWith(['a']));
});

test('a listener that leaves a group does not reset it for the others', async () => {
  const follow = await openDelivery();
  const [page, dialog] = [vi.fn(), vi.fn()];
  offer(['a']);
  follow(page);
  const close = follow(dialog);
  await vi.waitFor(() => expect(dialog).toHaveBeenCalled());
  close();
  offer(['a', 'b']);
  online();
  await vi.waitFor(() => expect(page).toHaveBeenLastCalledWith(['a', 'b']));
  expect(page).not.toHaveBeenCalledWith([]);
  expect(dialog).toHaveBeenCalledTimes(1);
});
