import type { OrderKind } from '../../domain/order/order.ts';
import { deviceNames, tabKeys } from '../../panel/storage-keys.ts';

/** Lets go of what was claimed. */
export type Release = () => void;

/** So long, ms, a screen that was just left may take to let go of its draft. */
const moment = 1_000;

/** So long, ms, until a draft another tab has is asked for again. */
const pause = 30;

function tryClaim(id: string): Promise<Release | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`${deviceNames.draftLock}${id}`, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(() => release())) : resolve(null),
      )
      .catch(() => resolve(null));
  });
}

/**
 * Claims a draft for this tab, so that no other tab types into the same order; null while another one has it, for as
 * long as is waited, ms. The browser lets go of what a closed or killed tab had. A claim is asked for again, not queued: a browser
 * may give it to a page that is being left, and nobody could open the draft from then on.
 */
export async function claimDraft(id: string, patience = moment): Promise<Release | null> {
  // Pages that are not served securely have no locks.
  if (!navigator.locks) return () => {};
  const asked = Date.now();
  for (;;) {
    const release = await tryClaim(id);
    if (release || Date.now() - asked >= patience) return release;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Notes which draft this tab is typing, to find it again after a reload or on coming back to the screen. */
export function rememberDraft(kind: OrderKind, id: string): void {
  try {
    sessionStorage.setItem(tabKeys.draft[kind], id);
  } catch {
    // Then the newest that no tab has open is found instead.
  }
}

/** The draft this tab was typing last. */
export function lastDraft(kind: OrderKind): string | null {
  try {
    return sessionStorage.getItem(tabKeys.draft[kind]);
  } catch {
    return null;
  }
}
