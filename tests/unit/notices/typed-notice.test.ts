import { expect, test } from 'vitest';
import { noticeContent } from '../../../src/domain/notices/notice.ts';
import { noticeFaults, readNotice } from '../../../src/domain/notices/typed-notice.ts';

const sound = { fa: 'تعطیل', en: 'Closed ', from: '2026-11-22', until: '2026-11-22' };

test.each([
  [sound, {}],
  [
    { ...sound, fa: ' ', from: '' },
    { fa: 'required', from: 'required' },
  ],
  [{ ...sound, en: 'x'.repeat(301) }, { en: 'tooLong' }],
  [{ ...sound, until: '2026-11-21' }, { until: 'endsBefore' }],
])('%j has the faults %j, and the server agrees', (typed, faults) => {
  expect(noticeFaults(typed)).toEqual(faults);
  const isSound = Object.keys(faults).length === 0;
  expect(noticeContent.safeParse(readNotice(typed)).success).toBe(isSound);
});
