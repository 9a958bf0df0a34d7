import type { ReadableAtom } from 'nanostores';

/** So long, ms, until a tab asks for its turn again. */
const pause = 500;
/** A tab that has the turn and of which nothing was heard for so long, ms, is taken for gone. */
const longestTurn = 120_000;

/**
 * Lets the tabs of this browser do something in turn. What it gives back asks for a turn, and resolves when one is over
 * that began after it was asked for.
 *
 * A turn is asked for again and again, not queued for: a browser may hand a queued lock to a page that is being left,
 * and nobody has it from then on. A turn is taken away only when `$progress` stood still for two minutes; that tab may
 * merely be slow, so doing it twice must be harmless.
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

  /** Acts where no other tab does; false where one does. */
  function tryNow(options: LockOptions): Promise<boolean> {
    return navigator.locks.request(name, options, async (lock) => {
      if (!lock) return false;
      await begin();
      return true;
    });
  }

  async function awaitTurn(): Promise<void> {
    // Pages that are not served securely have no locks.
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
