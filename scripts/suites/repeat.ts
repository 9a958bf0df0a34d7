import { type Failure, mergeResults, type TestResults } from './results.ts';

/** How often a failed test is repeated. */
const mostRepetitions = 2;

/** More failures than this aren't chance, and repeating them would only take time. */
const mostRepeated = 20;

/** Results after the repetitions. `flaky` lists the tests that failed first and passed in the end. */
export type RepeatedResults = TestResults & { flaky: readonly Failure[] };

/**
 * Repeats the files with failed tests after the run, when nothing else shares the machine. Whole files, because a test
 * may depend on the state left by the ones before it.
 */
export async function repeatFailed(
  first: TestResults,
  runFiles: (files: readonly string[]) => Promise<TestResults>,
): Promise<RepeatedResults> {
  const everFailed = new Map(first.failed.map((failure) => [failure.name, failure]));
  let results = first;
  for (let round = 0; round < mostRepetitions && isWorthRepeating(results); round += 1) {
    const again = await runFiles([...new Set(results.failed.map(({ file }) => file))]);
    for (const failure of again.failed) {
      if (!everFailed.has(failure.name)) everFailed.set(failure.name, failure);
    }
    results = mergeResults(results, again);
  }
  const failing = new Set(results.failed.map(({ name }) => name));
  return { ...results, flaky: [...everFailed.values()].filter(({ name }) => !failing.has(name)) };
}

/** A failure that belongs to no file cannot be repeated. */
const isWorthRepeating = ({ failed }: TestResults) =>
  failed.length > 0 && failed.length <= mostRepeated && failed.every(({ file }) => file !== '');
