import type { OrderKind } from '../../domain/order/order.ts';
import { tabKeys } from '../../panel/storage-keys.ts';
import { fromJson } from '../shell/kept-json.ts';
import type { WorkingDraft } from './database.ts';
import { fetchOlderRecords } from './fetch-older-records.ts';
import { isCurrent, isForNewer, withVersion } from './kept-records.ts';

/** Its id is empty while it was not yet known which order is being composed. */
export type LeavingDraft<Kind extends OrderKind = OrderKind> = Omit<WorkingDraft<Kind>, 'keptAt'>;

/** Holds the last keystrokes when the page goes before the device's database could: it answers too late for that. */
export function holdLeavingDraft<Kind extends OrderKind>(leaving: LeavingDraft<Kind>): void {
  try {
    sessionStorage.setItem(
      tabKeys.leavingDraft[leaving.kind],
      JSON.stringify(withVersion(leaving)),
    );
  } catch {
    // Without room or permission there is no other place that answers at once.
  }
}

/**
 * Gives `take` what the page before held when it went; it says itself whose it is. It is held until it was taken, for
 * this page may go at any moment, too. What cannot be read is held until the next page goes.
 */
export async function takeLeavingDraft<Kind extends OrderKind>(
  kind: Kind,
  take: (leaving: LeavingDraft<Kind>) => Promise<void>,
): Promise<void> {
  const held = readHeld(kind);
  if (held === null) return;
  // It did not always say of which kind it is.
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
