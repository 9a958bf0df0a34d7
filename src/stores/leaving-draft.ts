import type { OrderKind } from '../domain/order.ts';
import { type DeviceOwner, type Drafts, mayOpen } from '../domain/preorder.ts';
import { currentOwner } from './device-owner.ts';

const keys = { rx: 'leavingDraft', stock: 'leavingStock' } as const satisfies Record<
  OrderKind,
  string
>;

type LeavingDraft<Kind extends OrderKind> = {
  /** Empty while it was not yet known which order is being composed. */
  id: string;
  preorder: boolean;
  draft: Drafts[Kind];
};

type Held = { id: string; preorder: boolean; draft: unknown; owner: DeviceOwner | null };

/** Holds the last keystrokes when the page goes before the device's database could: it answers too late for that. */
export function holdLeavingDraft<Kind extends OrderKind>(
  kind: Kind,
  leaving: LeavingDraft<Kind>,
): void {
  try {
    sessionStorage.setItem(keys[kind], JSON.stringify({ ...leaving, owner: currentOwner() }));
  } catch {
    // Without room or permission there is no other place that answers at once.
  }
}

/** Gives back, once, what the page before held when it went; to nobody else than it was held for. */
export function takeLeavingDraft<Kind extends OrderKind>(
  kind: Kind,
  read: (held: unknown) => Drafts[Kind] | undefined,
): LeavingDraft<Kind> | null {
  try {
    const held = sessionStorage.getItem(keys[kind]);
    sessionStorage.removeItem(keys[kind]);
    const leaving: Held | null = held && JSON.parse(held);
    const draft = leaving && mayOpen(leaving.owner, currentOwner()) && read(leaving.draft);
    return draft ? { id: leaving.id, preorder: leaving.preorder, draft } : null;
  } catch {
    return null;
  }
}
