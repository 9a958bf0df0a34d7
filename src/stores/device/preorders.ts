import { computed } from 'nanostores';
import type { CorrectionRequest, PlaceOrderRequest } from '../../api/orders/contract.ts';
import {
  asPreorder,
  type Composed,
  type DeviceOwner,
  mayOpen,
  type Preorder,
} from '../../domain/order/preorder.ts';
import { $signedIn } from '../shell/session.ts';
import { sendWaiting } from './outbox/outbox-look.ts';
import { currentOwner } from './records/owner.ts';
import { $records, findRecord, loadRecords, putRecord } from './records/preorder-records.ts';
import { $lastCorrected, $lastQueued } from './records/sending.ts';

/** The pre-orders this session may open, newest first; null until read from the device. */
export const $preorders = computed(
  [$records, $signedIn],
  (records) => records?.filter(({ owner }) => mayOpen(owner, currentOwner())) ?? null,
);

/** Number of pre-orders on this device that belong to other accounts. */
export const $lockedCount = computed(
  [$records, $preorders],
  (records, preorders) => (records?.length ?? 0) - (preorders?.length ?? 0),
);

export async function loadPreorders(): Promise<void> {
  await loadRecords();
}

/** A pre-order this session may open; null for another account's. */
export async function readPreorder(id: string): Promise<Preorder | null> {
  const preorder = await findRecord(id);
  return preorder && mayOpen(preorder.owner, currentOwner()) ? preorder : null;
}

/** Saving or sending makes the session the owner of what it may open; another account's order stays theirs. */
function ownerFromNow(owner: DeviceOwner | null): DeviceOwner | null {
  const session = currentOwner();
  return session && mayOpen(owner, session) ? session : owner;
}

const composed = (work: Composed) =>
  asPreorder({ ...work, owner: ownerFromNow(work.owner) }, Date.now());

/** Asks the browser not to evict the data when the device runs out of space. */
async function askToPersist(): Promise<void> {
  if ((await navigator.storage?.persisted()) === false) await navigator.storage.persist();
}

/** Resolves once it is on disk. */
async function put(preorder: Preorder): Promise<void> {
  await putRecord(preorder);
  // Some browsers prompt for this; neither the prompt nor a refusal delays the order.
  askToPersist().catch(() => {});
}

/** Saves a composed order as a pre-order on this device. */
export async function savePreorder(work: Composed): Promise<void> {
  await put(composed(work));
}

/** Queues an order. Resolves once it is on disk; it is sent in the background. */
export async function queuePreorder(
  work: Composed,
  request: PlaceOrderRequest | CorrectionRequest,
): Promise<void> {
  await put({ ...composed(work), state: 'queued', request });
  $lastCorrected.set(work.corrects?.order ?? null);
  $lastQueued.set(work.id);
  void sendWaiting();
}
