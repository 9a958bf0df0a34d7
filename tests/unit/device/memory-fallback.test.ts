import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { rawRecords } from '../../support/device-records.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
});

const work = (id: string) =>
  ({ kind: 'rx', id, draft: emptyRxDraft(), total: null, owner: null }) as const;

async function queue({ queuePreorder }: Tab): Promise<string> {
  const id = newId();
  await queuePreorder(work(id), { content: progressiveOrder({ reference: id }) });
  return id;
}

async function problems() {
  const { $problems } = await import('../../../src/stores/browser-support/problems.ts');
  return $problems.get();
}

/** Refuses to write until the returned function is called. */
function fillUp(): () => void {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

describe('without a database', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', undefined));

  test('an order is sent once, regardless of what happens to its response', async () => {
    lab.line = 'dropsAnswers';
    const tab = await openTab(shop);
    const id = await queue(tab);
    await tab.flushOutbox();
    expect(tab.$records.get()).toMatchObject([{ id, state: 'queued', isTried: true }]);
    expect(await problems()).toEqual({ records: true });
    lab.line = 'up';
    await tab.flushOutbox();
    expect([...lab.orders.keys()]).toEqual([id]);
    expect(tab.$records.get()).toEqual([]);
  });

  test('the browser asks before closing the page while anything is unsent', async () => {
    lab.line = 'down';
    const tab = await openTab(shop);
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await queue(tab);
    expect(leaves()).toBe(false);
    lab.line = 'up';
    await tab.flushOutbox();
    expect(leaves()).toBe(true);
  });
});

describe('on a full device', () => {
  test('records stored earlier stay readable, and can be deleted', async () => {
    const tab = await openTab(shop);
    const [kept, dropped] = [newId(), newId()];
    await tab.savePreorder(work(kept));
    await tab.savePreorder(work(dropped));
    fillUp();
    const id = await queue(tab);
    await tab.removeRecord(dropped);
    const ids = tab.$records.get()?.map((record) => record.id);
    expect(ids?.toSorted()).toEqual([kept, id].toSorted());
    expect(await rawRecords('preorders')).toMatchObject([{ id: kept }]);
    expect(await problems()).toMatchObject({ space: true });
  });

  test('records in memory move to the device as soon as there is room', async () => {
    lab.line = 'down';
    const tab = await openTab(shop);
    const makeRoom = fillUp();
    const id = await queue(tab);
    expect(await rawRecords('preorders')).toEqual([]);
    makeRoom();
    await tab.loadRecords();
    await tab.savePreorder(work(newId()));
    expect((await rawRecords('preorders')).map((record) => record.id)).toContain(id);
    expect(await problems()).toMatchObject({ space: false });
  });
});

test('a database that never answers is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  const tab = await openTab(shop);
  const saving = tab.savePreorder(work(newId()));
  await vi.advanceTimersByTimeAsync(10_000);
  await saving;
  expect(tab.$records.get()).toHaveLength(1);
  vi.useRealTimers();
});
