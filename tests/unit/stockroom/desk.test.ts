import { beforeEach, expect, test, vi } from 'vitest';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const clerk = { ...shop, user: { ...shop.user, role: 'SuperAdmin' as const } };
const path = stockroomPaths.cells('hmc-156', 650);

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = clerk;
  lab.offers.set(path, { items: [] });
  freshDevice(lab);
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** How often the stock on screen was read in the next minute. */
async function readsInAMinute(): Promise<number> {
  const before = lab.asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  return lab.asked.slice(before).filter((asked) => asked === `GET ${path}`).length;
}

function showTab(visibilityState: 'visible' | 'hidden'): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the stock on screen is read again and again, but not in a hidden tab', async () => {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(clerk);
  const { followShelf, viewShelf } = await import('../../../src/stores/stockroom/desk.ts');
  const stop = followShelf();
  viewShelf({ lens: 'hmc-156', diameter: 650 });
  expect(await readsInAMinute()).toBeGreaterThan(1);
  showTab('hidden');
  expect(await readsInAMinute()).toBe(0);
  showTab('visible');
  expect(await readsInAMinute()).toBeGreaterThan(1);
  stop();
  expect(await readsInAMinute()).toBe(0);
});
