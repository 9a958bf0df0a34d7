import { expect, test } from 'vitest';
import { mostAttempts, nextTryAfter } from '../../../src/domain/hand-off/backoff.ts';

const attempts = Array.from({ length: mostAttempts }, (_, index) => index + 1);

test('the pauses grow, and there is no pause after the last try', () => {
  const waits = attempts.map((each) => nextTryAfter(each, 0.5));
  expect(waits.at(-1)).toBeNull();
  const pauses = waits.slice(0, -1).map(Number);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBe(5_000);
});

test('all tries together take more than the three days after which a webhook is switched off', () => {
  const shortest = attempts.reduce((sum, each) => sum + (nextTryAfter(each, 0) ?? 0), 0);
  expect(shortest / 3_600_000).toBeGreaterThan(58);
  const usual = attempts.reduce((sum, each) => sum + (nextTryAfter(each, 0.5) ?? 0), 0);
  expect(usual / 3_600_000).toBeGreaterThan(72);
});

test.each([1, 4, 8])('the pause after try %i varies by a fifth to either side', (attempt) => {
  const usual = nextTryAfter(attempt, 0.5) ?? 0;
  expect(nextTryAfter(attempt, 0)).toBeCloseTo(usual * 0.8);
  expect(nextTryAfter(attempt, 1)).toBeCloseTo(usual * 1.2);
});
