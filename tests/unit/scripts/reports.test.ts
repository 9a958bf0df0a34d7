import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from '../../../scripts/suites/reports.ts';

test('a failed test and a crashed file are counted and named with their messages', () => {
  const report = {
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
    passed: ['sphere.test.ts: reads a sphere'],
    failed: [
      {
        file: 'sphere.test.ts',
        name: 'sphere.test.ts: refuses 2.10',
        message: 'expected 1 to be 2\n    at sphere.test.ts:7:1',
      },
      { file: 'axis.test.ts', name: 'axis.test.ts', message: 'no such file' },
    ],
  });
});

function spec(title: string, status: string, message?: string, expectedStatus = 'passed') {
  const results = [message ? { error: { message } } : {}];
  const tests = [{ projectName: 'preact', expectedStatus, status, results }];
  return { title, file: 'rx.spec.ts', line: 15, tests };
}

test('a failed browser test is named with its project, location and message, however deeply nested', () => {
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('sends', 'unexpected', 'Timeout 30000ms exceeded')] }],
      },
    ],
    errors: [{ message: 'a worker crashed' }],
  };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: ['[preact] rx.spec.ts:15: opens'],
    failed: [
      {
        file: 'rx.spec.ts',
        name: '[preact] rx.spec.ts:15: sends',
        message: 'Timeout 30000ms exceeded',
      },
      { file: '', name: 'browser tests', message: 'a worker crashed' },
    ],
  });
});

test('a browser test that this machine cannot run is ignored; one that an error kept from running has failed', () => {
  const specs = [
    spec('opens', 'expected'),
    spec('opens in WebKit', 'skipped', undefined, 'skipped'),
    spec('sends', 'skipped'),
    spec('prints', 'flaky'),
  ];
  const report = { suites: [{ specs }], errors: [] };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: ['[preact] rx.spec.ts:15: opens'],
    failed: [
      { file: 'rx.spec.ts', name: '[preact] rx.spec.ts:15: sends', message: 'skipped' },
      { file: 'rx.spec.ts', name: '[preact] rx.spec.ts:15: prints', message: 'flaky' },
    ],
  });
});
