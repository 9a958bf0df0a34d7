import { openDB } from 'idb';

type Lease = { holder: string; until: number };

/** Time after which a lease expires unless renewed, ms. */
const term = 15_000;

/** Interval at which a holder renews its lease, ms. */
export const renewal = term / 3;

async function change(name: string, next: (now: Lease | undefined) => Lease | null): Promise<void> {
  const database = await openDB('adasi-leases', 1, {
    upgrade: (created) => void created.createObjectStore('leases'),
  });
  try {
    const changing = database.transaction('leases', 'readwrite');
    const lease = next(await changing.store.get(name));
    if (lease) await changing.store.put(lease, name);
    else await changing.store.delete(name);
    await changing.done;
  } finally {
    database.close();
  }
}

/** Whether another tab holds the lease; one that ends too far ahead was written before the clock was set back. */
function isTaken(lease: Lease | undefined, holder: string, now: number): lease is Lease {
  if (!lease || lease.holder === holder) return false;
  return lease.until > now && lease.until <= now + term;
}

/**
 * Takes or renews a lease that the tabs of this browser share; false if another tab holds it. Takes the place of a Web
 * Lock, which insecure pages lack: transactions of IndexedDB are atomic over all tabs.
 */
export async function takeLease(name: string, holder: string): Promise<boolean> {
  let isOwn = true;
  await change(name, (lease) => {
    const now = Date.now();
    isOwn = !isTaken(lease, holder, now);
    return isOwn || !lease ? { holder, until: now + term } : lease;
  });
  return isOwn;
}

/** Releases a lease, unless another tab has taken it over. */
export async function endLease(name: string, holder: string): Promise<void> {
  await change(name, (lease) => (lease && lease.holder !== holder ? lease : null));
}
