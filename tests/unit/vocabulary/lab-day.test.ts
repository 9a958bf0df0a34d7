import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { labDay, labOffset, labTime } from '../../../src/domain/vocabulary/lab-day.ts';
import { labInstant } from '../../../src/domain/vocabulary/lab-instant.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

const hours = (at: string) => labOffset(Date.parse(at)) / 3_600_000;

describe('the lab’s clock', () => {
  test.each([
    ['2026-11-25T12:00:00Z', 3.5],
    ['2026-07-01T12:00:00Z', 3.5],
    ['2031-04-01T12:00:00Z', 3.5],
    ['2022-09-21T19:30:00Z', 3.5],
    ['2022-09-21T19:29:59Z', 4.5],
    ['2021-07-01T12:00:00Z', 4.5],
    ['2021-01-01T12:00:00Z', 3.5],
  ])('at %s is %d hours ahead of UTC', (at, ahead) => {
    expect(hours(at)).toBe(ahead);
  });

  test('shows midnight as the next day', () => {
    expect(labDay(Date.parse('2026-11-25T20:29:59.999Z'))).toBe('2026-11-25');
    expect(labDay(Date.parse('2026-11-25T20:30:00Z'))).toBe('2026-11-26');
  });

  test('matches current time zone data', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Tehran',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const instants = fc.date({
      min: new Date('2010-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (at) => {
        const shown = labTime(at.getTime()).toISOString().slice(0, 19).replace('T', ' ');
        expect(shown).toBe(format.format(at));
      }),
      { numRuns: 2000 },
    );
  });

  test('does not use the device’s time zone data for recent times', async () => {
    const asked = vi.spyOn(Intl, 'DateTimeFormat');
    vi.resetModules();
    const fresh = await import('../../../src/domain/vocabulary/lab-day.ts');
    expect(fresh.labDay(Date.parse('2026-07-01T20:00:00Z'))).toBe('2026-07-01');
    expect(asked).not.toHaveBeenCalled();
  });
});

test.each([
  ['2026-11-22', '07:30', '2026-11-22T04:00:00.000Z'],
  // Just before summer time ended for the last time.
  ['2022-09-21', '22:00', '2022-09-21T17:30:00.000Z'],
  ['2022-09-22', '22:00', '2022-09-22T18:30:00.000Z'],
])('the lab’s clock shows %s %s at %s', (day, time, instant) => {
  expect(new Date(labInstant(day, time)).toISOString()).toBe(instant);
});
