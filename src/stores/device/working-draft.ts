import type { OrderKind } from '../../domain/order/order.ts';
import { asPreorder, mayOpen, type Preorder } from '../../domain/order/preorder.ts';
import { type KeptRecord, onDisk, type WorkingDraft, withDevice } from './database.ts';
import { opened, openedOf, withVersion } from './kept-records.ts';
import { newId } from './new-id.ts';
import { currentOwner } from './owner.ts';
import { isSameContent } from './same-content.ts';

/** Throws for one that cannot be read, so that nothing else is kept in its place. */
function openedDraft(kept: KeptRecord | undefined): WorkingDraft | null {
  const draft = opened<WorkingDraft>(kept);
  if (kept && !draft) throw new TypeError('Kept by another version of the panel');
  return draft;
}

/** Every draft on the device, whoever's it is, the newest first. */
export async function listDrafts(): Promise<WorkingDraft[]> {
  const drafts = await withDevice(async (database) =>
    openedOf<WorkingDraft>('drafts', await database.getAll('drafts')),
  );
  return drafts.sort((one, other) => other.keptAt - one.keptAt);
}

/** A draft of whoever is here; another account's stays closed. Throws where it is kept in a shape that cannot be read. */
export async function findDraft<Kind extends OrderKind>(
  kind: Kind,
  id: string,
): Promise<WorkingDraft<Kind> | null> {
  const found = await withDevice(async (database) => openedDraft(await database.get('drafts', id)));
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
    const kept = openedDraft(await drafts.get(working.id));
    const known = opened<Preorder>(await change.objectStore('preorders').get(working.id));
    const owner = kept?.owner ?? known?.owner ?? working.owner;
    const isKept = kept && kept.owner === owner && isSameContent(kept.draft, working.draft);
    if (known?.state !== 'queued' && !isKept) {
      await drafts.put(withVersion({ ...working, owner, keptAt: Date.now() }));
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
    const left = opened<WorkingDraft>(await change.objectStore('drafts').get(id));
    const saved = await preorders.get(id);
    const aside = left && besides(left, saved && opened<Preorder>(saved));
    if (aside) await preorders.put(withVersion(aside));
    if (left) await change.objectStore('drafts').delete(id);
    await change.done;
    return aside !== null;
  });
}

/**
 * What a draft is among the pre-orders; null where it says nothing new there. The id of a queued one is used up, and
 * that of one that cannot be opened (null) stays with it.
 */
function besides(left: WorkingDraft, known: Preorder | null | undefined): Preorder | null {
  if (known && isSameContent(known.draft, left.draft)) return null;
  const aside = asPreorder({ ...left, total: null }, Date.now());
  const isTaken = known === null || known?.state === 'queued';
  return isTaken ? { ...aside, id: newId() } : aside;
}
