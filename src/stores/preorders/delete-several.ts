import { atom } from 'nanostores';
import type { Preorder } from '../../domain/order/preorder.ts';
import { deletePreorder, restorePreorder } from '../device/delete-preorder.ts';
import { $fates } from '../device/records/sending.ts';
import { onOtherPerson } from '../shell/session.ts';

/** Pre-orders deleted together. `asked`: the lab may already have these and is being asked. */
export type Deletion = {
  deleted: readonly Preorder[];
  asked: readonly Preorder[];
  /** Not deleted, because they are open in another tab. */
  open: readonly Preorder[];
};

/** The last deletion, until it is undone or another follows. */
export const $deletion = atom<Deletion | null>(null);

export async function deleteSeveral(preorders: readonly Preorder[]): Promise<Deletion> {
  const by: Record<Awaited<ReturnType<typeof deletePreorder>>, Preorder[]> = {
    deleted: [],
    asked: [],
    openElsewhere: [],
  };
  for (const preorder of preorders) by[await deletePreorder(preorder)].push(preorder);
  const deletion = { deleted: by.deleted, asked: by.asked, open: by.openElsewhere };
  if (deletion.deleted.length + deletion.asked.length > 0) $deletion.set(deletion);
  return deletion;
}

/** Restores the pre-orders of the last deletion, except those the lab turned out to have. Returns their ids. */
export async function undoDeletion(): Promise<string[]> {
  const deletion = $deletion.get();
  if (!deletion) return [];
  $deletion.set(null);
  const back = [...deletion.deleted, ...deletion.asked].filter(
    ({ id }) => $fates.get()[id] !== 'sent',
  );
  for (const preorder of back) await restorePreorder(preorder);
  return back.map(({ id }) => id);
}

onOtherPerson(() => $deletion.set(null));
