import { asksToConfirm, type BasketResult } from '../../domain/order/basket-result.ts';
import { missingIn } from '../../domain/order/missing-in.ts';
import { type ParcelPlace, placesInParcels } from '../../domain/order/parcel.ts';
import type { Preorder } from '../../domain/order/preorder.ts';
import { shownTotal } from '../../domain/order/preorder-wait.ts';
import type { Rials } from '../../domain/vocabulary/money.ts';
import { $isLabFull } from '../device/outbox/lab-room.ts';
import { sendWaiting } from '../device/outbox/outbox-look.ts';
import { newId } from '../device/records/new-id.ts';
import { $fates, currentId, watchedHere } from '../device/records/sending.ts';
import { $apiReachable, $isLoggedIn, $signedIn, onOtherPerson } from '../shell/session.ts';
import { $checks, refreshChecks } from './checks.ts';
import { $allResults, $places, $progress, clearResults, note } from './results.ts';
import { $selectedPreorders, clearSelection } from './selection.ts';

/** A pre-order with the total the shop saw when Send was pressed; null is "price on request". */
type Asked = {
  preorder: Preorder;
  agreed: Rials | null;
  isConfirmed: boolean;
  /** Its place in the group of pre-orders sent together. */
  parcel: ParcelPlace | undefined;
};

/** The result that asks the shop to confirm the price before sending; null if there is nothing to confirm. */
function questionOn({ preorder, agreed, isConfirmed }: Asked): BasketResult | null {
  const check = $checks.get()[preorder.id];
  if (check?.kind !== 'ready' || check.total === undefined) return null;
  const { total } = check;
  if (total !== agreed) return { kind: 'newPrice', before: agreed, total };
  return total === null && !isConfirmed ? { kind: 'unpriced' } : null;
}

/** Puts a pre-order into the outbox. Returns whether it is on its way. */
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

/** Tries to put a pre-order into the outbox. Returns null on success. */
async function attempt({ preorder, agreed, parcel }: Asked): Promise<BasketResult | null> {
  const { sendPreorder } = await import('../orders/send-preorder.ts');
  const sent = await sendPreorder(preorder, { agreed, isFresh: true, parcel });
  if (sent.kind === 'queued') return null;
  if (sent.kind === 'newPrice') return { ...sent, before: agreed };
  return sent.kind === 'incomplete' ? { kind: missingIn(sent.issues) } : sent;
}

function fateOf(id: string): BasketResult | null {
  const fate = $fates.get()[currentId(id)];
  return fate === 'sent' || fate === 'refused' ? { kind: fate } : null;
}

/** Why an order is still on the device after its attempt to send. */
function whyQueued(): 'network' | 'labFull' | 'signIn' | 'answer' {
  if (!$isLoggedIn.get()) return 'signIn';
  if ($isLabFull.get()) return 'labFull';
  return $apiReachable.get() ? 'answer' : 'network';
}

/** Follows orders on their way, and notes each result as soon as the lab has answered. */
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
    /** Stops. Orders without a response by now are sent later, automatically. */
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
    // Clears the result of an earlier attempt.
    $fates.setKey(id, undefined);
    watchedHere.add(id);
    if (await queueOne(each)) fates.add(each.preorder);
  }
  await sendWaiting();
  fates.end();
  for (const { preorder } of asked) watchedHere.delete(currentId(preorder.id));
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

/** How long to wait for fresh prices and counts, ms. After that, uses cached ones and leaves the check to the lab. */
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

/** Sends the pre-orders held back for their price, now that the shop has confirmed it. */
export function sendConfirmed(): Promise<void> {
  const asked = $allResults.get().flatMap(({ preorder, result }): Asked[] => {
    if (!asksToConfirm(result)) return [];
    const agreed = result.kind === 'newPrice' ? result.total : null;
    return [{ preorder, agreed, isConfirmed: true, parcel: $places.get().get(preorder.id) }];
  });
  return begin(asked, () => Promise.resolve());
}

// Removes patients' names from the screen when the user changes.
onOtherPerson(() => {
  clearResults();
  clearSelection();
});
