import type { OrderKind } from '../../../domain/order/order.ts';
import { asPreorder, isSameWork, mayOpen, type Preorder } from '../../../domain/order/preorder.ts';
import {
  ForeignRecord,
  type KeptRecord,
  onDisk,
  type WorkingDraft,
  withDevice,
} from '../records/database.ts';
import { opened, openedOf, withVersion } from '../records/kept-records.ts';
import { newId } from '../records/new-id.ts';
import { currentOwner } from '../records/owner.ts';

/** Throws if the draft cannot be opened, so that nothing overwrites it. */
function openedDraft(kept: KeptRecord | undefined): WorkingDraft | null {
  const draft = opened<WorkingDraft>(kept);
  if (kept && !draft) throw new ForeignRecord();
  return draft;
}

/** Every draft on the device, of all accounts, newest first. */
export async function listDrafts(): Promise<WorkingDraft[]> {
  const drafts = await withDevice(async (database) =>
    openedOf<WorkingDraft>('drafts', await database.getAll('drafts')),
  );
  return drafts.sort((one, other) => other.keptAt - one.keptAt);
}

/** A draft this session may open; null for another account's. Throws if this version of the panel cannot open it. */
export async function findDraft<Kind extends OrderKind>(
  kind: Kind,
  id: string,
): Promise<WorkingDraft<Kind> | null> {
  const found = await withDevice(async (database) => openedDraft(await database.get('drafts', id)));
  const isOpen = found?.kind === kind && mayOpen(found.owner, currentOwner());
  return isOpen ? (found as WorkingDraft as WorkingDraft<Kind>) : null;
}

/**
 * Saves what is being typed. The owner stays the one first saved, even if someone else is signed in
 * now. Does not save under the id of a queued order.
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
    const isKept = kept && kept.owner === owner && isSameWork(kept, working);
    if (known?.state !== 'queued' && !isKept) {
      await drafts.put(withVersion({ ...working, owner, keptAt: Date.now() }));
    }
    await change.done;
  });
}

export async function dropDraft(id: string): Promise<void> {
  await withDevice((database) => database.delete('drafts', id));
}

/** Moves a draft to the pre-orders of its owner; true if it had something new. */
export async function setDraftAside(id: string): Promise<boolean> {
  return withDevice(async (database) => {
    const change = database.transaction(['drafts', 'preorders'], 'readwrite', onDisk);
    const preorders = change.objectStore('preorders');
    const left = opened<WorkingDraft>(await change.objectStore('drafts').get(id));
    const saved = await preorders.get(id);
    const aside = left && preorderFrom(left, saved && opened<Preorder>(saved));
    if (aside) await preorders.put(withVersion(aside));
    if (left) await change.objectStore('drafts').delete(id);
    await change.done;
    return aside !== null;
  });
}

/**
 * The draft as a pre-order; null if the saved pre-order already has the same content. It gets a new id if the old one
 * belongs to a queued order or to a record that cannot be opened (`known` is null).
 */
function preorderFrom(left: WorkingDraft, known: Preorder | null | undefined): Preorder | null {
  if (known && isSameWork(known, left)) return null;
  const aside = asPreorder({ ...left, total: null }, Date.now());
  const isTaken = known === null || known?.state === 'queued';
  return isTaken ? { ...aside, id: newId() } : { ...aside, isTried: known?.isTried ?? false };
}
