import type { OrderKind } from '../../../domain/order/order.ts';
import { deviceNames, tabKeys } from '../../../panel/storage-keys.ts';
import { polyfills } from '../../browser-support/polyfills.ts';

/** Releases the claim. */
export type Release = () => void;

/** Time a screen that was just left may take to release its draft, ms. */
const moment = 1_000;

/** Delay before trying again to claim a draft that another tab has, ms. */
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
 * Claims a draft for this tab, so that no other tab types into the same order. Null if another tab still has it after
 * `patience`, ms. The browser releases the claims of a closed tab. It polls instead of queueing for the lock: a browser
 * may grant a queued lock to a page that is unloading, and the draft would stay locked.
 */
export async function claimDraft(id: string, patience = moment): Promise<Release | null> {
  await polyfills;
  if (!navigator.locks) return () => {};
  const asked = Date.now();
  for (;;) {
    const release = await tryClaim(id);
    if (release || Date.now() - asked >= patience) return release;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Remembers which draft this tab is typing, to find it after a reload or on returning to the screen. */
export function rememberDraft(kind: OrderKind, id: string): void {
  try {
    sessionStorage.setItem(tabKeys.draft[kind], id);
  } catch {
    // Without storage, the newest draft that no tab has open is found instead.
  }
}

/** Id of the draft this tab typed last. */
export function lastDraft(kind: OrderKind): string | null {
  try {
    return sessionStorage.getItem(tabKeys.draft[kind]);
  } catch {
    return null;
  }
}
