import { describe, expect, test } from 'vitest';
import { readCounts } from '../../../scripts/suites/suite.ts';

describe('the counts a program ends with', () => {
  test.each([
    ['kill: all there\n\n1 passed, 0 failed\n', { passed: 1, failed: 0 }],
    ['3 passed, 2 failed', { passed: 3, failed: 2 }],
    ['1 passed, 0 failed\nTypeError: crashed after it', { passed: 0, failed: 1 }],
    ['', { passed: 0, failed: 1 }],
  ])('are read off the last line of %j', (output, counts) => {
    expect(readCounts(output)).toEqual(counts);
  });
});
