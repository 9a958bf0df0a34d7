import { atom } from 'nanostores';
import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { $caller, forgetCaller } from '../caller/caller.ts';
import { setCorrecting } from '../correcting/correcting.ts';
import { $orderId } from './draft-attachments.ts';
import { noWork } from './draft-keeping.ts';
import { type DraftScreen, followDraft } from './follow-draft.ts';
import type { OrderKindAdapter } from './order-kind.ts';
import type { OrderScreen, Outcome } from './screen.ts';
import { createSending } from './sending.ts';

/** Drops the pre-order from the address, so that a reload does not open it again. */
function forgetAsked(): void {
  if (location.search) history.replaceState(history.state, '', location.pathname);
}

/** Composes orders of one kind on one screen: stores what is typed, reopens it, sends it or saves it. */
export function createComposer<Kind extends OrderKind>(
  of: OrderKindAdapter<Kind>,
  screen: OrderScreen<Kind>,
) {
  const $outcome = atom<Outcome>(null);
  /** Issues the lab gave when it refused the order. */
  const $refusal = atom<readonly Issue[]>([]);
  let work = noWork;
  let following: ReturnType<typeof followDraft<Kind>> | null = null;

  function begin(draft: Drafts[Kind]): void {
    screen.begin?.();
    $refusal.set([]);
    forgetCaller();
    screen.show(draft);
  }

  /** Removes an outcome that no longer holds once the order changes. */
  function settle(): void {
    if (!screen.lasting?.includes($outcome.get())) $outcome.set(null);
  }

  const draftScreen: DraftScreen<Kind> = {
    of,
    read: () => ({ ...work, caller: $caller.get(), draft: screen.read() }),
    setWork(next) {
      work = next;
      setCorrecting(next);
      $orderId.set(next.id);
    },
    layUnder(kept) {
      // A new draft adds nothing, and showing it would end an edit begun in the meantime.
      if (!of.isEmpty(kept)) screen.show(of.merge(kept, screen.read()));
    },
    clear() {
      begin(of.empty());
      forgetAsked();
    },
    shown({ issues, caller }) {
      $refusal.set(issues);
      // Keep an account chosen while the draft was opening.
      if (caller && !$caller.get()) $caller.set(caller);
    },
    signedOut: () => $outcome.set('signedOut'),
    listen(change) {
      const changed = () => {
        settle();
        change();
      };
      const forget = $caller.listen(changed);
      const stop = screen.listen(changed);
      return () => {
        stop();
        forget();
      };
    },
  };

  const whenKnown = async () => following?.whenKnown();
  const sending = createSending(of, screen, {
    $outcome,
    whenKnown,
    work: () => work,
    begin,
    async moveOut(store) {
      const move = async () => {
        await store();
        following?.startNext();
        begin(of.next(screen.read()));
        forgetAsked();
      };
      await (following?.moveOut(move) ?? move());
    },
  });

  return {
    $outcome,
    $refusal,
    ...sending,
    /** Resolves once the draft is open. */
    whenKnown,
    /** Reopens this tab's draft, merges what was already typed, and stores every change. */
    follow(typed: Drafts[Kind]): () => void {
      $outcome.set(null);
      work = noWork;
      $orderId.set('');
      begin(typed);
      following = followDraft(draftScreen);
      const { end } = following;
      // Prices and counts are the caller's.
      const forget = $caller.listen(() => void of.refresh());
      return () => {
        forget();
        end();
        forgetCaller();
        setCorrecting(noWork);
      };
    },
  };
}

export type Composer<Kind extends OrderKind> = ReturnType<typeof createComposer<Kind>>;
