import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyAccessoriesDraft } from '../../../src/domain/accessories/draft.ts';
import { emptyRxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { emptyStockDraft } from '../../../src/domain/stock/draft-content.ts';
import { tabKeys } from '../../../src/panel/storage-keys.ts';
import { recordVersion } from '../../../src/stores/device/records/kept-records.ts';
import { newId } from '../../../src/stores/device/records/new-id.ts';
import { olderPreorders } from '../../fixtures/older-records.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { putRaw, rawRecords } from '../../support/device-records.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

let tabStorage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  const lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
  tabStorage = fakeStorage();
  vi.stubGlobal('sessionStorage', tabStorage);
});

const empty = { rx: emptyRxDraft, stock: emptyStockDraft, accessories: emptyAccessoriesDraft };
type Kind = keyof typeof empty;
type Parts = Record<string, unknown>;

const isPart = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that was stored; fields that version did not have are empty. */
function whole(kept: Parts, blank: Parts): Parts {
  const filled = Object.entries(blank).map(([name, nothing]) => {
    const value = kept[name];
    if (isPart(value) && isPart(nothing)) return [name, whole(value, nothing)];
    return [name, value === undefined ? nothing : value];
  });
  return Object.fromEntries(filled);
}

const shapes = Object.entries(olderPreorders);

describe.each(shapes)('a draft stored by the panel of %s', (_, { kind, draft, ...fields }) => {
  const expected = whole(draft, empty[kind as Kind]());

  test('loses no field of today’s shape', () => {
    expect(expected).toMatchObject(draft);
  });

  test('opens whole as a pre-order, and is kept on in the shape of today', async () => {
    const id = newId();
    await putRaw('preorders', { ...fields, id, kind, draft });
    const tab = await openTab(shop);
    await tab.loadRecords();
    const current = {
      caller: null,
      corrects: null,
      isTried: false,
      isWithdrawn: false,
      isInFile: false,
    };
    const record = { ...current, ...fields, id, kind, draft: expected, version: recordVersion };
    expect(tab.$preorders.get()).toEqual([record]);
    expect(await rawRecords('preorders')).toEqual([record]);
  });

  test('opens whole as the draft of a tab', async () => {
    const id = newId();
    const version = 'version' in fields ? { version: fields.version } : {};
    const { owner } = fields;
    await putRaw('drafts', { ...version, id, kind, draft, preorder: true, owner, keptAt: 1 });
    const tab = await openTab(shop);
    expect(await tab.listDrafts()).toMatchObject([{ id, owner, draft: expected }]);
  });

  test('opens completely if its page was left in the middle of a word', async () => {
    const key = tabKeys.leavingDraft[kind as Kind];
    const version = 'version' in fields ? { version: fields.version, kind } : {};
    const held = { ...version, id: newId(), preorder: false, owner: fields.owner, draft };
    tabStorage.setItem(key, JSON.stringify(held));
    await openTab(shop);
    const { takeLeavingDraft } = await import('../../../src/stores/device/drafts/leaving-draft.ts');
    const take = vi.fn(async () => {});
    await takeLeavingDraft(kind as Kind, take);
    expect(take).toHaveBeenCalledWith(expect.objectContaining({ draft: expected }));
  });
});
