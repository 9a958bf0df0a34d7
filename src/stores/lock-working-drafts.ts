import type { OrderKind } from '../domain/order.ts';
import { onDisk, withDevice } from './device-database.ts';
import { currentOwner } from './device-owner.ts';
import { asPreorder } from './working-draft.ts';

const kinds: readonly OrderKind[] = ['rx', 'stock'];

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
