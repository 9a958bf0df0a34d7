import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OrderRateLimiter } from '../../../../server/use-cases/orders/order-rate-limiter.ts';

const minute = 60_000;
const start = 1_000 * minute;

it('admits the allowed orders per minute, then says how long to wait', () => {
  const rates = new OrderRateLimiter();
  const answers = Array.from({ length: 6 }, () => rates.admit('a', 4, start + 15_000));
  expect(answers.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(answers[4]).toBeGreaterThan(0);
  expect(rates.admit('b', 4, start + 15_000)).toBe(0);
});

it('admits the next order after that wait of at most two minutes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: minute - 1 }),
      fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 300 }),
      (perMinute, from, gaps) => {
        const rates = new OrderRateLimiter();
        let now = start + from;
        for (const gap of gaps) {
          now += gap;
          rates.admit('a', perMinute, now);
        }
        let wait = 0;
        while (wait === 0) wait = rates.admit('a', perMinute, now);
        expect(wait).toBeLessThanOrEqual(120);
        expect(rates.admit('a', perMinute, now + (wait + 1) * 1_000)).toBe(0);
      },
    ),
  );
});

it('never admits twice the limit within a minute', () => {
  const rates = new OrderRateLimiter();
  const taken: number[] = [];
  for (let now = start; now < start + 5 * minute; now += 100) {
    if (rates.admit('a', 60, now) === 0) taken.push(now);
  }
  expect(taken.length).toBeGreaterThan(240);
  for (const from of taken) {
    expect(taken.filter((at) => at >= from && at < from + minute).length).toBeLessThan(120);
  }
});
