import { readFile, rm } from 'node:fs/promises';
import { repeatFailed } from './repeat.ts';
import type { Failure, TestResults } from './results.ts';
import { run, runAndKeep } from './run.ts';

/**
 * How many tests passed and failed. `failures` names the failed ones with their messages; `flaky` names those that
 * failed at first and count as passed.
 */
export type Tally = {
  passed: number;
  failed: number;
  failures?: readonly string[];
  flaky?: readonly string[];
};

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

type Reported = {
  name: string;
  /** Runs all tests and writes the report. */
  words: string;
  report: string;
  read: (report: string) => TestResults;
  /** Arguments that run the tests of some files alone, one after the other. */
  only: (files: readonly string[]) => readonly string[];
};

/**
 * A command that writes a report of its tests. Failed tests are repeated on their own; a crash or an empty report is a
 * failure.
 */
export function reported({ name, words, report, read, only }: Reported): Suite {
  const results = async (more: readonly string[]): Promise<TestResults> => {
    await rm(report, { force: true });
    const ok = await run([...words.split(' '), ...more]);
    const written = await readFile(report, 'utf8').catch(() => undefined);
    const found = written === undefined ? { passed: [], failed: [] } : read(written);
    if (ok || found.failed.length > 0) return found;
    const message = 'No test failed, but the run did.';
    return { ...found, failed: [{ file: '', name, message }] };
  };
  return {
    name,
    run: async () => {
      const { passed, failed, flaky } = await repeatFailed(await results([]), (files) => {
        console.log(`Repeating what failed in ${files.length} files of ${name}`);
        return results(only(files));
      });
      return {
        passed: passed.length,
        failed: failed.length,
        failures: failed.map(inLines),
        flaky: flaky.map(inLines),
      };
    },
  };
}

const inLines = ({ name, message }: Failure) =>
  [name, ...message.split('\n').filter((line) => line !== '')].join('\n    ');

/** A program that prints its counts at the end, as `conclude` does. A crash before that is a failure. */
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

/** A suite that is repeated as a whole when it fails, at most twice. */
export function repeatable(suite: Suite): Suite {
  const run = async (repetitions: number): Promise<Tally> => {
    const tally = await suite.run();
    if (tally.failed === 0 || repetitions === 0) return tally;
    const again = await run(repetitions - 1);
    return again.failed === 0 ? { ...again, flaky: [suite.name] } : again;
  };
  return { name: suite.name, run: () => run(2) };
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
  const sum = { passed: 0, failed: 0, failures: [] as string[], flaky: [] as string[] };
  for (const suite of suites) {
    const from = performance.now();
    const { passed, failed, failures = [], flaky = [] } = await suite.run();
    sum.passed += passed;
    sum.failed += failed;
    sum.failures.push(...failures);
    sum.flaky.push(...flaky);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const mark = failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${suite.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  return sum;
}

/** More flaky tests than this are themselves a failure. */
const mostFlaky = 5;

/**
 * Prints what failed and what was flaky at the end, where it is easily found, then the counts on the last line. Sets
 * the exit code.
 */
export function conclude(...tallies: readonly Tally[]): void {
  const sum = (of: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[of], 0);
  const flaky = tallies.flatMap((tally) => tally.flaky ?? []);
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  const isTooFlaky = flaky.length > mostFlaky;
  if (isTooFlaky) failures.push(`${flaky.length} flaky tests, more than ${mostFlaky}`);
  const failed = sum('failed') + Number(isTooFlaky);
  process.exitCode = failed === 0 ? 0 : 1;
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  if (flaky.length > 0) console.log(`\n${flaky.map((name) => `flaky: ${name}`).join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
}
