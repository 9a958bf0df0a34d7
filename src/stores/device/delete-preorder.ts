import type { Preorder } from '../../domain/order/preorder.ts';
import { sendWaiting } from './outbox/outbox-look.ts';
import { claimDraft } from './records/draft-claims.ts';
import { changeQueued, putRecord, removeRecord } from './records/preorder-records.ts';

/**
 * Deletes a pre-order. If sending it was ever tried, the lab may have it: the lab is asked first, and the result appears
 * in `$fates`.
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

/** Why a pre-order was not deleted immediately: it is open in another tab, or the lab has to be asked. */
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

/** Undoes the deletion of a queued order; it is sent after all. */
export async function keepQueued(id: string): Promise<void> {
  await changeQueued(id, (queued) => ({ ...queued, isWithdrawn: false }));
  void sendWaiting();
}

/** Undoes a deletion. */
export async function restorePreorder(preorder: Preorder): Promise<void> {
  await putRecord(preorder);
  if (preorder.state === 'queued') void sendWaiting();
}
