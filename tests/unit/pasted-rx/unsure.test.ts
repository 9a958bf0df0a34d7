import { expect, test } from 'vitest';
import { brief } from './brief.ts';

/** A range, a correction or an unsure writer leads to a question. */
const written: readonly (readonly [text: string, read: string])[] = [
  ['R -2.25 to -2.50 x 90', '? twoValues "-2.50" [0, 1] ? axisWithoutCylinder "90" [take]'],
  ['راست ۲/۲۵- تا ۲/۵۰- محور ۹۰', '? twoValues "۲/۵۰-" [0, 1] ? axisWithoutCylinder "۹۰" [take]'],
  ['R -2.00 → -1.75 x 90', '? twoValues "-1.75" [0, 1] ? axisWithoutCylinder "90" [take]'],
  ['R -2.00 -> -1.75 x 90', '? twoValues "-1.75" [0, 1] ? axisWithoutCylinder "90" [take]'],
  ['R -2.25 ~ -2.50 x 90', '? twoValues "-2.50" [0, 1] ? axisWithoutCylinder "90" [take]'],
  ['R not -2.00 but -1.75', '? twoValues "-1.75" [0, 1]'],
  ['R -2.00 -0.50 90 تا 95', 'R.sph -200 R.cyl -50 ? twoValues "95" [0, 1]'],
  ['R -2.00 ۲ تا L -1.75 ۲ تا', 'R.sph -200 L.sph -175'],
  ['R -1.00 -0.50 x 90 ۳ تا ۵ روز', 'R.sph -100 R.cyl -50 R.axis 90'],
  ['R -2.25 -0.50 x 90\nL 〃 〃 〃', 'R.sph -225 R.cyl -50 R.axis 90 ? sameEye "〃" [copy]'],
  ['R -2.25 -0.50 x 90\nL -2.00 //', 'R.sph -225 R.cyl -50 R.axis 90 L.sph -200 ? sameEye "/"'],
  ['R -2.25 // L -2.00', 'R.sph -225 L.sph -200'],
  ['R > -2.00 L > -1.75', 'R.sph -200 L.sph -175'],
  ['R -2.25? to -2.50?', '? twoValues "-2.50" [0, 1]'],
  ['R -2.00? L -1.75', 'L.sph -175 ? unclear "-2.00" [-2.00]'],
  ['راست ۲-؟ چپ ۱-', 'L.sph -100 ? unclear "۲-" [-2]'],
  ['R -2.00 -0.50 x 90?', 'R.sph -200 R.cyl -50 ? unclear "90" [90]'],
  ['R ~-2.00 -0.50 x 90', 'R.cyl -50 R.axis 90 ? unclear "-2.00" [-2.00]'],
  ['R -2.00 L -1.75 PD 62?', 'R.sph -200 L.sph -175 ? unclear "62" [62]'],
  ['PD ~62', '? unclear "62" [62]'],
  ['PD 32? 31', '? unclear "32? 31" [32 31]'],
  ['R -2.00 seg 18? L -1.75', 'R.sph -200 L.sph -175 ? unclear "18" [18]'],
  ['R -2.00 prism 2? in', 'R.sph -200 ? unreadable "2"'],
  ['R -2.00 -0.50 90 x2', 'R.sph -200 R.cyl -50 R.axis 90 ? stray "2" [add 2]'],
  ['R -2.00 -0.50 1 x 90', 'R.sph -200 R.cyl -50 R.axis 90 ? stray "1" [add 1]'],
];

test.each(written)('%j', (text, read) => {
  expect(brief(text)).toBe(read);
});
