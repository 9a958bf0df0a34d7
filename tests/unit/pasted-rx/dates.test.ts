import { expect, test } from 'vitest';
import { readPasted } from '../../../src/domain/pasted-rx/read-pasted.ts';
import { brief } from './brief.ts';

/** Dates and times in all the ways people write them. */
const dates = [
  '1404/09/14',
  '۱۴۰۴/۰۹/۱۴',
  '۱۴۰۴ / ۰۹ / ۱۴',
  '‎۱۴۰۴/۰۹/۱۴‎',
  '۱۴۰۴ ۰۹ ۱۴',
  '1404-9-14',
  '1404.09.14',
  '۱۴/۹/۱۴۰۴',
  '2026-11-25',
  '25-11-2026',
  '25 - 11 - 2026',
  '٢٥/١١/٢٠٢٦',
  '25.11.2026',
  '2026-11-25T14:30:00Z',
  '2026-11-25T14:30:00.000+03:30',
  '2026-11-25 14:30:00',
  '20261125',
  '14/09/04',
  '04/09/14',
  '۰۴-۰۹-۱۴',
  '25.11.26',
  '11/25/26',
  '25/11/26',
  '26-11-25',
  '25 / 11 / 26',
  '11/2026',
  '1404/09',
  '14 آذر 1404',
  '۱۴ آذر',
  '۱۴ آذرماه سال ۱۴۰۴',
  'آذر ۱۴۰۴',
  'آذر ۰۴',
  '14 دی 04',
  '۱۴ قوس ۱۴۰۴',
  '۲۵ نوامبر',
  '۲۵ نومبر ۲۰۲۵',
  '۵ می ۲۰۲۶',
  '25 Nov 2026',
  'Nov 25, 2026',
  'Nov. 25th, 2026',
  '25th Nov',
  '25-Nov-26',
  '25Nov2026',
  'چهارشنبه ۱۴ آذر',
  '۳شنبه ساعت ۵',
  '5 شنبه',
  'Tuesday 25',
  'ساعت ۵',
  'ساعت ۱۷:۳۰',
  'ساعت ۵ و نیم',
  '۵ عصر',
  '14:30',
  '2:05 PM',
  '5 pm',
  '10am',
  'Mon 12:30',
];

test.each(dates)('%j after a row without an axis is not read as one of its values', (date) => {
  expect(brief(`L -2.25 -0.75 ${date}`)).toBe('L.sph -225 L.cyl -75 ? axisMissing "-0.75"');
});

test.each(dates)('%j after, above or below a row does not change its reading', (date) => {
  const read = 'L.sph -225 L.cyl -75 L.axis 85';
  expect(brief(`L -2.25 -0.75 x 85 ${date}`)).toBe(read);
  expect(brief(`${date}\nL -2.25 -0.75 x 85`)).toBe(read);
  expect(brief(`L -2.25 -0.75 x 85\nexam ${date}`)).toBe(read);
  expect(brief(`چپ ۲/۲۵- ۰/۷۵- محور ۸۵ ${date}`)).toBe(read);
});

/** Texts that may be a date or a value lead to a question. */
const doubtful: [written: string, read: string][] = [
  [
    'L -2.25 -0.75 09/04',
    'L.sph -225 L.cyl -75 ? axisMissing "-0.75" ? dateOrValue "09/04" [none]',
  ],
  ['L -2.25 -0.75 25-11', 'L.sph -225 L.cyl -75 ? dateOrValue "25-11" [none, axis 25, pd 25]'],
  ['L -2.25 -0.75 ۵ می', 'L.sph -225 L.cyl -75 ? dateOrValue "۵" [none, axis 5]'],
  ['L -2.25 -0.75 25 Nov 26', 'L.sph -225 L.cyl -75 ? dateOrValue "26" [none, axis 26, pd 26]'],
  [
    'L -2.25 -0.75 x 90 2/25',
    'L.sph -225 L.cyl -75 L.axis 90 ? dateOrValue "2/25" [none, add 2.25]',
  ],
  ['L -2.25 -0.75 x 90 9/14', 'L.sph -225 L.cyl -75 L.axis 90 ? dateOrValue "9/14" [none]'],
  ['L -2.25 -0.75 x 90 1404', 'L.sph -225 L.cyl -75 L.axis 90 ? dateOrValue "1404" [none]'],
  ['L 11/25 -2.25 -0.75 x 90', 'L.sph -225 L.cyl -75 L.axis 90 ? dateOrValue "11/25" [none]'],
  ['L 2025 -2.25 -0.75 x 90', 'L.sph -225 L.cyl -75 L.axis 90 ? dateOrValue "2025" [none]'],
  ['L 2/1/90', '? dateOrValue "2/1/90" [none, sphere -2 -1 90, sphere +2 +1 90]'],
  [
    'L 2.25 -0.75 25-11',
    'L.cyl -75 ? signMissing "2.25" [-, +] ? dateOrValue "25-11" [none, axis 25, pd 25]',
  ],
  ['L -2.25 14/5/4', 'L.sph -225 ? dateOrValue "14/5/4" [none]'],
];

test.each(doubtful)('%j: a date or a value', (text, read) => {
  expect(brief(text)).toBe(read);
});

test('fills in the value only if it is not a date', () => {
  const text = 'L -2.25 -0.75 25-11';
  const [question] = readPasted(text).questions;
  const answered = (answer: string) => brief(text, { [question?.id ?? '']: answer });
  expect(answered('axis 25')).toContain('L.axis 25');
  expect(answered('none')).not.toContain('L.axis');
});

/** Texts that look like dates but are not. */
const values: [written: string, read: string][] = [
  ['چشم راست ۲/۲۵ ۰/۷۵- محور ۹۰', 'R.cyl -75 R.axis 90 ? signMissing "۲/۲۵" [-, +]'],
  ['راست ۲- ۰/۵- ۱۴۰۴/۰۹/۱۴', 'R.sph -200 R.cyl -50 ? axisMissing "۰/۵-"'],
  ['راست ۲/۲۵- ۰/۷۵- محور ۲۰ دی', 'R.sph -225 R.cyl -75 R.axis 20'],
  ['R -2.00 -0.50 x 20 may be', 'R.sph -200 R.cyl -50 R.axis 20'],
  ['R -1.00 L -1.00 پی دی ۳۱/۳۲', 'R.sph -100 R.pd 310 L.sph -100 L.pd 320'],
  ['پی دی ۶۴', 'R.pd 320 L.pd 320'],
  ['نسخه خانم آذر راست ۲- چپ ۱-', 'R.sph -200 L.sph -100'],
  [
    'L 2/25 -0/75 -1/00',
    'L.cyl -75 ? signMissing "2/25" [-, +] ? axisMissing "-0/75" ? stray "-1/00"',
  ],
  ['R -2/25/-0/75/90', 'R.sph -225 R.cyl -75 R.axis 90'],
];

test.each(values)('%j is not a date', (text, read) => {
  expect(brief(text)).toBe(read);
});
