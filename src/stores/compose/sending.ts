import type { WritableAtom } from 'nanostores';
import type { Drafts, OrderKind } from '../../domain/order/order.ts';
import type { Caller } from '../../domain/order/preorder.ts';
import { $caller, $isCallerMissing, needsCaller, settledCaller } from '../caller/caller.ts';
import { savePreorder } from '../device/preorders.ts';
import { $isLoggedIn } from '../shell/session.ts';
import { attachments } from './draft-attachments.ts';
import type { Work } from './draft-keeping.ts';
import type { Judgement, OrderKindAdapter } from './order-kind.ts';
import { queueOrder } from './queue-order.ts';
import { say } from './say.ts';
import type { OrderScreen, Outcome } from './screen.ts';

/** The composer's own state, as sending uses it. */
type Composing<Kind extends OrderKind> = {
  $outcome: WritableAtom<Outcome>;
  /** Resolves once the draft is open. */
  whenKnown: () => Promise<void>;
  work: () => Work;
  begin: (draft: Drafts[Kind]) => void;
  /** Has this order stored as saved or sent, then starts the next one. */
  moveOut: (store: () => Promise<void>) => Promise<void>;
};

/** Result of an action; null if an earlier one is still running or the device failed to store (a toast says so). */
export type ActionResult = Outcome | 'nothing';

/** Sends the order to the lab, saves it as a pre-order, or clears the screen. */
export function createSending<Kind extends OrderKind>(
  of: OrderKindAdapter<Kind>,
  screen: OrderScreen<Kind>,
  { $outcome, whenKnown, work, begin, moveOut }: Composing<Kind>,
) {
  const leaving = screen.leaving ?? screen.read;
  let isBusy = false;
  let last: { id: string; draft: Drafts[Kind]; caller: Caller | null } | null = null;

  /** Ignores a second action while the first is still running. */
  async function once(act: () => Promise<ActionResult>): Promise<ActionResult> {
    if (isBusy) return null;
    isBusy = true;
    try {
      await whenKnown();
      await attachments.adding;
      const result = await act();
      if (result !== 'nothing') $outcome.set(result);
      return result;
    } catch {
      say('notKept');
      return null;
    } finally {
      isBusy = false;
    }
  }

  function nothingYet(): 'nothing' {
    say('nothing');
    return 'nothing';
  }

  function remember(): void {
    last = { id: work().id, draft: screen.read(), caller: $caller.get() };
  }

  async function judge(): Promise<Judgement<Kind>> {
    await of.fetchRules?.();
    const judged = of.judge(leaving());
    if (!of.goesStale || judged.kind === 'sound' || judged.kind === 'nothing') return judged;
    await of.prepare();
    return of.judge(leaving());
  }

  async function send(): Promise<ActionResult> {
    await screen.prepareTyped?.();
    if (screen.takeOpen?.() === false) return 'attention';
    if (screen.takeTyped?.() === false) return 'unread';
    const judged = await judge();
    if (judged.kind === 'nothing') return nothingYet();
    // A screen without field marks shows the missing catalogue itself.
    if (judged.kind === 'noCatalogue' && !screen.markAll) return null;
    if (judged.kind !== 'sound') {
      screen.markAll?.();
      return 'attention';
    }
    if (!$isLoggedIn.get()) return 'signIn';
    if (needsCaller(settledCaller())) {
      $isCallerMissing.set(true);
      return null;
    }
    const draft = leaving();
    const composed = { kind: of.kind, ...work(), caller: $caller.get(), draft };
    const { content, backOrdered } = judged;
    const price = of.price(draft);
    await moveOut(async () => {
      await queueOrder({ ...composed, content, backOrdered, price });
      remember();
    });
    return 'queued';
  }

  async function save(): Promise<ActionResult> {
    if (screen.takeOpen?.() === false) return 'attention';
    screen.takeTyped?.();
    const draft = leaving();
    if (of.isEmpty(draft)) return nothingYet();
    const { id, owner, corrects } = work();
    const total = of.price(draft)?.total ?? null;
    const caller = settledCaller();
    await moveOut(async () => {
      await savePreorder({ kind: of.kind, id, owner, caller, corrects, draft, total });
      remember();
    });
    say('saved');
    return 'saved';
  }

  /** Clears the screen, which can be undone until something is typed. A pre-order is saved instead. */
  async function clear(): Promise<ActionResult> {
    if (of.isEmpty(screen.read())) return 'nothing';
    if (work().preorder) return save();
    remember();
    attachments.stash(work().id);
    begin(of.empty());
    return 'cleared';
  }

  return {
    send: () => once(send),
    save: () => once(save),
    clear: () => once(clear),
    /** Undoes clearing. */
    takeBack(): void {
      if (last) screen.show(last.draft);
      attachments.restore(work().id);
      $caller.set(last?.caller ?? null);
      $outcome.set(null);
    },
    /** Id of the last order that left the screen. */
    lastId: (): string => last?.id ?? '',
  };
}
