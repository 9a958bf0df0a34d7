import { afterEach, describe, expect, test, vi } from 'vitest';
import { conclude, readCounts, repeatable, type Tally } from '../../../scripts/suites/suite.ts';

describe('the counts a program ends with', () => {
  test.each([
    ['kill: all there\n\n1 passed, 0 failed\n', { passed: 1, failed: 0 }],
    ['3 passed, 2 failed', { passed: 3, failed: 2 }],
    ['1 passed, 0 failed\nTypeError: crashed after it', { passed: 0, failed: 1 }],
    ['', { passed: 0, failed: 1 }],
  ])('are read from the last line of %j', (output, counts) => {
    expect(readCounts(output)).toEqual(counts);
  });
});

describe('the end of a run', () => {
  const exitCode = process.exitCode;
  afterEach(() => {
    process.exitCode = exitCode;
    vi.restoreAllMocks();
  });

  function printed(...tallies: readonly Tally[]) {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    conclude(...tallies);
    return { text: log.mock.calls.join('\n'), code: process.exitCode };
  }

  const flaky = (count: number) => Array.from({ length: count }, (_, index) => `test ${index}`);

  test('names flaky tests above the counts, and passes', () => {
    const { text, code } = printed({ passed: 3, failed: 0, flaky: ['opens the menu'] });
    expect(text).toMatch(/flaky: opens the menu\n+3 passed, 0 failed$/);
    expect(code).toBe(0);
  });

  test('passes with five flaky tests and fails with six, counted over all suites', () => {
    const five = [
      { passed: 3, failed: 0, flaky: flaky(2) },
      { passed: 3, failed: 0, flaky: flaky(3) },
    ];
    expect(printed(...five).code).toBe(0);
    const { text, code } = printed(...five, { passed: 1, failed: 0, flaky: ['one more'] });
    expect(text).toContain('6 flaky tests, more than 5');
    expect(text).toMatch(/\n7 passed, 1 failed$/);
    expect(code).toBe(1);
  });

  test('fails with a failed test and names it', () => {
    const { text, code } = printed({ passed: 3, failed: 1, failures: ['sends an order'] });
    expect(text).toMatch(/Failed:\nsends an order\n+3 passed, 1 failed$/);
    expect(code).toBe(1);
  });
});

describe('a repeated program', () => {
  const runs = (...outcomes: readonly Tally[]) => {
    const left = [...outcomes];
    const run = async () => left.shift() ?? { passed: 0, failed: 1 };
    return { suite: repeatable({ name: 'kill', run }), left };
  };
  const passes = { passed: 1, failed: 0 };
  const fails = { passed: 0, failed: 1, failures: ['kill'] };

  test('runs once if it passes', async () => {
    const { suite, left } = runs(passes, passes);
    expect(await suite.run()).toEqual(passes);
    expect(left).toHaveLength(1);
  });

  test('is flaky if it passes on the third try', async () => {
    expect(await runs(fails, fails, passes).suite.run()).toEqual({ ...passes, flaky: ['kill'] });
  });

  test('fails after three tries', async () => {
    const { suite, left } = runs(fails, fails, fails, passes);
    expect(await suite.run()).toEqual(fails);
    expect(left).toHaveLength(1);
  });
});
