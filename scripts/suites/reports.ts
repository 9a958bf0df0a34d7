import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './suite.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    message?: string;
    status: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages?: readonly string[];
    }[];
  }[];
};

/** Counts Vitest's report; a file that failed before its first test counts as one failure. */
export function readVitest(report: string): Tally {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(report);
  const failures: string[] = [];
  let crashed = 0;
  for (const { name: file, message, status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed) {
      failures.push(failure(`${file}: ${fullName}`, failureMessages?.[0]));
    }
    if (status === 'failed' && failed.length === 0) {
      crashed += 1;
      failures.push(failure(file, message));
    }
  }
  return { passed: numPassedTests, failed: numFailedTests + crashed, failures };
}

type PlaywrightError = { message?: string };

type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      projectName: string;
      /** `skipped` if the test itself said that this machine cannot run it. */
      expectedStatus: string;
      status: string;
      results: readonly { error?: PlaywrightError }[];
    }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number };
  suites: readonly PlaywrightSuite[];
  errors: readonly PlaywrightError[];
};

/** Counts Playwright's report; skipped by an error, or passed only on retry, counts as failed. */
export function readPlaywright(report: string): Tally {
  const { stats, suites, errors }: PlaywrightReport = JSON.parse(report);
  const failures = [
    ...suites.flatMap(failuresIn),
    ...errors.map(({ message }) => failure('browser tests', message)),
  ];
  return { passed: stats.expected, failed: failures.length, failures };
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status, expectedStatus }) => status !== 'expected' && expectedStatus !== 'skipped')
      .map(({ projectName, status, results }) =>
        failure(
          `[${projectName}] ${file}:${line}: ${title} (${status})`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

const linesOfMessage = 12;

/** A failed test with the beginning of its message, without the terminal's colours. */
function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, linesOfMessage);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join(
    '\n',
  );
}
