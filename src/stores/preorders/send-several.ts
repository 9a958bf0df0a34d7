import { asksToConfirm, type BasketResult } from '../../domain/order/basket-result.ts';
import { missingIn } from '../../domain/order/missing-in.ts';
import { type ParcelPlace, placesInParcels } from '../../domain/order/parcel.ts';
import type { Preorder } from '../../domain/order/preorder.ts';
import { shownTotal } from '../../domain/order/preorder-wait.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { $isLabFull } from '../device/outbox/lab-room.ts';
import { sendWaiting } from '../device/outbox/outbox-look.ts';
import { newId } from '../device/records/new-id.ts';
import { $fates, watchedHere } from '../device/records/sending.ts';
import { $apiReachable, $isLoggedIn, $signedIn, onOtherPerson } from '../shell/session.ts';
import { $checks, refreshChecks } from './checks.ts';
import { $allResults, $places, $progress, clearResults, note } from './results.ts';
import { $selectedPreorders, clearSelection } from './selection.ts';

/** A pre-order with the total the shop saw when Send was pressed; null is "price on request". */
type Asked = {
  preorder: Preorder;
  agreed: Rials | null;
  isConfirmed: boolean;
  /** Its place in the group of all for which Send was pressed. */
  parcel: ParcelPlace | undefined;
};

/** What the shop has to confirm before it is sent, if anything. */
function questionOn({ preorder, agreed, isConfirmed }: Asked): BasketResult | null {
  const check = $checks.get()[preorder.id];
  if (check?.kind !== 'ready' || check.total === undefined) return null;
  const { total } = check;
  if (total !== agreed) return { kind: 'newPrice', before: agreed, total };
  return total === null && !isConfirmed ? { kind: 'unpriced' } : null;
}

/** Puts one into the outbox; true if it is on its way. */
async function queueOne(asked: Asked): Promise<boolean> {
  const { preorder } = asked;
  const question = questionOn(asked);
  if (question) {
    note(preorder, question);
    return false;
  }
  const unsent = await attempt(asked).catch((): BasketResult => ({ kind: 'failed' }));
  if (unsent) note(preorder, unsent);
  return unsent === null;
}

/** Tries to put it into the outbox; null if it is there now. */
async function attempt({ preorder, agreed, parcel }: Asked): Promise<BasketResult | null> {
  const { sendPreorder } = await import('../orders/send-preorder.ts');
  const sent = await sendPreorder(preorder, { agreed, isFresh: true, parcel });
  if (sent.kind === 'queued') return null;
  if (sent.kind === 'newPrice') return { ...sent, before: agreed };
  return sent.kind === 'incomplete' ? { kind: missingIn(sent.issues) } : sent;
}

function fateOf(id: string): BasketResult | null {
  const fate = $fates.get()[id];
  return fate === 'sent' || fate === 'refused' ? { kind: fate } : null;
}

/** Why an order is still on the device after its turn. */
function whyQueued(): 'network' | 'labFull' | 'signIn' | 'answer' {
  if (!$isLoggedIn.get()) return 'signIn';
  if ($isLabFull.get()) return 'labFull';
  return $apiReachable.get() ? 'answer' : 'network';
}

/** Orders on their way; each result is noted as soon as the lab has answered. */
function followFates() {
  const left = new Map<string, Preorder>();
  const look = () => {
    for (const [id, preorder] of left) {
      const result = fateOf(id);
      if (!result) continue;
      left.delete(id);
      note(preorder, result);
    }
  };
  const stop = $fates.listen(look);
  return {
    add(preorder: Preorder): void {
      left.set(preorder.id, preorder);
      look();
    },
    /** Whatever has no response by now is sent later, automatically. */
    end(): void {
      stop();
      for (const preorder of left.values()) note(preorder, { kind: 'queued', why: whyQueued() });
    },
  };
}

async function run(asked: readonly Asked[]): Promise<void> {
  const actor = $signedIn.get()?.user.id;
  const fates = followFates();
  for (const each of asked) {
    if ($signedIn.get()?.user.id !== actor) break;
    const { id } = each.preorder;
    // What became of an earlier attempt says nothing about this one.
    $fates.setKey(id, undefined);
    watchedHere.add(id);
    if (await queueOne(each)) fates.add(each.preorder);
  }
  await sendWaiting();
  fates.end();
  for (const { preorder } of asked) watchedHere.delete(preorder.id);
}

async function begin(asked: readonly Asked[], prepare: () => Promise<void>): Promise<void> {
  if ($progress.get() || asked.length === 0) return;
  $progress.set({ done: 0, total: asked.length });
  for (const { preorder } of asked) note(preorder, { kind: 'sending' });
  try {
    await prepare();
    await run(asked);
  } finally {
    $progress.set(null);
  }
}

/** How long fresh prices and counts are waited for, ms; after that those at hand serve, and the lab judges. */
const patience = 5_000;

/** Sends the selected pre-orders one after the other. */
export function sendSelected(): Promise<void> {
  if ($progress.get()) return Promise.resolve();
  clearResults();
  const preorders = $selectedPreorders.get().filter(({ state }) => state !== 'queued');
  const places = placesInParcels(preorders, newId);
  $places.set(places);
  const asked = preorders.map((preorder): Asked => {
    const agreed = preorder.total ?? shownTotal(preorder, $checks.get()[preorder.id]);
    return { preorder, agreed, isConfirmed: false, parcel: places.get(preorder.id) };
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  return begin(asked, () => Promise.race([refreshChecks(preorders), late]));
}

/** Sends those that were held back for their price, now that the shop has seen it. */
export function sendConfirmed(): Promise<void> {
  const asked = $allResults.get().flatMap(({ preorder, result }): Asked[] => {
    if (!asksToConfirm(result)) return [];
    const agreed = result.kind === 'newPrice' ? result.total : null;
    return [{ preorder, agreed, isConfirmed: true, parcel: $places.get().get(preorder.id) }];
  });
  return begin(asked, () => Promise.resolve());
}

// Names of patients leave the screen with their account.
onOtherPerson(() => {
  clearResults();
  clearSelection();
});
