import type { ReadableAtom } from 'nanostores';
import { hasWebLocks } from '../../browser-support/polyfills.ts';
import { newId } from '../records/new-id.ts';
import { endLease, renewal, takeLease } from './lease.ts';

/** Average delay before a tab asks for its turn again, ms. */
const pause = 500;
/** Silence after which the tab that has the turn counts as gone, ms. */
const longestTurn = 120_000;

/** Acts during a turn; the signal is aborted when another tab took the turn over. */
type Act = (lost: AbortSignal) => Promise<void>;

const wait = () => new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));

/** Acts under a lock unless another tab has it; false if one does. */
async function actLocked(name: string, act: Act, options: LockOptions): Promise<boolean> {
  const lost = new AbortController();
  try {
    return await navigator.locks.request(name, options, async (lock) => {
      if (lock) await act(lost.signal);
      return lock !== null;
    });
  } finally {
    lost.abort();
  }
}

const thisTab = newId();

/** Acts under a lease unless another tab has it; false if one does. */
async function actLeased(name: string, act: Act): Promise<boolean> {
  // Without a database acting in two tabs is better than in none.
  if (!(await takeLease(name, thisTab).catch(() => true))) return false;
  const lost = new AbortController();
  const renew = async () => {
    if (!(await takeLease(name, thisTab).catch(() => true))) lost.abort();
  };
  const renewing = setInterval(() => void renew(), renewal);
  try {
    await act(lost.signal);
  } finally {
    clearInterval(renewing);
    await endLease(name, thisTab).catch(() => {});
  }
  return true;
}

/**
 * A mutex between the tabs of this browser. The returned function asks for a turn and
 * resolves when a turn that began after the call is over.
 *
 * It polls instead of queueing for the lock: a browser may grant a queued lock to a page that is
 * unloading, and the lock would stay taken. A turn is taken over only after `$progress` has been
 * still for two minutes. That tab may merely be slow, so acting twice must be harmless. Without Web
 * Locks it uses a lease: unlike their fallback, that also excludes tabs that are too busy to
 * answer.
 */
export function tabMutex(
  name: string,
  act: Act,
  $progress: ReadableAtom<unknown>,
): () => Promise<void> {
  let awaited: Promise<void> | undefined;
  let isActing = false;

  async function begin(lost: AbortSignal): Promise<void> {
    awaited = undefined;
    isActing = true;
    await act(lost).finally(() => {
      isActing = false;
    });
  }

  async function awaitLock(): Promise<void> {
    let heardAt = Date.now();
    const unfollow = $progress.listen(() => {
      heardAt = Date.now();
    });
    try {
      while (!(await actLocked(name, begin, { ifAvailable: true }))) {
        const isGone = !isActing && Date.now() - heardAt > longestTurn;
        if (isGone) return void (await actLocked(name, begin, { steal: true }));
        await wait();
      }
    } finally {
      unfollow();
    }
  }

  async function awaitLease(): Promise<void> {
    // The lease is the tab's: its own turn must be over first.
    while (isActing || !(await actLeased(name, begin))) await wait();
  }

  return () => {
    awaited ??= Promise.resolve()
      .then(() => (hasWebLocks ? awaitLock() : awaitLease()))
      .catch((error) => {
        awaited = undefined;
        throw error;
      });
    return awaited;
  };
}
