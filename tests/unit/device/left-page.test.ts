import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { endWhenLeft } from '../../../src/stores/browser-support/end-when-left.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

beforeEach(() => freshDevice(new FakeLab()));

function leave(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
}

test.each([
  { page: 'kept for the way back', persisted: true, outcome: 'AbortError' },
  { page: 'over', persisted: false, outcome: 'done' },
])('a change that runs when its page is $page ends as $outcome', async ({ persisted, outcome }) => {
  const database = await openDB('records', 1, {
    upgrade: (created) => void created.createObjectStore('records'),
  });
  endWhenLeft();
  const running = database.transaction('records', 'readwrite');
  const asked = running.store.put('text', 'key').catch(() => {});
  leave(persisted);
  expect(await running.done.then(() => 'done').catch(({ name }) => name)).toBe(outcome);
  await asked;
  database.close();
});

test('work aborted when the page was left is done when it is back', async () => {
  const { rereadRecords, $records } = await openTab(shop);
  const listening = vi.spyOn(window, 'addEventListener');
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('left', 'AbortError');
  });
  await rereadRecords();
  expect($records.get()).toEqual([]);
  // Memory would ask before the page is left.
  expect(listening).not.toHaveBeenCalledWith('beforeunload', expect.anything());
});
