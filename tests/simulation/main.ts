/**
 * Simulates devices, tabs, a bad network and the lab in one process, driven entirely by a seed, and judges the promises
 * of `docs/promises.md`. `npm run simulate -- --seed 7` replays a seed twice, `--seeds 10000` runs that many (`--from
 * 5001` starts at another seed), `--show 7` draws a seed, `--mutation <name>` plants a bug.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ignoreAbortedTransactions } from './aborted-transactions.ts';
import { bundleScripts, type Scripts } from './browser/bundle.ts';
import { describeBroken, describeRun } from './describe-run.ts';
import { drawRun } from './drawing/draw-run.ts';
import { mutations } from './mutations/mutations.ts';
import { drawProgram } from './program/draw-program.ts';
import { type Outcome, run } from './run.ts';
import { runSeeds } from './seeds.ts';
import { shrink } from './shrink.ts';
import { compile } from './world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    show: { type: 'string' },
    mutation: { type: 'string' },
  },
});

/** Number of failing seeds to shrink; more of them rarely add information. */
const mostShrunk = 5;

function wholeNumber(given: string): number {
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${given} is no seed.`);
  return number;
}

function mutated() {
  const found = mutations.filter(({ name }) => name === values.mutation);
  if (values.mutation && found.length === 0) {
    throw new Error(`There are ${mutations.map(({ name }) => name).join(', ')}.`);
  }
  return found.map(({ change }) => change);
}

async function smallest(scripts: Scripts, seed: number): Promise<Outcome> {
  const code = compile(scripts);
  return shrink(await run(drawProgram(seed), code), code);
}

/** Runs a seed twice. Both runs must be identical down to the last task. */
async function replay(scripts: Scripts, seed: number): Promise<void> {
  const outcome = await run(drawProgram(seed), compile(scripts));
  const again = await run(drawProgram(seed), compile(scripts));
  console.log(describeRun(outcome));
  console.log(`trace ${outcome.trace.hash()}, again ${again.trace.hash()}`);
  if (outcome.trace.hash() !== again.trace.hash()) process.exitCode = 1;
  if (!outcome.broken) return console.log(`seed ${seed}: every promise held`);
  process.exitCode = 1;
  console.log(describeBroken(await smallest(scripts, seed)));
}

async function show(scripts: Scripts, seed: number): Promise<void> {
  const outcome = await run(drawProgram(seed), compile(scripts));
  mkdirSync('test-results', { recursive: true });
  const file = `test-results/simulation-${seed}.svg`;
  writeFileSync(file, drawRun(outcome.broken ? await smallest(scripts, seed) : outcome));
  console.log(file);
}

async function runMany(scripts: Scripts, count: number, first: number): Promise<void> {
  const began = performance.now();
  let done = 0;
  const span = { first, last: first + count - 1 };
  const broken = await runSeeds(scripts, span, (runs) => {
    done += runs;
    if (done % 1000 < runs) console.log(`${done} of ${count}`);
  });
  for (const seed of broken.slice(0, mostShrunk)) {
    console.log(describeBroken(await smallest(scripts, seed)));
  }
  const { user, system } = process.cpuUsage();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const processor = ((user + system) / 1e6).toFixed(1);
  console.log(`${count} seeds in ${seconds} s (${processor} s of processor time)`);
  console.log(
    `${broken.length} broke a promise${broken.length > 0 ? `: ${broken.join(' ')}` : ''}`,
  );
  if (broken.length > 0) process.exitCode = 1;
}

ignoreAbortedTransactions();
const scripts = await bundleScripts(mutated());
if (values.show) await show(scripts, wholeNumber(values.show));
else if (values.seed) await replay(scripts, wholeNumber(values.seed));
else await runMany(scripts, wholeNumber(values.seeds ?? '1000'), wholeNumber(values.from));
