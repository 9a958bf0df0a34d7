import * as z from 'zod/mini';
import { mayOpen } from '../domain/preorder.ts';
import { rxDraft } from '../domain/rx-draft.ts';
import { currentOwner } from './device-owner.ts';

const key = 'leavingDraft';

const leavingDraft = z.object({
  /** Empty while it was not yet known which order is being composed. */
  id: z.string(),
  preorder: z.boolean(),
  draft: rxDraft,
  owner: z.nullable(z.object({ accountId: z.string(), userId: z.string() })),
});
type LeavingDraft = Omit<z.infer<typeof leavingDraft>, 'owner'>;

/** Holds the last keystrokes when the page goes before the device's database could: it answers too late for that. */
export function holdLeavingDraft(leaving: LeavingDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...leaving, owner: currentOwner() }));
  } catch {
    // Without room or permission there is no other place that answers at once.
  }
}

/** Gives back, once, what the page before held when it went; to nobody else than it was held for. */
export function takeLeavingDraft(): LeavingDraft | null {
  try {
    const held = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const leaving = held === null ? undefined : leavingDraft.safeParse(JSON.parse(held)).data;
    return leaving && mayOpen(leaving.owner, currentOwner()) ? leaving : null;
  } catch {
    return null;
  }
}
