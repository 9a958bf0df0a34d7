import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import { mayOpen } from '../../domain/order/preorder.ts';
import { takeLeavingDraft } from '../device/drafts/leaving-draft.ts';
import { keepDraft } from '../device/drafts/working-draft.ts';
import { fetchGathering } from '../device/left-drafts.ts';
import { fetchOutbox } from '../device/outbox/outbox-look.ts';
import type { LeavingDraft } from '../device/records/database.ts';
import { claimDraft, type Release, rememberDraft } from '../device/records/draft-claims.ts';
import { newId } from '../device/records/new-id.ts';
import { currentOwner } from '../device/records/owner.ts';
import { $signedIn } from '../shell/session.ts';
import { createKeeping, type KeptScreen, noWork } from './draft-keeping.ts';
import { beginDraft, type OpenedDraft, openDraft } from './open-draft.ts';
import { say } from './say.ts';

/** What following a draft needs from its screen. */
export type DraftScreen<Kind extends OrderKind> = KeptScreen<Kind> & {
  /** Shows a draft and keeps what was already typed on the screen. */
  layUnder: (draft: Drafts[Kind]) => void;
  clear: () => void;
  /** Called once the opened draft is on the screen. */
  shown: (opened: OpenedDraft<Kind>) => void;
  /** Called after the draft was taken off the screen because its account was signed out. */
  signedOut: () => void;
  /** Calls `change` after every change, until the returned function is called. */
  listen: (change: () => void) => () => void;
};

/** After a browser restart, other tabs get this long to reopen their drafts. Milliseconds. */
const gatherAfter = 5_000;

/**
 * Recovers the last keystrokes of the previous page: stores them, or types them again if their order was not known yet.
 */
async function recover<Kind extends OrderKind>(
  { layUnder }: DraftScreen<Kind>,
  leaving: LeavingDraft<Kind>,
): Promise<void> {
  if (leaving.id === '' && mayOpen(leaving.owner, currentOwner())) return layUnder(leaving.draft);
  // If another tab has opened it by now, both tabs get what was typed.
  const release = leaving.id === '' ? null : await claimDraft(leaving.id, gatherAfter);
  await keepDraft(release ? leaving : { ...leaving, id: newId(), preorder: false });
  release?.();
}

/** Reopens the draft of this tab, then stores every change to it until the screen is left. */
export function followDraft<Kind extends OrderKind>(screen: DraftScreen<Kind>) {
  const { of } = screen;
  const complain = () => say('notKept');
  const keeping = createKeeping(screen, complain);
  let isOver = false;
  let isFetched = false;
  let release: Release = () => {};
  let stop = () => {};

  function changed(): void {
    keeping.keepSoon();
    if (isFetched) return;
    isFetched = true;
    // Sending must also work offline, so its code is fetched now.
    fetchOutbox().catch(() => {});
  }

  async function bringBack(asked: string | null): Promise<void> {
    const opened = await takeLeavingDraft(of.kind, (held) => recover(screen, held))
      .then(() => openDraft(of, asked))
      .catch(() => {
        complain();
        return beginDraft(of);
      });
    if (isOver) return opened.release();
    ({ release } = opened);
    const { id, preorder, owner, corrects, draft, note } = opened;
    const isTyped = !of.isEmpty(screen.read().draft);
    screen.setWork({ id, preorder, owner, corrects });
    screen.layUnder(draft);
    screen.shown(opened);
    if (note) say(note);
    if (isTyped) changed();
    else void keeping.keep();
    stop = screen.listen(changed);
  }

  /** Clears the screen if its order belongs to another account. It stays on the device, locked to its owner. */
  async function giveWay(): Promise<void> {
    if (isOver || mayOpen(screen.read().owner, currentOwner())) return;
    stop();
    await keeping.settle();
    release();
    screen.setWork(noWork);
    screen.clear();
    await bringBack(null);
    if (!$signedIn.get()) screen.signedOut();
  }

  let known = bringBack(new URLSearchParams(location.search).get('preorder'));
  const forget = $signedIn.listen(() => {
    known = known.then(giveWay);
  });
  const gathering = setTimeout(() => {
    void fetchGathering()
      .then((gathering) => gathering?.gatherDrafts())
      .then((count) => count && !isOver && say('setAside'))
      .catch(() => {});
  }, gatherAfter);
  window.addEventListener('pagehide', keeping.hold);

  return {
    /** Resolves once the draft is open. Before that it has no id and cannot be saved or sent. */
    whenKnown: () => known,
    moveOut: keeping.moveOut,
    /** Starts the next order. The last one is already saved or sent. */
    startNext(): void {
      release();
      const id = newId();
      rememberDraft(of.kind, id);
      void claimDraft(id).then((claimed) => {
        if (isOver) claimed?.();
        else release = claimed ?? release;
      });
      screen.setWork({ ...noWork, id });
    },
    end(): void {
      if (screen.read().id === '') keeping.hold();
      void keeping.settle().finally(() => release());
      isOver = true;
      stop();
      forget();
      clearTimeout(gathering);
      window.removeEventListener('pagehide', keeping.hold);
    },
  };
}
