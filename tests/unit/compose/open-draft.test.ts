import { beforeEach, describe, expect, test } from 'vitest';
import type { DeviceOwner } from '../../../src/domain/order/preorder.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { isEmptyDraft } from '../../../src/domain/rx/draft/draft-content.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

const rx = { kind: 'rx', empty: emptyRxDraft, isEmpty: isEmptyDraft } as const;
const written = (patient: string) => ({ ...emptyRxDraft(), patient });
const owned = ({ account, user }: typeof shop): DeviceOwner => ({
  accountId: account.id,
  userId: user.id,
});

beforeEach(() => freshDevice(new FakeLab()));

/** Opens the screen of prescriptions and types there. */
async function type(tab: Tab, patient: string) {
  const opened = await tab.openDraft(rx, null);
  const { id, preorder } = opened;
  const owner = opened.owner ?? tab.currentOwner();
  await tab.keepDraft({
    id,
    kind: 'rx',
    preorder,
    owner,
    caller: null,
    corrects: null,
    draft: written(patient),
  });
  return { ...opened, owner };
}

async function patients(tab: Tab) {
  await tab.loadRecords();
  const drafts = await tab.listDrafts();
  return {
    typed: drafts.map(({ draft }) => 'patient' in draft && draft.patient).sort(),
    saved: tab.$preorders.get()?.map(({ draft }) => 'patient' in draft && draft.patient) ?? [],
  };
}

describe('the owner of a draft', () => {
  test('stays the same after sign-out and after another account signed in and out', async () => {
    const tab = await openTab(shop);
    (await type(tab, 'of shop')).release();
    tab.$signedIn.set(null);
    const other = await openTab(shop2);
    await other.lockDrafts();
    expect((await other.listDrafts()).map(({ owner }) => owner)).toEqual([owned(shop)]);
    expect((await other.openDraft(rx, null)).draft.patient).toBe('');
    expect(await patients(other)).toMatchObject({ saved: [] });

    const back = await openTab(shop);
    expect((await back.openDraft(rx, null)).draft.patient).toBe('of shop');
  });

  test('stays the same if the draft is changed after sign-out', async () => {
    const tab = await openTab(shop);
    const { id, release } = await type(tab, 'of shop');
    tab.$signedIn.set(shop2);
    await tab.keepDraft({
      id,
      kind: 'rx',
      preorder: false,
      caller: null,
      corrects: null,
      owner: owned(shop2),
      draft: written('of shop, more'),
    });
    release();
    expect(await tab.listDrafts()).toMatchObject([{ owner: owned(shop) }]);
    expect((await tab.openDraft(rx, null)).draft.patient).toBe('');
  });

  test('is empty while only visitors changed the draft, so anyone may continue it', async () => {
    const tab = await openTab(null);
    (await type(tab, 'of a visitor')).release();
    tab.$signedIn.set(shop);
    const opened = await tab.openDraft(rx, null);
    expect(opened).toMatchObject({ owner: null, draft: { patient: 'of a visitor' } });
  });

  test('finds the draft among their pre-orders after signing out', async () => {
    const tab = await openTab(shop);
    (await type(tab, 'of shop')).release();
    await tab.lockDrafts();
    expect(await patients(tab)).toEqual({ typed: [], saved: ['of shop'] });
    tab.$signedIn.set(shop2);
    expect(await patients(tab)).toEqual({ typed: [], saved: [] });
    expect(tab.$lockedCount.get()).toBe(1);
  });
});

describe('two tabs', () => {
  test('never edit the same draft', async () => {
    const [one, two] = [await openTab(shop), await openTab(shop)];
    const first = await type(one, 'first');
    const second = await type(two, 'second');
    expect(second.id).not.toBe(first.id);
    expect(await patients(one)).toEqual({ typed: ['first', 'second'], saved: [] });
  });

  test('open the draft of a closed tab', async () => {
    const first = await type(await openTab(shop), 'first');
    first.release();
    expect(await (await openTab(shop)).openDraft(rx, null)).toMatchObject({ id: first.id });
  });

  test('report a pre-order that the other tab has open', async () => {
    const [one, two] = [await openTab(shop), await openTab(shop)];
    const work = await type(one, 'first');
    await one.savePreorder({ ...work, kind: 'rx', total: null, draft: written('first') });
    work.release();
    await one.openDraft(rx, work.id);
    const opened = await two.openDraft(rx, work.id);
    expect(opened.note).toBe('openElsewhere');
    expect(opened.id).not.toBe(work.id);
  });

  test('move drafts of closed tabs to the pre-orders, but not those of open tabs', async () => {
    const [one, two, three] = [await openTab(shop), await openTab(shop), await openTab(shop)];
    (await type(one, 'left')).release();
    const { id } = await two.openDraft(rx, null);
    await three.keepDraft({
      id: '01900000-0000-7000-8000-00000000000c',
      kind: 'rx',
      preorder: false,
      caller: null,
      corrects: null,
      owner: owned(shop),
      draft: written('left, too'),
    });
    expect(await three.gatherDrafts()).toBe(1);
    expect(await patients(three)).toEqual({ typed: ['left'], saved: ['left, too'] });
    expect((await two.listDrafts()).map((draft) => draft.id)).toEqual([id]);
  });
});

describe('a used id', () => {
  test('is not reused for text typed after the order was queued', async () => {
    const tab = await openTab(shop);
    const work = await type(tab, 'first');
    const order = { ...work, kind: 'rx', total: null, draft: written('first') } as const;
    await tab.queuePreorder(order, { content: progressiveOrder() });
    await tab.keepDraft({ ...work, kind: 'rx', draft: written('late') });
    expect(await tab.listDrafts()).toEqual([]);
    work.release();
    expect((await tab.openDraft(rx, null)).id).not.toBe(work.id);
  });
});

test('opens a draft stored by the first version of the panel', async () => {
  const id = '01900000-0000-7000-8000-00000000000a';
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('adasi', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('preorders', { keyPath: 'id' });
      const working = opening.result.createObjectStore('working');
      working.put({ id, draft: written('before'), preorder: false, owner: owned(shop) }, 'rx');
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  const opened = await (await openTab(shop)).openDraft(rx, null);
  expect(opened).toMatchObject({ id, draft: { patient: 'before' }, owner: owned(shop) });
});
