import type { OrderKind } from '../../../domain/order/order.ts';
import { tabKeys } from '../../../panel/storage-keys.ts';
import { fromJson } from '../../browser-support/persistent-json.ts';
import type { LeavingDraft } from '../records/database.ts';
import { fetchOlderRecords } from '../records/fetch-older-records.ts';
import { isCurrent, isForNewer, withVersion } from '../records/kept-records.ts';

/** Stores the last keystrokes when the page unloads: IndexedDB is too slow for that. */
export function holdLeavingDraft<Kind extends OrderKind>(leaving: LeavingDraft<Kind>): void {
  try {
    sessionStorage.setItem(
      tabKeys.leavingDraft[leaving.kind],
      JSON.stringify(withVersion(leaving)),
    );
  } catch {
    // Without space or permission there is no other synchronous storage.
  }
}

/**
 * Passes the keystrokes that the previous page stored to `take`, with their owner. They stay stored until `take` is
 * done, because this page may unload at any moment too. Keystrokes of a newer version stay for a panel that can read
 * them.
 */
export async function takeLeavingDraft<Kind extends OrderKind>(
  kind: Kind,
  take: (leaving: LeavingDraft<Kind>) => Promise<void>,
): Promise<void> {
  const held = readHeld(kind);
  if (held === null) return;
  // Earlier versions did not store the kind.
  const leaving = await opened<Kind>({ kind, ...(fromJson(held) as object | null) });
  if (leaving?.kind !== kind) return;
  await take(leaving);
  if (readHeld(kind) === held) sessionStorage.removeItem(tabKeys.leavingDraft[kind]);
}

async function opened<Kind extends OrderKind>(kept: object): Promise<LeavingDraft<Kind> | null> {
  if (isForNewer(kept)) return null;
  if (isCurrent(kept)) return kept as LeavingDraft<Kind>;
  const { leavingDraftFrom } = await fetchOlderRecords();
  return leavingDraftFrom(kept) as LeavingDraft<Kind> | null;
}

function readHeld(kind: OrderKind): string | null {
  try {
    return sessionStorage.getItem(tabKeys.leavingDraft[kind]);
  } catch {
    return null;
  }
}
