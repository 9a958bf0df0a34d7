import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from '../../../scripts/suites/reports.ts';

test('a failed test and a file that fell over are counted and named with what they said', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: 'sphere.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'reads a sphere', status: 'passed' },
          {
            fullName: 'refuses 2.10',
            status: 'failed',
            failureMessages: [
              '\u001b[31mexpected 1\u001b[39m to be 2\n\n    at sphere.test.ts:7:1',
            ],
          },
        ],
      },
      { name: 'axis.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  };
  expect(readVitest(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      'sphere.test.ts: refuses 2.10\n    expected 1 to be 2\n        at sphere.test.ts:7:1',
      'axis.test.ts\n    no such file',
    ],
  });
});

function spec(title: string, status: string, message?: string, expectedStatus = 'passed') {
  const results = [message ? { error: { message } } : {}];
  const tests = [{ projectName: 'preact', expectedStatus, status, results }];
  return { title, file: 'rx.spec.ts', line: 15, tests };
}

test('a failed browser test is named with its project, place and message, however deep it stands', () => {
  const report = {
    stats: { expected: 1 },
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('sends', 'unexpected', 'Timeout 30000ms exceeded')] }],
      },
    ],
    errors: [{ message: 'a worker crashed' }],
  };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      '[preact] rx.spec.ts:15: sends (unexpected)\n    Timeout 30000ms exceeded',
      'browser tests\n    a worker crashed',
    ],
  });
});

test('a browser test that this machine cannot run is left out, one that an error kept from running failed', () => {
  const specs = [
    spec('opens', 'expected'),
    spec('opens in WebKit', 'skipped', undefined, 'skipped'),
    spec('sends', 'skipped'),
    spec('prints', 'flaky'),
  ];
  const report = { stats: { expected: 1 }, suites: [{ specs }], errors: [] };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    failures: ['[preact] rx.spec.ts:15: sends (skipped)', '[preact] rx.spec.ts:15: prints (flaky)'],
  });
});
