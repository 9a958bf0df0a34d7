import type { Preorder } from '../../domain/order/preorder.ts';
import { sendWaiting } from './outbox/outbox-look.ts';
import { claimDraft } from './records/draft-claims.ts';
import { changeQueued, deleteRecord, putRecord } from './records/preorder-records.ts';

/**
 * Deletes a pre-order. If it was ever sent, the lab may have it or may still get an earlier request, so the lab is
 * asked first; the result appears in `$fates`.
 */
export async function deletePreorder({
  id,
  state,
}: Preorder): Promise<'deleted' | 'asked' | 'openElsewhere'> {
  if (state === 'queued') return deleteUnclaimed(id);
  const release = await claimDraft(id);
  if (!release) return 'openElsewhere';
  return deleteUnclaimed(id).finally(release);
}

/** Deletes a pre-order unless another tab has it open. */
export async function deleteUnclaimed(id: string): Promise<'deleted' | 'asked'> {
  const before = await deleteRecord(id);
  if (before && !before.isTried) return 'deleted';
  void sendWaiting();
  return 'asked';
}

/** Undoes the deletion of an order: a queued one is sent after all, a refused or changed one is restored. */
export async function keepQueued(id: string): Promise<void> {
  await changeQueued(id, (queued) => {
    const kept = queued.request === null ? 'draft' : 'queued';
    return { ...queued, state: queued.refusal === null ? kept : 'refused', isWithdrawn: false };
  });
  void sendWaiting();
}

/** Undoes a deletion. */
export async function restorePreorder(preorder: Preorder): Promise<void> {
  await putRecord(preorder);
  if (preorder.state === 'queued') void sendWaiting();
}
