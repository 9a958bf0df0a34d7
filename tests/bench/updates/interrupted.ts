import { type Answer, countingFront, type Front } from './counting-front.ts';
import { isKept, takeOver, until, update, withDevice } from './device.ts';
import { type Faults, faultsOf, type Version } from './measures.ts';

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Tries = { tries: number; answers: Answer[] };

export type Interrupted = Faults & { first: Tries; next: Tries };

/**
 * Retries until an attempt to download `whole` bytes succeeds. The line fails at a random byte of the first half, and
 * later with each retry, because what is sent in one piece must be downloaded again.
 */
async function tryOn(front: Front, whole: number, attempt: () => Promise<boolean>): Promise<Tries> {
  const random = seeded(20_260_301);
  for (let tries = 1; tries <= 50; tries += 1) {
    front.failAfter(Math.floor((random() * tries * whole) / 2));
    if (await attempt()) return { tries, answers: front.takeFiles() };
  }
  throw new Error('The device is incomplete after 50 interruptions.');
}

/** Measures a first visit and an update over a line that fails at random bytes. */
export async function measureInterrupted(
  from: Version,
  to: Version,
  { visit, change }: { visit: number; change: number },
): Promise<Interrupted> {
  const front = await countingFront(from.origin);
  const seen = await withDevice('chromium', async (tab) => {
    const first = await tryOn(front, visit, async () => {
      await tab.goto(`${front.origin}/`).catch(() => undefined);
      await until(async () => front.hasFailed() || (await isKept(tab)));
      return isKept(tab);
    });
    front.serve(to.origin);
    const next = await tryOn(front, change, () =>
      update(tab).then(
        () => true,
        () => false,
      ),
    );
    await takeOver(tab);
    return { first, next, ...(await faultsOf(tab, front, to)) };
  });
  front.close();
  return seen;
}
