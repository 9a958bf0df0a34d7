import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { deviceNames } from '../../../src/panel/storage-keys.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { passTime, timersOnly } from '../../support/pass-time.ts';

beforeEach(() => {
  freshDevice(new FakeLab());
  vi.useFakeTimers({ toFake: [...timersOnly] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A signed-out tab, and how often the database was deleted so far. */
async function signedOut() {
  const tab = await openTab(null);
  const { eraseTraces } = await import('../../../src/stores/device/records/erase-traces.ts');
  const deletion = vi.spyOn(indexedDB, 'deleteDatabase');
  const times = () => deletion.mock.calls.filter(([name]) => name === deviceNames.database).length;
  return { ...tab, eraseTraces, times, deletion };
}

const typed = () =>
  ({ kind: 'rx', id: newId(), draft: emptyRxDraft(), total: null, owner: null }) as const;

test('the files are rewritten again later: rounds that follow each other may count as one', async () => {
  const { eraseTraces, times } = await signedOut();
  await eraseTraces();
  const atOnce = times();
  expect(atOnce).toBeGreaterThan(1);
  await passTime(1_000);
  expect(times()).toBeGreaterThan(atOnce);
});

test('they are rewritten later even if it failed at first', async () => {
  const { eraseTraces, loadRecords, times } = await signedOut();
  await loadRecords();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('busy', 'UnknownError');
  });
  await expect(eraseTraces()).rejects.toThrow('busy');
  expect(times()).toBe(0);
  await passTime(1_000);
  expect(times()).toBeGreaterThan(0);
});

test('an order saved after the sign-out stays', async () => {
  const { eraseTraces, savePreorder, rereadRecords, $records, deletion } = await signedOut();
  await eraseTraces();
  await savePreorder(typed());
  const before = deletion.mock.calls.length;
  await passTime(10_000);
  await rereadRecords();
  expect($records.get()).toHaveLength(1);
  expect(deletion).toHaveBeenCalledTimes(before);
});
