import { setPersistentEngine } from '@nanostores/persistent';
import { beforeEach, expect, test, vi } from 'vitest';
import { labCountsPath } from '../../../src/api/lab/paths.ts';
import { lab as clerk, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  setPersistentEngine({}, { addEventListener: () => {}, removeEventListener: () => {} });
  lab = new FakeLab();
  lab.session = clerk;
  for (const id of ['dueToday', 'late']) {
    const view = { id, name: null, filter: {}, count: 3 };
    const counts = { orders: 1, shelf: 2, view, most: 1000 };
    lab.offers.set(`${labCountsPath}?view=${id}`, counts);
  }
  freshDevice(lab);
});

async function openMenu() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const view = await import('../../../src/stores/lab/menu-view.ts');
  const { $labCounts } = await import('../../../src/stores/lab/counts.ts');
  return { ...view, $labCounts, $signedIn };
}

test('the menu counts orders due today until another view is chosen', async () => {
  const menu = await openMenu();
  const stop = menu.$labCounts.subscribe(() => {});
  await vi.waitFor(() => expect(menu.$labCounts.get()?.view.id).toBe('dueToday'));
  menu.showInMenu('late');
  await vi.waitFor(() => expect(menu.$labCounts.get()?.view.id).toBe('late'));
  stop();
});

test('each person at the device has a view of their own in the menu', async () => {
  const menu = await openMenu();
  menu.showInMenu('late');
  menu.$signedIn.set({ ...shop2, user: { ...shop2.user, role: 'SuperAdmin' } });
  expect(menu.$menuViewId.get()).toBe('dueToday');
  menu.$signedIn.set(clerk);
  expect(menu.$menuViewId.get()).toBe('late');
});
