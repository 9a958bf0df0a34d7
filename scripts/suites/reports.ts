import type { Tally } from './suite.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
};

/** Counts Vitest's report; a file that failed before its first test counts as one failure. */
export function readVitest(report: string): Tally {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(report);
  const crashed = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + crashed.length };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
};

/** Counts Playwright's report; skipped by an error, or passed only on retry, counts as failed. */
export function readPlaywright(report: string): Tally {
  const { stats, errors }: PlaywrightReport = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
