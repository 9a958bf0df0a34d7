import { expect, test } from 'vitest';
import { foreseenDay } from '../../../src/domain/lifecycle/foreseen-day.ts';

const [first, second] = ['2026-11-29', '2026-12-02'];

test.each([
  ['nothing was said', [{}, {}], undefined],
  ['it was ordered', [{ foreseenFor: first }, {}], first],
  ['it was corrected', [{ foreseenFor: first }, {}, { foreseenFor: second }, {}], second],
  ['it was corrected while it waited', [{ foreseenFor: first }, { foreseenFor: undefined }], first],
])('the day that was foreseen when %s', (_, events, day) => {
  expect(foreseenDay(events as Parameters<typeof foreseenDay>[0])).toBe(day);
});
