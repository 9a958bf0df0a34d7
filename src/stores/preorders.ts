import { computed } from 'nanostores';
import type { PlaceOrderRequest } from '../api/contract.ts';
import type { OrderKind } from '../domain/order.ts';
import { type Drafts, mayOpen, type Preorder } from '../domain/preorder.ts';
import { currentOwner } from './device-owner.ts';
import { flushOutbox } from './outbox.ts';
import { $records, findRecord, loadRecords, putRecord, removeRecord } from './preorder-records.ts';
import { $signedIn } from './session.ts';

/** The pre-orders of whoever is here, the newest first; null until they were read from the device. */
export const $preorders = computed(
  [$records, $signedIn],
  (records) => records?.filter(({ owner }) => mayOpen(owner, currentOwner())) ?? null,
);

/** How many pre-orders on this device wait for other accounts. */
export const $lockedCount = computed(
  [$records, $preorders],
  (records, preorders) => (records?.length ?? 0) - (preorders?.length ?? 0),
);

export async function loadPreorders(): Promise<void> {
  await loadRecords();
}

/** A pre-order of whoever is here; another account's stays closed. */
export async function readPreorder(id: string): Promise<Preorder | null> {
  const preorder = await findRecord(id);
  return preorder && mayOpen(preorder.owner, currentOwner()) ? preorder : null;
}

/** An order as it stands on its screen. */
export type Composed = {
  [Kind in OrderKind]: { kind: Kind; id: string; draft: Drafts[Kind]; total: number | null };
}[OrderKind];

function composed(work: Composed): Preorder {
  return {
    ...work,
    state: 'draft',
    issues: [],
    refusal: null,
    owner: currentOwner(),
    request: null,
    savedAt: Date.now(),
  };
}

/** Keeps what was composed among the pre-orders of this device. */
export async function savePreorder(work: Composed): Promise<void> {
  await putRecord(composed(work));
}

/** Puts an order into the outbox. Resolves once it is safely on the device; sending goes on behind. */
export async function queuePreorder(work: Composed, request: PlaceOrderRequest): Promise<void> {
  await putRecord({ ...composed(work), state: 'queued', request });
  void flushOutbox();
}

export async function deletePreorder(id: string): Promise<void> {
  await removeRecord(id);
}

/** Takes a deletion back. */
export async function restorePreorder(preorder: Preorder): Promise<void> {
  await putRecord(preorder);
}
