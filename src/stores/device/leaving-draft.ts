import type { OrderKind } from '../../domain/order/order.ts';
import type { Drafts } from '../../domain/order/preorder.ts';
import { tabKeys } from '../../panel/storage-keys.ts';
import type { WorkingDraft } from './database.ts';

/** Its id is empty while it was not yet known which order is being composed. */
export type LeavingDraft<Kind extends OrderKind> = Omit<WorkingDraft<Kind>, 'keptAt'>;

/** Holds the last keystrokes when the page goes before the device's database could: it answers too late for that. */
export function holdLeavingDraft<Kind extends OrderKind>(leaving: LeavingDraft<Kind>): void {
  try {
    sessionStorage.setItem(tabKeys.leavingDraft[leaving.kind], JSON.stringify(leaving));
  } catch {
    // Without room or permission there is no other place that answers at once.
  }
}

/**
 * Gives `take` what the page before held when it went; whose it is it says itself. It is held until it was taken, for
 * this page may go at any moment, too.
 */
export async function takeLeavingDraft<Kind extends OrderKind>(
  kind: Kind,
  read: (held: unknown) => Drafts[Kind] | undefined,
  take: (leaving: LeavingDraft<Kind>) => Promise<void>,
): Promise<void> {
  const held = readHeld(kind);
  if (held === null) return;
  const leaving = parse<LeavingDraft<Kind>>(held);
  const draft = leaving ? read(leaving.draft) : undefined;
  if (leaving && draft) await take({ ...leaving, kind, draft });
  if (readHeld(kind) === held) sessionStorage.removeItem(tabKeys.leavingDraft[kind]);
}

function readHeld(kind: OrderKind): string | null {
  try {
    return sessionStorage.getItem(tabKeys.leavingDraft[kind]);
  } catch {
    return null;
  }
}

function parse<T>(held: string): T | null {
  try {
    return JSON.parse(held);
  } catch {
    return null;
  }
}
