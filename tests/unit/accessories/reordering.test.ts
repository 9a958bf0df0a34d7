import { beforeEach, expect, test, vi } from 'vitest';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { orderPaths } from '../../../src/api/orders/paths.ts';
import { accessoryLine, accessoryShelf } from '../../fixtures/accessories.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const earlier = { id: '01900000-0000-7000-8000-0000000000d1', number: '7K3M-9QXD' };
const lines = [accessoryLine('grey', 3)];

let lab: FakeLab;

beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.offers.set(accessoriesPath, accessoryShelf);
  lab.offers.set(orderPaths.order(earlier.id), { kind: 'accessories', content: { lines } });
  freshDevice(lab);
  vi.stubGlobal('localStorage', {});
});

async function openScreen() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const screen = await import('../../../src/stores/accessories/accessories.ts');
  const again = await import('../../../src/stores/accessories/order-again.ts');
  await again.orderAgain(earlier);
  return { ...screen, ...again };
}

test('lines added from an earlier order can be removed, which is announced', async () => {
  const screen = await openScreen();
  expect(screen.$draft.get().lines).toEqual(lines);
  expect(screen.$again.get()).toMatchObject({ kind: 'added', lines });
  screen.undoAgain();
  expect(screen.$draft.get().lines).toEqual([]);
  expect(screen.$again.get()).toEqual({ kind: 'undone', number: earlier.number });
});

test('once the order has left the screen, nothing is left to take out', async () => {
  const screen = await openScreen();
  screen.changeLines([...lines, accessoryLine('blue', 1)]);
  expect(screen.$again.get()).toMatchObject({ kind: 'added' });
  screen.$draft.set(screen.nothingTyped);
  expect(screen.$again.get()).toBeNull();
});
