import { mayOpen, type Preorder } from '../domain/preorder.ts';
import { onDisk, type WorkingDraft, withDevice } from './device-database.ts';
import { currentOwner } from './device-owner.ts';

type OwnedDraft = WorkingDraft & { owner: Preorder['owner'] };

function asPreorder({ id, draft, owner }: OwnedDraft): Preorder {
  return {
    id,
    kind: 'rx',
    draft,
    owner,
    total: null,
    state: 'draft',
    issues: [],
    refusal: null,
    request: null,
    savedAt: Date.now(),
  };
}

/** What was being typed when the page was last left, on this device, by whoever is here now. */
export async function readWorkingDraft(): Promise<WorkingDraft | null> {
  return withDevice(async (database) => {
    const working = await database.get('working', 'rx');
    return working && mayOpen(working.owner, currentOwner()) ? working : null;
  });
}

/**
 * Keeps what is being typed. What somebody else left unfinished on this device is not overwritten but set aside among
 * their own pre-orders.
 */
export async function keepWorkingDraft(working: WorkingDraft): Promise<void> {
  const owner = currentOwner();
  await withDevice(async (database) => {
    const change = database.transaction(['working', 'preorders'], 'readwrite');
    const left = await change.objectStore('working').get('rx');
    if (left && !mayOpen(left.owner, owner)) {
      await change.objectStore('preorders').put(asPreorder(left));
    }
    await change.objectStore('working').put({ ...working, owner }, 'rx');
    await change.done;
  });
}

export async function dropWorkingDraft(): Promise<void> {
  await withDevice((database) => database.delete('working', 'rx'));
}

/** Before the account leaves the device: what it was typing waits for it among its pre-orders. */
export async function lockWorkingDraft(): Promise<void> {
  await withDevice(async (database) => {
    const change = database.transaction(['working', 'preorders'], 'readwrite', onDisk);
    const left = await change.objectStore('working').get('rx');
    if (left) {
      await change.objectStore('preorders').put({ ...asPreorder(left), owner: currentOwner() });
      await change.objectStore('working').delete('rx');
    }
    await change.done;
  });
}
