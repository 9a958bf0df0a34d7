import { readFile, rm } from 'node:fs/promises';
import { run, runAndKeep } from './run.ts';

export type Tally = { passed: number; failed: number };

/** A part of the tests: what it is called, and how to run and count it. */
export type Suite = { name: string; run: () => Promise<Tally> };

/** A command that counts as one test: it ends well or it does not. */
export function command(name: string, words: string, env: Record<string, string> = {}): Suite {
  return {
    name,
    run: async () =>
      (await run(words.split(' '), { env, quiet: true }))
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1 },
  };
}

/** A command that reports its own tests in a file. One that crashes, or reports nothing, has failed. */
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
      return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
    },
  };
}

/** A program that ends by printing its own counts as `conclude` does. One that crashes before that has failed. */
export function program(name: string, file: string): Suite {
  return {
    name,
    run: async () => {
      const { ok, output } = await runAndKeep(['node', file]);
      const tally = readCounts(output);
      return ok === (tally.failed === 0) ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
    },
  };
}

/** Reads the counts off the last line; output without them counts as one failure. */
export function readCounts(output: string): Tally {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(last) ?? [];
  return passed && failed
    ? { passed: Number(passed), failed: Number(failed) }
    : { passed: 0, failed: 1 };
}

/** Runs suites one after the other, prints how each went, and sums them. */
export async function runSuites(suites: readonly Suite[]): Promise<Tally> {
  const sum = { passed: 0, failed: 0 };
  for (const suite of suites) {
    const from = performance.now();
    const { passed, failed } = await suite.run();
    sum.passed += passed;
    sum.failed += failed;
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    const mark = failed === 0 ? '✓' : '✗';
    console.log(`${mark} ${suite.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  return sum;
}

/** Ends a run: the counts alone on the last line, and an exit code that tells. */
export function conclude({ passed, failed }: Tally): void {
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}
