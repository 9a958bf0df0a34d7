import type { OrderKind } from '../../domain/order/order.ts';
import { mayOpen } from '../../domain/order/preorder.ts';
import { claimDraft, lastDraft } from './draft-claims.ts';
import { currentOwner } from './owner.ts';
import { announceRecords } from './preorder-records.ts';
import { listDrafts, setDraftAside } from './working-draft.ts';

const kinds: readonly OrderKind[] = ['rx', 'stock'];

/**
 * Puts among the pre-orders what tabs left that are closed by now, where whoever is here finds it; how many. What a tab
 * has open stays there, and so does what this one will go on with.
 */
export async function gatherDrafts(): Promise<number> {
  const own = kinds.map(lastDraft);
  let gathered = 0;
  for (const { id, owner } of await listDrafts()) {
    if (own.includes(id) || !mayOpen(owner, currentOwner())) continue;
    const release = await claimDraft(id, 0);
    if (!release) continue;
    if (await setDraftAside(id).finally(release)) gathered += 1;
  }
  if (gathered > 0) await announceRecords();
  return gathered;
}

/** Before the account leaves the device: what it was typing waits for it among its pre-orders. */
export async function lockDrafts(): Promise<void> {
  const accountId = currentOwner()?.accountId;
  for (const { id, owner } of await listDrafts()) {
    if (owner && owner.accountId === accountId) await setDraftAside(id);
  }
}
