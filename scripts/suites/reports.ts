import { stripVTControlCharacters } from 'node:util';
import type { Failure, TestResults } from './results.ts';

type VitestReport = {
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

/** Reads Vitest's report; a file that failed before its first test counts as one failure with the file's name. */
export function readVitest(report: string): TestResults {
  const { testResults }: VitestReport = JSON.parse(report);
  const passed: string[] = [];
  const failed: Failure[] = [];
  for (const { name: file, message, status, assertionResults } of testResults) {
    const before = failed.length;
    for (const { fullName, status: outcome, failureMessages } of assertionResults) {
      const name = `${file}: ${fullName}`;
      if (outcome === 'passed') passed.push(name);
      if (outcome === 'failed') failed.push(failure(file, name, failureMessages?.[0]));
    }
    if (status === 'failed' && failed.length === before) failed.push(failure(file, file, message));
  }
  return { passed, failed };
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
      /** `skipped` if the test itself declared that this machine cannot run it. */
      expectedStatus: string;
      status: string;
      results: readonly { error?: PlaywrightError }[];
    }[];
  }[];
};

type PlaywrightReport = {
  suites: readonly PlaywrightSuite[];
  errors: readonly PlaywrightError[];
};

/** Reads Playwright's report; a test skipped by an error counts as failed. */
export function readPlaywright(report: string): TestResults {
  const { suites, errors }: PlaywrightReport = JSON.parse(report);
  const results: TestResults[] = suites.map(resultsIn);
  const unattached = errors.map(({ message }) => failure('', 'browser tests', message));
  return join([...results, { passed: [], failed: unattached }]);
}

function resultsIn({ suites = [], specs }: PlaywrightSuite): TestResults {
  const passed: string[] = [];
  const failed: Failure[] = [];
  for (const { title, file, line, tests } of specs) {
    for (const { projectName, status, expectedStatus, results } of tests) {
      const name = `[${projectName}] ${file}:${line}: ${title}`;
      if (status === 'expected') passed.push(name);
      else if (expectedStatus !== 'skipped') {
        const message = results.find(({ error }) => error)?.error?.message;
        failed.push(failure(file, name, message ?? status));
      }
    }
  }
  return join([{ passed, failed }, ...suites.map(resultsIn)]);
}

const join = (all: readonly TestResults[]): TestResults => ({
  passed: all.flatMap(({ passed }) => passed),
  failed: all.flatMap(({ failed }) => failed),
});

const linesOfMessage = 12;

/** A failed test with the beginning of its message, without terminal colours. */
function failure(file: string, name: string, message = ''): Failure {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, linesOfMessage);
  return { file, name, message: lines.filter((line) => line.trim() !== '').join('\n') };
}
