import type { OrderKind } from '../../../domain/order/order.ts';
import { mayOpen } from '../../../domain/order/preorder.ts';
import { tabKeys } from '../../../panel/storage-keys.ts';
import type { WorkingDraft } from '../records/database.ts';
import { claimDraft, lastDraft } from '../records/draft-claims.ts';
import { currentOwner } from '../records/owner.ts';
import { announceRecords } from '../records/preorder-records.ts';
import { listDrafts, setDraftAside } from './working-draft.ts';

const kinds = Object.keys(tabKeys.draft) as OrderKind[];

/** Moves drafts to the pre-orders, notifies every tab, and returns how many had something new. */
async function setAsideAll(
  drafts: readonly WorkingDraft[],
  setAside: (draft: WorkingDraft) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const draft of drafts) if (await setAside(draft)) count += 1;
  if (count > 0) await announceRecords();
  return count;
}

/**
 * Moves the drafts of closed tabs to the pre-orders and returns how many. Drafts open in a tab stay, and so does the
 * draft this tab continues with.
 */
export async function gatherDrafts(): Promise<number> {
  const own = kinds.map(lastDraft);
  const left = (await listDrafts()).filter(
    ({ id, owner }) => !own.includes(id) && mayOpen(owner, currentOwner()),
  );
  return setAsideAll(left, async ({ id }) => {
    const release = await claimDraft(id, 0);
    return release !== null && setDraftAside(id).finally(release);
  });
}

/** Moves the account's drafts to its pre-orders before it signs out. */
export async function lockDrafts(): Promise<void> {
  const accountId = currentOwner()?.accountId;
  const own = (await listDrafts()).filter(({ owner }) => owner && owner.accountId === accountId);
  await setAsideAll(own, ({ id }) => setDraftAside(id));
}
