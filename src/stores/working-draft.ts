import type { OrderKind } from '../domain/order.ts';
import { mayOpen, type Preorder } from '../domain/preorder.ts';
import { onDisk, type WorkingDraft, withDevice } from './device-database.ts';
import { currentOwner } from './device-owner.ts';

type OwnedDraft<Kind extends OrderKind = OrderKind> = WorkingDraft<Kind> & {
  owner: Preorder['owner'];
};

const kinds: readonly OrderKind[] = ['rx', 'stock'];

/** What lies under a kind's key is of that kind. */
function asPreorder(kind: OrderKind, { id, draft, owner }: OwnedDraft): Preorder {
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
 * Keeps what is being typed. What somebody else left unfinished on this device is not overwritten but set aside among
 * their own pre-orders.
 */
export async function keepWorkingDraft<Kind extends OrderKind>(
  kind: Kind,
  working: WorkingDraft<Kind>,
): Promise<void> {
  const owner = currentOwner();
  await withDevice(async (database) => {
    const change = database.transaction(['working', 'preorders'], 'readwrite');
    const left = await change.objectStore('working').get(kind);
    if (left && !mayOpen(left.owner, owner)) {
      await change.objectStore('preorders').put(asPreorder(kind, left));
    }
    await change.objectStore('working').put({ ...working, owner }, kind);
    await change.done;
  });
}

export async function dropWorkingDraft(kind: OrderKind): Promise<void> {
  await withDevice((database) => database.delete('working', kind));
}

/** Before the account leaves the device: what it was typing waits for it among its pre-orders. */
export async function lockWorkingDrafts(): Promise<void> {
  await withDevice(async (database) => {
    const change = database.transaction(['working', 'preorders'], 'readwrite', onDisk);
    for (const kind of kinds) {
      const left = await change.objectStore('working').get(kind);
      if (!left) continue;
      const preorder = { ...asPreorder(kind, left), owner: currentOwner() };
      await change.objectStore('preorders').put(preorder);
      await change.objectStore('working').delete(kind);
    }
    await change.done;
  });
}
