import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { isEmptyDraft } from '../../../src/domain/rx/draft/draft-content.ts';
import { emptyStockDraft, isEmptyStockDraft } from '../../../src/domain/stock/draft-content.ts';
import { tabKeys } from '../../../src/panel/storage-keys.ts';
import { recordVersion } from '../../../src/stores/device/records/kept-records.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice, openTab, type Tab } from '../../support/browser-tab.ts';
import { putRaw, rawRecords } from '../../support/device-records.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const rx = { kind: 'rx', empty: emptyRxDraft, isEmpty: isEmptyDraft } as const;
const stock = { kind: 'stock', empty: emptyStockDraft, isEmpty: isEmptyStockDraft } as const;
const owner = { accountId: shop.account.id, userId: shop.user.id };

/** A prescription in the shape of the first panel: no prism, no frame, no services. */
const firstRx = {
  reference: 'A-1',
  patient: 'سارا',
  remarks: '',
  eyes: 'right',
  right: { sphere: '-2', cylinder: '', axis: '', add: '', pd: '31', height: '' },
  left: { sphere: '', cylinder: '', axis: '', add: '', pd: '', height: '' },
  lens: { kind: 'singleVision', design: 'clarity', index: '156', colour: 'clear', coating: 'hc' },
};
const line = { lens: 'hmc-156', diameter: 650, sphere: -200, cylinder: -50, pieces: 2 };

const firstPreorder = (id: string, changes: object = {}) => ({
  id,
  kind: 'rx',
  draft: firstRx,
  total: null,
  state: 'draft',
  issues: [],
  refusal: null,
  owner,
  request: null,
  savedAt: 1_700_000_000_000,
  ...changes,
});

let lab: FakeLab;
let tabStorage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
  tabStorage = fakeStorage();
  vi.stubGlobal('sessionStorage', tabStorage);
});

async function names(tab: Tab) {
  await tab.loadRecords();
  const { preorderName } = await import('../../../src/domain/order/preorder-kinds.ts');
  return tab.$preorders.get()?.map(preorderName);
}

describe('a record of an earlier version of the panel', () => {
  test('opens with everything typed, and empty fields that version did not have', async () => {
    const id = newId();
    await putRaw('preorders', firstPreorder(id));
    const tab = await openTab(shop);
    expect(await names(tab)).toEqual([{ kind: 'patient', patient: 'سارا' }]);
    const { draft } = await tab.openDraft(rx, id);
    const empty = emptyRxDraft();
    const right = { ...empty.right, ...firstRx.right };
    expect(draft).toEqual({ ...empty, ...firstRx, right, left: empty.left });
  });

  test('is found as the draft that was being typed, too', async () => {
    const id = newId();
    const draft = { reference: 'S-1', unit: 'pairs', lines: [line] };
    await putRaw('drafts', { id, kind: 'stock', draft, preorder: false, owner, keptAt: 1 });
    const opened = await (await openTab(shop)).openDraft(stock, null);
    expect(opened).toMatchObject({ id, owner, draft: { ...emptyStockDraft(), ...draft } });
  });

  test('still belongs to its owner', async () => {
    await putRaw('preorders', firstPreorder(newId()));
    expect(await names(await openTab(null))).toEqual([]);
  });

  test('is sent as it was queued', async () => {
    const id = newId();
    const request = { content: { reference: 'A-1' } };
    await putRaw('preorders', firstPreorder(id, { state: 'queued', request }));
    const tab = await openTab(shop);
    await tab.sendWaiting();
    expect(JSON.parse(lab.orders.get(id)?.body ?? '')).toEqual(request);
    expect(await rawRecords('preorders')).toEqual([]);
  });

  test('of the first numbered version is in no file', async () => {
    const id = newId();
    const second = { isTried: true, isWithdrawn: false, version: 1 };
    await putRaw('preorders', firstPreorder(id, { ...second, state: 'queued', request: {} }));
    const tab = await openTab(shop);
    await tab.loadRecords();
    expect(tab.$preorders.get()).toMatchObject([
      { id, state: 'queued', isTried: true, isInFile: false, version: recordVersion },
    ]);
  });

  test('is kept on in the shape of today', async () => {
    const id = newId();
    await putRaw('drafts', { id, kind: 'rx', draft: firstRx, preorder: false, owner, keptAt: 1 });
    const tab = await openTab(shop);
    const { draft } = await tab.openDraft(rx, null);
    await tab.keepDraft({
      id,
      kind: 'rx',
      preorder: false,
      owner,
      caller: null,
      corrects: null,
      draft: { ...draft, tray: '7' },
    });
    expect(await rawRecords('drafts')).toMatchObject([
      { id, version: recordVersion, draft: { tray: '7' } },
    ]);
  });

  test('is taken over from a page that went before it was upgraded', async () => {
    const held = { id: newId(), preorder: false, owner, draft: firstRx };
    tabStorage.setItem(tabKeys.leavingDraft.rx, JSON.stringify(held));
    await openTab(shop);
    const { takeLeavingDraft } = await import('../../../src/stores/device/drafts/leaving-draft.ts');
    const take = vi.fn(async () => {});
    await takeLeavingDraft('rx', take);
    const draft = expect.objectContaining({ patient: 'سارا', tray: '' });
    expect(take).toHaveBeenCalledWith({ ...held, caller: null, corrects: null, kind: 'rx', draft });
    expect(tabStorage.kept.size).toBe(0);
  });
});

