import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

let lab: FakeLab;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  lab.line = 'down';
  freshDevice(lab);
});

const draftOf = (patient: string) => ({ ...emptyRxDraft(), patient });
const composed = (id: string, patient: string) =>
  ({ kind: 'rx', id, draft: draftOf(patient), total: null, owner: null }) as const;

async function save(tab: Tab, patient: string): Promise<string> {
  const id = newId();
  await tab.savePreorder(composed(id, patient));
  return id;
}

const patients = ({ $preorders }: Tab) =>
  $preorders.get()?.map(({ draft }) => 'patient' in draft && draft.patient);

async function preorderOf(tab: Tab, id: string) {
  const preorder = await tab.readPreorder(id);
  if (!preorder) throw new Error('It should be there.');
  return preorder;
}

describe('a pre-order', () => {
  test('is there after the browser was closed, the newest first', async () => {
    const tab = await openTab(shop);
    await save(tab, 'first');
    await new Promise((later) => setTimeout(later, 2));
    await save(tab, 'second');
    const next = await openTab(shop);
    await next.loadPreorders();
    expect(patients(next)).toEqual(['second', 'first']);
  });

  test('that is saved in one tab is seen in the other', async () => {
    const [one, other] = [await openTab(shop), await openTab(shop)];
    await other.loadPreorders();
    await save(one, 'first');
    await vi.waitFor(() => expect(patients(other)).toEqual(['first']));
  });

  test('is counted, but closed, for another account and for a visitor', async () => {
    const tab = await openTab(shop);
    const id = await save(tab, 'of shop');
    for (const signedIn of [shop2, null]) {
      tab.$signedIn.set(signedIn);
      expect(patients(tab)).toEqual([]);
      expect(tab.$lockedCount.get()).toBe(1);
      expect(await tab.readPreorder(id)).toBeNull();
    }
    tab.$signedIn.set(shop);
    expect(patients(tab)).toEqual(['of shop']);
  });

  test('of a visitor belongs to the account that saves it next', async () => {
    const tab = await openTab(null);
    const id = await save(tab, 'of a visitor');
    tab.$signedIn.set(shop);
    await tab.savePreorder(composed(id, 'of shop'));
    tab.$signedIn.set(shop2);
    expect(patients(tab)).toEqual([]);
  });

  test('is deleted immediately, and restored as it was', async () => {
    const tab = await openTab(shop);
    const preorder = await preorderOf(tab, await save(tab, 'first'));
    expect(await tab.deletePreorder(preorder)).toBe('deleted');
    expect(patients(tab)).toEqual([]);
    await tab.restorePreorder(preorder);
    expect(await preorderOf(tab, preorder.id)).toEqual(preorder);
  });

  test('that another tab types in is not deleted', async () => {
    const tab = await openTab(shop);
    const preorder = await preorderOf(tab, await save(tab, 'first'));
    const { claimDraft } = await import('../../../src/stores/device/records/draft-claims.ts');
    const release = await claimDraft(preorder.id);
    expect(await tab.deletePreorder(preorder)).toBe('openElsewhere');
    expect(patients(tab)).toEqual(['first']);
    release?.();
  });

  test('that is queued is not written over by one saved under its id', async () => {
    const tab = await openTab(shop);
    const id = newId();
    const request = { content: progressiveOrder() };
    await tab.queuePreorder(composed(id, 'queued'), request);
    await tab.savePreorder(composed(id, 'changed'));
    expect(patients(tab)?.toSorted()).toEqual(['changed', 'queued']);
    expect(await preorderOf(tab, id)).toMatchObject({ state: 'queued', request });
  });

  test('is followed by screens that only mention it', async () => {
    await save(await openTab(shop), 'first');
    await openTab(shop);
    const { $waiting, watchWaiting } = await import('../../../src/stores/device/waiting.ts');
    const stop = watchWaiting();
    await vi.waitFor(() => expect($waiting.get()).toHaveLength(1));
    stop();
  });

  test('is shown once the code that reads it could be fetched', async () => {
    await save(await openTab(shop), 'first');
    await openTab(shop);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const preorders = '../../../src/stores/device/preorders.ts';
    vi.doMock(preorders, () => Promise.reject(new Error('The connection is down.')));
    const { $waiting, watchWaiting } = await import('../../../src/stores/device/waiting.ts');
    const stop = watchWaiting();
    await vi.advanceTimersByTimeAsync(5_000);
    expect($waiting.get()).toBeNull();
    vi.doUnmock(preorders);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect($waiting.get()).toHaveLength(1));
    stop();
  });
});

describe('signing out', () => {
  async function leave() {
    const { leaveDevice, deleteUnsent } = await import(
      '../../../src/stores/device/leave-device.ts'
    );
    return { leaving: await leaveDevice(), deleteUnsent };
  }

  test('locks unsent and unfinished orders until their account is back', async () => {
    lab.line = 'up';
    const tab = await openTab(shop);
    const saved = await save(tab, 'saved');
    const typed = newId();
    const owner = tab.currentOwner();
    await tab.keepDraft({
      id: typed,
      kind: 'rx',
      preorder: false,
      owner,
      caller: null,
      corrects: null,
      draft: draftOf('typed'),
    });
    const { leaving } = await leave();
    expect(leaving.how).toBe('signedOut');
    expect(leaving.unsent.toSorted()).toEqual([saved, typed].toSorted());
    expect(patients(tab)).toEqual([]);
    expect(tab.$lockedCount.get()).toBe(2);
    tab.$signedIn.set(shop);
    expect(patients(tab)?.toSorted()).toEqual(['saved', 'typed']);
  });

  test('can delete its unsent orders from the device, but nobody else’s', async () => {
    const other = await openTab(shop2);
    await save(other, 'of shop2');
    const tab = await openTab(shop);
    await save(tab, 'of shop');
    const { leaving, deleteUnsent } = await leave();
    await deleteUnsent(leaving);
    tab.$signedIn.set(shop);
    expect(patients(tab)).toEqual([]);
    tab.$signedIn.set(shop2);
    expect(patients(tab)).toEqual(['of shop2']);
  });

  test('works without a network, too', async () => {
    await openTab(shop);
    expect((await leave()).leaving).toEqual({ how: 'offline', unsent: [] });
  });
});
