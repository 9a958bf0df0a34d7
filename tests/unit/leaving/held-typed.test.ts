import { map } from 'nanostores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

let storage: ReturnType<typeof fakeStorage>;

beforeEach(() => {
  const lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
  storage = fakeStorage();
  vi.stubGlobal('sessionStorage', storage);
});

/** The page after a reload by someone, with the tab's storage kept. */
async function openPage(who: SignedIn = shop) {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(who);
  const held = await import('../../../src/stores/leaving/held-typed.ts');
  const $typed = map({ task: 'receipt', note: '' });
  held.holdStore('shelf', $typed);
  return { ...held, $signedIn, $typed };
}

describe('text typed into a store', () => {
  test('is there after a reload, and nothing is held once it is as at first', async () => {
    const page = await openPage();
    page.$typed.setKey('note', 'Box 3');
    expect((await openPage()).$typed.get()).toEqual({ task: 'receipt', note: 'Box 3' });
    (await openPage()).$typed.setKey('note', '');
    expect(storage.kept.size).toBe(0);
  });

  test('is shown to no other person, and waits for its own', async () => {
    const page = await openPage();
    page.$typed.setKey('note', 'Box 3');
    page.$signedIn.set(shop2);
    expect(page.$typed.get().note).toBe('');
    page.$typed.setKey('note', 'Box 4');
    page.$signedIn.set(null);
    expect(page.$typed.get().note).toBe('');
    page.$signedIn.set(shop);
    expect(page.$typed.get().note).toBe('Box 3');
    expect((await openPage(shop2)).$typed.get().note).toBe('Box 4');
  });

  test('is only in the store where nothing can be kept', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const page = await openPage();
    page.$typed.setKey('note', 'Box 3');
    expect(page.$typed.get().note).toBe('Box 3');
    expect((await openPage()).$typed.get().note).toBe('');
  });
});

describe('text typed into a form', () => {
  const begun = { name: 'Noor', rows: [{ day: '' }], id: '' };

  test('is held where it differs from what the form began with', async () => {
    const page = await openPage();
    page.holdFields('account', begun, { ...begun, rows: [{ day: 'x' }] });
    expect(page.heldTyped('account')).toEqual({ rows: [{ day: 'x' }] });
    page.holdFields('account', begun, { ...begun });
    expect(page.heldTyped('account')).toBeNull();
  });

  test('is held along with what it is based on, and with what it was based on before', async () => {
    const page = await openPage();
    page.holdFields('calendar', begun, { ...begun, name: 'Nur' }, { base: 4 });
    expect(page.heldTyped('calendar')).toEqual({ name: 'Nur', base: 4 });
    page.holdFields('calendar', begun, { ...begun, name: 'Nuri', base: 4 }, { base: 7 });
    expect(page.heldTyped('calendar')).toEqual({ name: 'Nuri', base: 4 });
    page.holdFields('calendar', begun, begun, { base: 7 });
    expect(page.heldTyped('calendar')).toBeNull();
  });
});
