import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import { mayOpen } from '../../domain/order/preorder.ts';
import { claimDraft, type Release, rememberDraft } from '../device/draft-claims.ts';
import { gatherDrafts } from '../device/gather-drafts.ts';
import { type LeavingDraft, takeLeavingDraft } from '../device/leaving-draft.ts';
import { newId } from '../device/new-id.ts';
import { fetchOutbox } from '../device/outbox-look.ts';
import { currentOwner } from '../device/owner.ts';
import { keepDraft } from '../device/working-draft.ts';
import { $signedIn } from '../shell/session.ts';
import { createKeeping, type KeptScreen, noWork } from './draft-keeping.ts';
import { beginDraft, type DraftNote, type OpenedDraft, openDraft } from './open-draft.ts';

/** What a screen says of its draft in passing. */
type Said = DraftNote | 'notKept' | 'signedOut';

export const toneOf = (said: Said) => (said === 'notKept' ? 'danger' : 'info');

/** A screen on which an order is composed, as its draft is opened and kept. */
export type DraftScreen<Kind extends OrderKind> = KeptScreen<Kind> & {
  /** Lays a draft onto the screen; what was typed there before stays. */
  layUnder: (draft: Drafts[Kind]) => void;
  clear: () => void;
  /** What was opened is on the screen now. */
  shown: (opened: OpenedDraft<Kind>) => void;
  say: (said: Said) => void;
  /** Tells of every change until what it gives back is called. */
  listen: (change: () => void) => () => void;
};

/** So long, ms, other tabs of a browser that starts again have to take up what they were typing. */
const gatherAfter = 5_000;

/** What the page before could only just hold: kept again, or, where its order was not known yet, typed again. */
async function recover<Kind extends OrderKind>(
  { layUnder }: DraftScreen<Kind>,
  leaving: LeavingDraft<Kind>,
): Promise<void> {
  if (leaving.id === '' && mayOpen(leaving.owner, currentOwner())) return layUnder(leaving.draft);
  // Should another tab have it by now, both have what was typed.
  const release = leaving.id === '' ? null : await claimDraft(leaving.id, gatherAfter);
  await keepDraft(release ? leaving : { ...leaving, id: newId(), preorder: false });
  release?.();
}

/** Brings back what was being composed in this tab, then keeps every change of it until the screen is left. */
export function followDraft<Kind extends OrderKind>(screen: DraftScreen<Kind>) {
  const { of } = screen;
  const complain = () => screen.say('notKept');
  const keeping = createKeeping(screen, complain);
  let isOver = false;
  let isFetched = false;
  let release: Release = () => {};
  let stop = () => {};

  function changed(): void {
    keeping.keepSoon();
    if (isFetched) return;
    isFetched = true;
    // So that sending it without a line needs nothing more.
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
    const { id, preorder, owner, draft, note } = opened;
    const isTyped = !of.isEmpty(screen.read().draft);
    screen.setWork({ id, preorder, owner });
    screen.layUnder(draft);
    screen.shown(opened);
    if (note) screen.say(note);
    if (isTyped) changed();
    else void keeping.keep();
    stop = screen.listen(changed);
  }

  /** Who is here now may not see what is on the screen: it stays kept, locked to its owner, and makes room. */
  async function giveWay(): Promise<void> {
    if (isOver || mayOpen(screen.read().owner, currentOwner())) return;
    stop();
    await keeping.settle();
    release();
    screen.setWork(noWork);
    screen.clear();
    await bringBack(null);
    if (!$signedIn.get()) screen.say('signedOut');
  }

  let known = bringBack(new URLSearchParams(location.search).get('preorder'));
  const forget = $signedIn.listen(() => {
    known = known.then(giveWay);
  });
  const gathering = setTimeout(() => {
    const gathered = gatherDrafts().catch(() => 0);
    void gathered.then((count) => count > 0 && !isOver && screen.say('setAside'));
  }, gatherAfter);
  window.addEventListener('pagehide', keeping.hold);

  return {
    /** Until then what is composed has no id, and can neither be saved nor sent. */
    whenKnown: () => known,
    /** The next order begins; what was composed is saved or sent by now. */
    beginAnew(): void {
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
