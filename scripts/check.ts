/**
 * Every check that needs neither a browser nor a build. `-- fast` runs the quick ones for use while coding; `-- imports
 * types` runs those whose name is or contains one of the words.
 */
import { checks, fast, generated, typed, vitest } from './suites/all.ts';
import { choose } from './suites/choose.ts';
import { conclude, runSuites, type Suite, type Tally } from './suites/suite.ts';

/** Time limit of the fast checks on two cores, seconds. */
const fastWithin = 60;

async function runFast(): Promise<readonly Tally[]> {
  const from = performance.now();
  const tallies = await Promise.all(fast.map(runSuites));
  const seconds = Math.ceil((performance.now() - from) / 1000);
  const isSlow = seconds > fastWithin;
  const remark = isSlow ? '; the first time and on a busy machine they take longer' : '';
  console.log(`The fast checks took ${seconds} s of at most ${fastWithin}${remark}.`);
  return tallies;
}

async function runNamed(words: readonly string[]): Promise<readonly Tally[]> {
  const chosen = choose(words, [generated, ...typed, ...checks, vitest]);
  const needed: readonly Suite[] = chosen.some((suite) => typed.includes(suite)) ? [generated] : [];
  return [await runSuites([...new Set([...needed, ...chosen])])];
}

async function runAll(): Promise<readonly Tally[]> {
  const made = await runSuites([generated]);
  // One list per core.
  const checked = await Promise.all([runSuites(typed), runSuites(checks)]);
  return [made, ...checked, await runSuites([vitest])];
}

function run(words: readonly string[]): Promise<readonly Tally[]> {
  if (words.length === 0) return runAll();
  return words.join() === 'fast' ? runFast() : runNamed(words);
}

try {
  conclude(...(await run(process.argv.slice(2))));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
