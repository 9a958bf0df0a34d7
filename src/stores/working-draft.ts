import type { OrderKind } from '../domain/order.ts';
import { mayOpen, type Preorder } from '../domain/preorder.ts';
import { type WorkingDraft, withDevice } from './device-database.ts';
import { currentOwner } from './device-owner.ts';
import { newId } from './new-id.ts';
import { isSameContent } from './same-content.ts';

type OwnedDraft<Kind extends OrderKind = OrderKind> = WorkingDraft<Kind> & {
  owner: Preorder['owner'];
};

/** What lies under a kind's key is of that kind. */
export function asPreorder(kind: OrderKind, { id, draft, owner }: OwnedDraft): Preorder {
  return {
    id,
    ...({ kind, draft } as Pick<Preorder, 'kind' | 'draft'>),
    owner,
    total: null,
    state: 'draft',
    issues: [],
    refusal: null,
    request: null,
    savedAt: Date.now(),
  } as Preorder;
}

/** What was being typed for a kind of order when its page was last left, on this device, by whoever is here now. */
export async function readWorkingDraft<Kind extends OrderKind>(
  kind: Kind,
): Promise<WorkingDraft<Kind> | null> {
  return withDevice(async (database) => {
    const working = (await database.get('working', kind)) as OwnedDraft<Kind> | undefined;
    return working && mayOpen(working.owner, currentOwner()) ? working : null;
  });
}

/**
 * Keeps what is being typed. What somebody else, or another tab, left unfinished on this device is not overwritten but
 * set aside among the pre-orders.
 */
export async function keepWorkingDraft<Kind extends OrderKind>(
  kind: Kind,
  working: WorkingDraft<Kind>,
): Promise<void> {
  const owner = currentOwner();
  await withDevice(async (database) => {
    const change = database.transaction(['working', 'preorders'], 'readwrite');
    const preorders = change.objectStore('preorders');
    const left = await change.objectStore('working').get(kind);
    if (left && (left.id !== working.id || !mayOpen(left.owner, owner))) {
      const aside = setAside(kind, left, await preorders.get(left.id));
      if (aside) await preorders.put(aside);
    }
    await change.objectStore('working').put({ ...working, owner }, kind);
    await change.done;
  });
}

/** What a draft is among the pre-orders; null where it says nothing new there, or was taken from there meanwhile. */
function setAside(kind: OrderKind, left: OwnedDraft, known: Preorder | undefined): Preorder | null {
  if (known ? isSameContent(known.draft, left.draft) : left.preorder) return null;
  const aside = asPreorder(kind, left);
  return known?.state === 'queued' ? { ...aside, id: newId() } : aside;
}

/** Forgets what was being typed, but for what another tab is typing now. */
export async function dropWorkingDraft(kind: OrderKind, id: string): Promise<void> {
  await withDevice(async (database) => {
    const change = database.transaction('working', 'readwrite');
    if ((await change.store.get(kind))?.id === id) await change.store.delete(kind);
    await change.done;
  });
}
