/** A failed test. `file` is the test file as the runner names it, empty if the failure belongs to none. */
export type Failure = { file: string; name: string; message: string };

/** The tests of a run by name, which includes the file. Skipped tests are in neither list. */
export type TestResults = { passed: readonly string[]; failed: readonly Failure[] };

/** Merges the results of a repetition: the last outcome of a repeated test counts. */
export function mergeResults(before: TestResults, again: TestResults): TestResults {
  const failedAgain = new Set(again.failed.map(({ name }) => name));
  const failedBefore = new Set(before.failed.map(({ name }) => name));
  const passedBefore = new Set(before.passed);
  return {
    passed: [
      ...before.passed.filter((name) => !failedAgain.has(name)),
      ...again.passed.filter((name) => !passedBefore.has(name)),
    ],
    failed: [
      ...before.failed.filter((failure) => !isMended(failure, again)),
      ...again.failed.filter(({ name }) => !failedBefore.has(name)),
    ],
  };
}

/** Whether the repetition passed the test, or, if the file had crashed before its first test, the whole file. */
function isMended({ file, name }: Failure, { passed, failed }: TestResults): boolean {
  if (name !== file) return passed.includes(name);
  const isOfFile = (test: string) => test.startsWith(`${file}: `);
  return passed.some(isOfFile) && !failed.some((failure) => failure.file === file);
}
