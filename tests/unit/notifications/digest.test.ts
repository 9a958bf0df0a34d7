import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainCalendar } from '../../../src/domain/catalogue/plain-calendar.ts';
import {
  type Digest,
  type DigestTime,
  digestAfter,
  digestOf,
  isLeftOut,
} from '../../../src/domain/notifications/digest.ts';
import { digestQuery, digestWords } from '../../../src/domain/notifications/digest-words.ts';
import { noQuietTimes } from '../../../src/domain/notifications/quiet-times.ts';
import {
  readDigest,
  rhythms,
  typedDigest,
} from '../../../src/domain/notifications/typed-digest.ts';
import { labTime } from '../../../src/domain/vocabulary/lab-day.ts';

/** A time on the lab's clock. 2027-01-04 is a Monday. */
const lab = (text: string) => Date.parse(`${text}:00+03:30`);

test.each<[DigestTime, string, string]>([
  [{ weekday: null, hour: 8 }, '2027-01-04T07:59', '2027-01-04T08:00'],
  [{ weekday: null, hour: 8 }, '2027-01-04T08:00', '2027-01-05T08:00'],
  [{ weekday: null, hour: 0 }, '2027-01-04T23:30', '2027-01-05T00:00'],
  [{ weekday: 6, hour: 9 }, '2027-01-04T10:00', '2027-01-09T09:00'],
  [{ weekday: 1, hour: 9 }, '2027-01-04T08:00', '2027-01-04T09:00'],
  [{ weekday: 1, hour: 9 }, '2027-01-04T09:30', '2027-01-11T09:00'],
])('%j after %s is %s', (time, at, expected) => {
  expect(digestAfter(lab(at), time)).toBe(lab(expected));
});

test('the next summary is in the future, at its hour and on its day, and within a week', () => {
  const instant = fc.integer({ min: lab('2026-01-01T00:00'), max: lab('2028-01-01T00:00') });
  const time = fc.record({
    weekday: fc.option(fc.integer({ min: 0, max: 6 })),
    hour: fc.integer({ min: 0, max: 23 }),
  });
  fc.assert(
    fc.property(instant, time, (at, chosen) => {
      const next = digestAfter(at, chosen);
      const clock = labTime(next);
      expect(next).toBeGreaterThan(at);
      expect(next - at).toBeLessThanOrEqual((chosen.weekday === null ? 1 : 7) * 86_400_000);
      expect(clock.toISOString().slice(11)).toBe(
        `${String(chosen.hour).padStart(2, '0')}:00:00.000Z`,
      );
      if (chosen.weekday !== null) expect(clock.getUTCDay()).toBe(chosen.weekday);
    }),
  );
});

test.each<[number | null, boolean, string, boolean]>([
  [null, true, '2027-01-08T08:00', true],
  [null, true, '2027-01-09T07:00', false],
  [null, false, '2027-01-08T08:00', false],
  // A user who chose Friday gets the summary on Friday, even on a day off.
  [5, true, '2027-01-08T08:00', false],
])('on weekday %s with quiet days off %s, at %s: skipped is %s', (weekday, daysOff, at, isOut) => {
  const given = { quiet: { ...noQuietTimes, daysOff }, calendar: plainCalendar };
  expect(isLeftOut(lab(at), { weekday, hour: 8 }, given)).toBe(isOut);
});

describe('the content of a summary', () => {
  test('lists only counts above zero', () => {
    const digest = digestOf({ questions: 3, quotes: 0, ready: 1, overdue: 0 }) ?? {};
    expect(digest).toEqual({ questions: 3, ready: 1 });
    expect(digestWords(digest, 'shop', 'en').body).toBe(
      'Waiting for your answer: 3\nReady to ship: 1',
    );
    expect(digestWords(digest, 'shop', 'fa').body).toBe(
      'منتظر پاسخ شما: ۳ سفارش\nآمادهٔ ارسال: ۱ سفارش',
    );
  });

  test('is null if every count is zero', () => {
    expect(digestOf({ late: 0, dueToday: 0 })).toBeNull();
  });

  test.each<[Digest, string | null]>([
    [{ ready: 2 }, 'state=ready'],
    [{ late: 2 }, 'late=true'],
    [{ overdue: 1 }, null],
    [{ ready: 2, late: 1 }, null],
  ])('%j leads to the list %s', (digest, query) => {
    expect(digestQuery(digest)).toBe(query);
  });
});

test.each(['', ...rhythms] as const)('the rhythm “%s” is read back as written', (rhythm) => {
  const chosen = { rhythm, hour: '17' };
  const time = readDigest(chosen);
  expect(typedDigest(time ?? undefined)).toEqual(time ? chosen : { rhythm: '', hour: '8' });
});
