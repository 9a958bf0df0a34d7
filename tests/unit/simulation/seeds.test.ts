import { expect, test } from 'vitest';
import { bundleScripts } from '../../simulation/browser/bundle.ts';
import { describeBroken } from '../../simulation/describe-run.ts';
import { drawProgram } from '../../simulation/program/draw-program.ts';
import { run } from '../../simulation/run.ts';
import { compile } from '../../simulation/world.ts';

/** `npm run simulate` runs more. */
const seeds = 60;

/** Later seeds that once broke a promise. */
const brokeOnce = [2104, 8606];

const code = compile(await bundleScripts());

test('every promise holds in the worlds of the first seeds', async () => {
  const broken: string[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const outcome = await run(drawProgram(seed), code);
    if (outcome.broken) broken.push(describeBroken(outcome));
  }
  expect(broken.join('\n')).toBe('');
});

test.each(brokeOnce)('every promise holds in the world of seed %i', async (seed) => {
  const outcome = await run(drawProgram(seed), code);
  expect(outcome.broken ? describeBroken(outcome) : '').toBe('');
});

test('running a seed twice gives the same trace', async () => {
  const one = await run(drawProgram(7), code);
  const other = await run(drawProgram(7), code);
  expect(one.trace.lines.length).toBeGreaterThan(20);
  expect(other.trace.hash()).toBe(one.trace.hash());
});