const damaged: [string, { id: string } & Record<string, unknown>][] = [
  ['nothing but its id', { id: newId() }],
  ['a draft that is no draft', firstPreorder(newId(), { draft: 7 })],
  ['a field that is no text', firstPreorder(newId(), { draft: { patient: { first: 'x' } } })],
  ['a line without its power', firstPreorder(newId(), { kind: 'stock', draft: { lines: [{}] } })],
  ['a kind nobody knows', firstPreorder(newId(), { kind: 'toString' })],
  ['an owner nobody knows', firstPreorder(newId(), { owner: 'shop' })],
  ['a newer version', firstPreorder(newId(), { version: recordVersion + 1, kind: 'accessories' })],
];

describe.each(damaged)('a record of %s', (_, record) => {
  beforeEach(() => putRaw('preorders', record, firstPreorder(newId())));

  test('does not keep the others from opening, and is counted', async () => {
    const tab = await openTab(shop);
    expect(await names(tab)).toEqual([{ kind: 'patient', patient: 'سارا' }]);
    const { $unreadable } = await import('../../../src/stores/device/records/kept-records.ts');
    expect($unreadable.get().preorders).toBe(1);
    expect((await tab.openDraft(rx, record.id)).note).toBe('notFound');
  });

  test('stays on the device, regardless of what is saved under its id', async () => {
    const tab = await openTab(shop);
    await tab.loadRecords();
    const work = { id: record.id, kind: 'rx', draft: emptyRxDraft(), total: null, owner } as const;
    await tab.savePreorder(work);
    const kept = await rawRecords('preorders');
    expect(kept).toHaveLength(3);
    expect(kept.find(({ id }) => id === record.id)).toMatchObject(record);
  });
});

describe('a draft of a newer version', () => {
  const newer = {
    kind: 'rx',
    draft: { eyes: [] },
    preorder: false,
    owner,
    keptAt: 1,
    version: recordVersion + 1,
  };

  test('is neither opened nor typed over', async () => {
    const id = newId();
    await putRaw('drafts', { ...newer, id });
    const tab = await openTab(shop);
    expect((await tab.openDraft(rx, id)).id).not.toBe(id);
    const work = {
      id,
      kind: 'rx',
      preorder: false,
      owner,
      caller: null,
      corrects: null,
      draft: emptyRxDraft(),
    } as const;
    await expect(tab.keepDraft(work)).rejects.toThrow();
    expect(await tab.setDraftAside(id)).toBe(false);
    expect(await rawRecords('drafts')).toEqual([{ ...newer, id }]);
  });

  test('is held until a panel that can read it is loaded', async () => {
    const held = JSON.stringify({ ...newer, id: newId() });
    tabStorage.setItem(tabKeys.leavingDraft.rx, held);
    await openTab(shop);
    const { takeLeavingDraft } = await import('../../../src/stores/device/drafts/leaving-draft.ts');
    const take = vi.fn(async () => {});
    await takeLeavingDraft('rx', take);
    expect(take).not.toHaveBeenCalled();
    expect(tabStorage.getItem(tabKeys.leavingDraft.rx)).toBe(held);
  });
});
