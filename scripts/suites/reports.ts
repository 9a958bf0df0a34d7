import type { Tally } from './suite.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[];
};

/** Counts Vitest's report; a file that failed before any of its tests counts as one. */
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

/** Counts Playwright's report; a test it could not run, or only at a second try, has failed. */
export function readPlaywright(report: string): Tally {
  const { stats, errors }: PlaywrightReport = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
