import type { Program, Step } from './program/step.ts';
import { type Outcome, run } from './run.ts';
import type { Code } from './world.ts';

/** Most attempts to shrink a program. */
const mostRuns = 200;

/** The steps without `count` of them at `from`. */
const without = (steps: readonly Step[], from: number, count: number) =>
  steps.toSpliced(from, count);

/**
 * Removes steps for as long as the same promise breaks: halves first, single steps last. Random numbers are drawn by
 * name, so the remaining steps meet nearly the same conditions.
 */
export async function shrink(found: Outcome, code: Code): Promise<Outcome> {
  let best = found;
  let runs = 0;
  const attempt = async (steps: readonly Step[]): Promise<boolean> => {
    runs += 1;
    const program: Program = { ...best.program, steps };
    const outcome = await run(program, code);
    if (outcome.broken?.promise !== found.broken?.promise) return false;
    best = outcome;
    return true;
  };
  let size = Math.ceil(best.program.steps.length / 2);
  while (size >= 1 && runs < mostRuns) {
    let hasShrunk = false;
    for (let from = 0; from < best.program.steps.length && runs < mostRuns; ) {
      if (await attempt(without(best.program.steps, from, size))) hasShrunk = true;
      else from += size;
    }
    if (!hasShrunk || size > 1) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return best;
}
