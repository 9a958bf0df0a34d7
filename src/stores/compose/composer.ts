import { atom } from 'nanostores';
import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { Issue } from '../../domain/vocabulary/issue.ts';
import { toast } from '../shell/toasts.ts';
import { noWork } from './draft-keeping.ts';
import { type DraftScreen, followDraft, toneOf } from './follow-draft.ts';
import type { OrderKindAdapter } from './order-kind.ts';
import type { OrderScreen, Outcome } from './screen.ts';
import { createSending } from './sending.ts';

/** An address that asks for a pre-order asks for it once. */
function forgetAsked(): void {
  if (location.search) history.replaceState(history.state, '', location.pathname);
}

/** Composes orders of one kind on one screen: keeps what is typed, opens it again, and sends or saves it. */
export function createComposer<Kind extends OrderKind>(
  of: OrderKindAdapter<Kind>,
  screen: OrderScreen<Kind>,
) {
  const $outcome = atom<Outcome>(null);
  /** What the lab found when it refused the order. */
  const $refusal = atom<readonly Issue[]>([]);
  let work = noWork;
  let following: ReturnType<typeof followDraft<Kind>> | null = null;

  function begin(draft: Drafts[Kind]): void {
    screen.begin?.();
    $refusal.set([]);
    screen.show(draft);
  }

  /** What is no longer true of an order that was changed goes. */
  function settle(): void {
    if (!screen.lasting?.includes($outcome.get())) $outcome.set(null);
  }

  const draftScreen: DraftScreen<Kind> = {
    of,
    read: () => ({ ...work, draft: screen.read() }),
    setWork(next) {
      work = next;
    },
    layUnder: (kept) => screen.show(of.merge(kept, screen.read())),
    clear() {
      begin(of.empty());
      forgetAsked();
    },
    shown: ({ issues }) => $refusal.set(issues),
    say(said) {
      if (said === 'signedOut') $outcome.set(said);
      else toast({ kind: toneOf(said), text: of.texts[said] });
    },
    listen: (change) =>
      screen.listen(() => {
        settle();
        change();
      }),
  };

  const whenKnown = async () => following?.whenKnown();
  const sending = createSending(of, screen, {
    $outcome,
    whenKnown,
    work: () => work,
    begin,
    beginAnew() {
      following?.beginAnew();
      begin(of.next(screen.read()));
      forgetAsked();
    },
  });

  return {
    $outcome,
    $refusal,
    ...sending,
    /** Resolves once it is known which order is being composed. */
    whenKnown,
    /** Brings back what was being composed in this tab, under what was typed already, and keeps every change of it. */
    follow(typed: Drafts[Kind]): () => void {
      $outcome.set(null);
      work = noWork;
      begin(typed);
      following = followDraft(draftScreen);
      return following.end;
    },
  };
}

export type Composer<Kind extends OrderKind> = ReturnType<typeof createComposer<Kind>>;
