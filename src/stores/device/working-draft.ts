import type { OrderKind } from '../../domain/order/order.ts';
import { asPreorder, mayOpen, type Preorder } from '../../domain/order/preorder.ts';
import { onDisk, type WorkingDraft, withDevice } from './database.ts';
import { newId } from './new-id.ts';
import { currentOwner } from './owner.ts';
import { isSameContent } from './same-content.ts';

/** Every draft on the device, whoever's it is, the newest first. */
export async function listDrafts(): Promise<WorkingDraft[]> {
  const drafts = await withDevice((database) => database.getAll('drafts'));
  return drafts.sort((one, other) => other.keptAt - one.keptAt);
}

/** A draft of whoever is here; another account's stays closed. */
export async function findDraft<Kind extends OrderKind>(
  kind: Kind,
  id: string,
): Promise<WorkingDraft<Kind> | null> {
  const found = await withDevice((database) => database.get('drafts', id));
  const isOpen = found?.kind === kind && mayOpen(found.owner, currentOwner());
  return isOpen ? (found as WorkingDraft as WorkingDraft<Kind>) : null;
}

/**
 * Keeps what is being typed. Whose it is stays as it was first kept, whoever is signed in by now; and nothing is kept
 * under the id of an order that is already on its way.
 */
export async function keepDraft<Kind extends OrderKind>(
  working: Omit<WorkingDraft<Kind>, 'keptAt'>,
): Promise<void> {
  await withDevice(async (database) => {
    const change = database.transaction(['drafts', 'preorders'], 'readwrite');
    const drafts = change.objectStore('drafts');
    const [kept, known] = await Promise.all([
      drafts.get(working.id),
      change.objectStore('preorders').get(working.id),
    ]);
    const owner = kept?.owner ?? known?.owner ?? working.owner;
    const isKept = kept && kept.owner === owner && isSameContent(kept.draft, working.draft);
    if (known?.state !== 'queued' && !isKept) {
      await drafts.put({ ...working, owner, keptAt: Date.now() } as WorkingDraft);
    }
    await change.done;
  });
}

export async function dropDraft(id: string): Promise<void> {
  await withDevice((database) => database.delete('drafts', id));
}

/** Puts a draft among the pre-orders, as its owner's; true when it said something new there. */
export async function setDraftAside(id: string): Promise<boolean> {
  return withDevice(async (database) => {
    const change = database.transaction(['drafts', 'preorders'], 'readwrite', onDisk);
    const preorders = change.objectStore('preorders');
    const left = await change.objectStore('drafts').get(id);
    const aside = left ? besides(left, await preorders.get(id)) : null;
    if (aside) await preorders.put(aside);
    if (left) await change.objectStore('drafts').delete(id);
    await change.done;
    return aside !== null;
  });
}

/** What a draft is among the pre-orders; null where it says nothing new there. The id of a queued one is used up. */
function besides(left: WorkingDraft, known: Preorder | undefined): Preorder | null {
  if (known && isSameContent(known.draft, left.draft)) return null;
  const aside = asPreorder({ ...left, total: null }, Date.now());
  return known?.state === 'queued' ? { ...aside, id: newId() } : aside;
}
