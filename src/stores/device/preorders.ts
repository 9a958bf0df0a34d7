import { computed } from 'nanostores';
import type { PlaceOrderRequest } from '../../api/contract.ts';
import {
  asPreorder,
  type Composed,
  type DeviceOwner,
  mayOpen,
  type Preorder,
} from '../../domain/order/preorder.ts';
import { $signedIn } from '../shell/session.ts';
import { claimDraft } from './draft-claims.ts';
import { sendWaiting } from './outbox-look.ts';
import { currentOwner } from './owner.ts';
import {
  $records,
  changeQueued,
  findRecord,
  loadRecords,
  putRecord,
  removeRecord,
} from './preorder-records.ts';
import { $lastQueued } from './sending.ts';

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

/** Whoever saves or sends what they may open has it from then on; what is another account's stays theirs. */
function ownerFromNow(owner: DeviceOwner | null): DeviceOwner | null {
  const session = currentOwner();
  return session && mayOpen(owner, session) ? session : owner;
}

const composed = (work: Composed) =>
  asPreorder({ ...work, owner: ownerFromNow(work.owner) }, Date.now());

/** Asks the browser not to clear away what waits here when the device runs out of space. */
async function askToPersist(): Promise<void> {
  if ((await navigator.storage?.persisted()) === false) await navigator.storage.persist();
}

/** Resolves once it is on the disk. */
async function put(preorder: Preorder): Promise<void> {
  await putRecord(preorder);
  // Some browsers ask the reader; neither that nor a refusal holds the order up.
  askToPersist().catch(() => {});
}

/** Keeps what was composed among the pre-orders of this device. */
export async function savePreorder(work: Composed): Promise<void> {
  await put(composed(work));
}

/** Puts an order into the outbox. Resolves once it is safely on the device; sending goes on behind. */
export async function queuePreorder(work: Composed, request: PlaceOrderRequest): Promise<void> {
  await put({ ...composed(work), state: 'queued', request });
  $lastQueued.set(work.id);
  void sendWaiting();
}

/**
 * Deletes a pre-order. One whose sending was begun may be with the lab already: that is asked first, and what comes of
 * it is told in `$fates`.
 */
export async function deletePreorder({ id, state }: Preorder): Promise<'deleted' | Busy> {
  if (state !== 'queued') return whileClaimed(id, () => removeRecord(id));
  const before = await changeQueued(id, (queued) =>
    queued.isTried ? { ...queued, isWithdrawn: true } : null,
  );
  if (before && !before.isTried) return 'deleted';
  void sendWaiting();
  return 'asked';
}

/** Why a pre-order was not deleted at once: another tab types in it, or the lab is asked about it. */
type Busy = 'openElsewhere' | 'asked';

async function whileClaimed(
  id: string,
  act: () => Promise<void>,
): Promise<'deleted' | 'openElsewhere'> {
  const release = await claimDraft(id);
  if (!release) return 'openElsewhere';
  await act().finally(release);
  return 'deleted';
}

/** Lets an order that was to be deleted go to the lab after all. */
export async function keepQueued(id: string): Promise<void> {
  await changeQueued(id, (queued) => ({ ...queued, isWithdrawn: false }));
  void sendWaiting();
}

/** Takes a deletion back. */
export async function restorePreorder(preorder: Preorder): Promise<void> {
  await putRecord(preorder);
  if (preorder.state === 'queued') void sendWaiting();
}
