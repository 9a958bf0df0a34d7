import type { ReadableAtom } from 'nanostores';

/** Average delay before a tab asks for its turn again, ms. */
const pause = 500;
/** Silence after which the tab that has the turn counts as gone, ms. */
const longestTurn = 120_000;

/**
 * Lets the tabs of this browser act one at a time. The returned function asks for a turn and resolves when a turn that
 * began after the call is over.
 *
 * It polls instead of queueing for the lock: a browser may grant a queued lock to a page that is unloading, and the lock
 * would stay taken. A turn is taken over only after `$progress` has been still for two minutes. That tab may merely be
 * slow, so acting twice must be harmless.
 */
export function inTurn(
  name: string,
  act: () => Promise<void>,
  $progress: ReadableAtom<unknown>,
): () => Promise<void> {
  let awaited: Promise<void> | undefined;
  let isActing = false;

  async function begin(): Promise<void> {
    awaited = undefined;
    isActing = true;
    await act().finally(() => {
      isActing = false;
    });
  }

  /** Acts unless another tab does; false if one does. */
  function tryNow(options: LockOptions): Promise<boolean> {
    return navigator.locks.request(name, options, async (lock) => {
      if (!lock) return false;
      await begin();
      return true;
    });
  }

  async function awaitTurn(): Promise<void> {
    // Insecure pages have no Web Locks.
    if (!navigator.locks) return begin();
    let heardAt = Date.now();
    const unfollow = $progress.listen(() => {
      heardAt = Date.now();
    });
    try {
      while (!(await tryNow({ ifAvailable: true }))) {
        const isGone = !isActing && Date.now() - heardAt > longestTurn;
        if (isGone) return void (await tryNow({ steal: true }));
        await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
      }
    } finally {
      unfollow();
    }
  }

  return () => {
    awaited ??= Promise.resolve()
      .then(awaitTurn)
      .catch((error) => {
        awaited = undefined;
        throw error;
      });
    return awaited;
  };
}
