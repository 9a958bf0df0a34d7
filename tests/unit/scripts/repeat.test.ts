import { describe, expect, test } from 'vitest';
import { repeatFailed } from '../../../scripts/suites/repeat.ts';
import type { Failure, TestResults } from '../../../scripts/suites/results.ts';

const failure = (name: string): Failure => {
  return { file: name.split(':')[0] ?? '', name, message: 'expected 1 to be 2' };
};

const results = (passed: readonly string[], failed: readonly string[]): TestResults => {
  return { passed, failed: failed.map(failure) };
};

/** Returns these results one run after the other, and records which files were repeated. */
function runner(...again: readonly TestResults[]) {
  const asked: (readonly string[])[] = [];
  const runFiles = async (files: readonly string[]) => {
    asked.push(files);
    return again[asked.length - 1] ?? results([], []);
  };
  return { asked, runFiles };
}

const names = (failures: readonly Failure[]) => failures.map(({ name }) => name);

describe('a failed test', () => {
  test('is not repeated if nothing failed', async () => {
    const { asked, runFiles } = runner();
    const { passed, flaky } = await repeatFailed(results(['a: 1'], []), runFiles);
    expect({ passed, flaky, asked }).toEqual({ passed: ['a: 1'], flaky: [], asked: [] });
  });

  test('that passes when repeated counts as passed, and is flaky', async () => {
    const { asked, runFiles } = runner(results(['a: 1', 'a: 2'], []));
    const found = await repeatFailed(results(['a: 1', 'b: 1'], ['a: 2']), runFiles);
    expect(found.passed).toEqual(['a: 1', 'b: 1', 'a: 2']);
    expect(found.failed).toEqual([]);
    expect(names(found.flaky)).toEqual(['a: 2']);
    expect(asked).toEqual([['a']]);
  });

  test('is repeated at most twice', async () => {
    const failing = results([], ['a: 1']);
    const { asked, runFiles } = runner(failing, failing, results(['a: 1'], []));
    const found = await repeatFailed(failing, runFiles);
    expect(names(found.failed)).toEqual(['a: 1']);
    expect(found.flaky).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  test('that did not run in the repetition has not passed', async () => {
    const { runFiles } = runner(results([], []), results(['a: 2'], []));
    const found = await repeatFailed(results(['a: 2'], ['a: 1']), runFiles);
    expect(names(found.failed)).toEqual(['a: 1']);
  });

  test('is not repeated if too many failed for it to be chance', async () => {
    const many = Array.from({ length: 21 }, (_, index) => `a: ${index}`);
    const { asked, runFiles } = runner();
    const found = await repeatFailed(results([], many), runFiles);
    expect(found.failed).toHaveLength(21);
    expect(asked).toEqual([]);
  });
});

test('a test that fails only in the repetition is repeated too, and is flaky if it then passes', async () => {
  const { runFiles } = runner(results(['a: 1'], ['a: 2']), results(['a: 1', 'a: 2'], []));
  const found = await repeatFailed(results(['a: 2'], ['a: 1']), runFiles);
  expect(found.passed.toSorted()).toEqual(['a: 1', 'a: 2']);
  expect(names(found.flaky).toSorted()).toEqual(['a: 1', 'a: 2']);
});

test('two tests with the same name are both counted', async () => {
  const { runFiles } = runner(results(['b: 1'], []));
  const found = await repeatFailed(results(['a: 1', 'a: 1'], ['b: 1']), runFiles);
  expect(found.passed).toHaveLength(3);
});

describe('a file that crashed before its first test', () => {
  test('is flaky if all its tests pass when it is repeated', async () => {
    const { runFiles } = runner(results(['a: 1', 'a: 2'], []));
    const found = await repeatFailed(results([], ['a']), runFiles);
    expect(found.passed).toEqual(['a: 1', 'a: 2']);
    expect(found.failed).toEqual([]);
    expect(names(found.flaky)).toEqual(['a']);
  });

  test('fails if one of them fails again', async () => {
    const again = results(['a: 1'], ['a: 2']);
    const { runFiles } = runner(again, again);
    const found = await repeatFailed(results([], ['a']), runFiles);
    expect(names(found.failed)).toEqual(['a', 'a: 2']);
  });
});

test('a failure that belongs to no file is not repeated', async () => {
  const { asked, runFiles } = runner();
  const crash = { file: '', name: 'browser tests', message: 'a worker crashed' };
  const found = await repeatFailed({ passed: [], failed: [crash] }, runFiles);
  expect(found.failed).toEqual([crash]);
  expect(asked).toEqual([]);
});
