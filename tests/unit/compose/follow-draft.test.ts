import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyRxDraft, type RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { isEmptyDraft, mergeDraft } from '../../../src/domain/rx/draft/draft-content.ts';
import type { SignedIn } from '../../../src/domain/vocabulary/account.ts';
import { shop, shop2 } from '../../fixtures/people.ts';
import { freshDevice, openTab } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';

beforeEach(() => {
  freshDevice(new FakeLab());
  vi.stubGlobal('location', { search: '' });
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A tab whose prescription screen is a store. */
async function openScreen(signedIn: SignedIn | null) {
  const tab = await openTab(signedIn);
  const { followDraft } = await import('../../../src/stores/compose/follow-draft.ts');
  const { noWork } = await import('../../../src/stores/compose/draft-keeping.ts');
  const $draft = atom<RxDraft>(emptyRxDraft());
  let work = noWork;
  let isSignedOut = false;
  const screen = followDraft<'rx'>({
    of: { kind: 'rx', empty: emptyRxDraft, isEmpty: isEmptyDraft },
    read: () => ({ ...work, caller: null, corrects: null, draft: $draft.get() }),
    setWork: (next) => {
      work = next;
    },
    layUnder: (draft) => $draft.set(mergeDraft(draft, $draft.get())),
    clear: () => $draft.set(emptyRxDraft()),
    shown: () => {},
    signedOut() {
      isSignedOut = true;
    },
    listen: (change) => $draft.listen(change),
  });
  ends.push(screen.end);
  await screen.whenKnown();
  const type = (patient: string) => $draft.set({ ...$draft.get(), patient });
  return {
    ...tab,
    ...screen,
    type,
    shows: () => $draft.get().patient,
    work: () => work,
    isSignedOut: () => isSignedOut,
  };
}

const kept = (screen: Awaited<ReturnType<typeof openScreen>>, patient: string) =>
  vi.waitFor(async () => {
    const [draft] = await screen.listDrafts();
    expect(draft?.draft).toMatchObject({ patient });
    return draft;
  });

test('removes the order from the screen when its session ends, and reopens it for its owner only', async () => {
  const screen = await openScreen(shop);
  screen.type('of shop');
  const { owner } = (await kept(screen, 'of shop')) ?? {};
  screen.$signedIn.set(null);
  await vi.waitFor(() => expect(screen.isSignedOut()).toBe(true));
  expect(screen.shows()).toBe('');
  screen.$signedIn.set(shop2);
  await screen.whenKnown();
  expect(screen.shows()).toBe('');
  expect(await screen.listDrafts()).toMatchObject([{ owner, draft: { patient: 'of shop' } }]);

  const back = await openScreen(shop);
  expect(back.shows()).toBe('of shop');
});

test('keeps a visitor’s order on the screen at sign-in, and gives it to the account at the next change', async () => {
  const screen = await openScreen(null);
  screen.type('of a visitor');
  expect(await kept(screen, 'of a visitor')).toMatchObject({ owner: null });
  screen.$signedIn.set(shop);
  await screen.whenKnown();
  expect(screen.shows()).toBe('of a visitor');
  expect(screen.work().owner).toBe(null);
  screen.type('of a visitor, and more');
  const owner = { accountId: shop.account.id, userId: shop.user.id };
  expect(await kept(screen, 'of a visitor, and more')).toMatchObject({ owner });
  screen.$signedIn.set(shop2);
  await vi.waitFor(() => expect(screen.shows()).toBe(''));
});
