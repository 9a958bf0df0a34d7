import { readFile, rm } from 'node:fs/promises';
import { run, runAndKeep } from './run.ts';

/** How many tests passed and failed; `failures` names the failed ones, each with its message. */
export type Tally = { passed: number; failed: number; failures?: readonly string[] };

export type Suite = { name: string; run: () => Promise<Tally> };

/** A command that counts as one test. */
export function command(name: string, words: string, env: Record<string, string> = {}): Suite {
  return {
    name,
    run: async () =>
      (await run(words.split(' '), { env, quiet: true }))
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1, failures: [name] },
  };
}

/** A command that writes a report of its tests; a crash or an empty report is a failure. */
export function reported(
  name: string,
  words: string,
  file: string,
  read: (report: string) => Tally,
): Suite {
  return {
    name,
    run: async () => {
      await rm(file, { force: true });
      const ok = await run(words.split(' '));
      const report = await readFile(file, 'utf8').catch(() => undefined);
      const tally = report ? read(report) : { passed: 0, failed: 1 };
      return ok || tally.failed > 0
        ? tally
        : { ...tally, failed: 1, failures: [`${name}: no test failed, but the run did`] };
    },
  };
}

/** A program that prints its counts at the end as `conclude` does; a crash before that is a failure. */
export function program(name: string, file: string): Suite {
  return {
    name,
    run: async () => {
      const { ok, output } = await runAndKeep(['node', file]);
      const tally = readCounts(output);
      if (ok && tally.failed === 0) return tally;
      return { ...tally, failed: Math.max(tally.failed, 1), failures: [name] };
    },
  };
}

/** Reads the counts from the last line; output without them counts as one failure. */
export function readCounts(output: string): Tally {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(last) ?? [];
  return passed && failed
    ? { passed: Number(passed), failed: Number(failed) }
    : { passed: 0, failed: 1 };
}

/** Runs suites in turn, prints each result, and adds up the counts. */
export async function runSuites(suites: readonly Suite[]): Promise<Tally> {
  const sum = { passed: 0, failed: 0, failures: [] as string[] };
  for (const suite of suites) {
    const from = performance.now();
    const { passed, failed, failures = [] } = await suite.run();
    sum.passed += passed;
    sum.failed += failed;
    sum.failures.push(...failures);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const mark = failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${suite.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  return sum;
}

/** Prints what failed, so that it is found below a long output, then the counts on the last line; sets the exit code. */
export function conclude(...tallies: readonly Tally[]): void {
  const sum = (of: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[of], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  process.exitCode = failed === 0 ? 0 : 1;
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
}
