import { expect, test } from 'vitest';
import { brief } from './brief.ts';

/** One power before an axis, and powers around an axis. */
const forms: Record<string, [written: string, read: string][]> = {
  'one power': [
    ['OD -0.75 x 90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['R ∞/-0.75x90', 'R.sph 0 R.cyl -75 R.axis 90'],
    ['چشم راست -0.75 محور 90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['R -2.25 x 90', 'R.axis 90 ? lonePower "-2.25" [plano, cylinder, sphere]'],
    [
      'R -0.75 x 90\nL -0.50 x 85',
      'R.axis 90 L.axis 85 ? lonePower "-0.75" [plano, cylinder, sphere] ? lonePower "-0.50" [plano, cylinder, sphere]',
    ],
    ['R -0.75 ax 90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['R cyl -0.75 x 90', 'R.cyl -75 R.axis 90 ? sphereMissing "-0.75"'],
    ['R -0.75 cyl x 90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['R -0.75 90', '? lonePower "-0.75" [plano, cylinder, sphere] ? stray "90" [axis 90]'],
    ['R ∞ -0.75 x 90', 'R.sph 0 R.cyl -75 R.axis 90'],
    ['R: ∞', 'R.sph 0'],
    ['R /-0.75 x 90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['R -/-0.75 x 90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['R --- -0.75 x 90', 'R.axis 90 ? lonePower "0.75" [plano, cylinder, sphere]'],
    ['R (-0.75 x 90)', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['راست: ۰/۷۵- آکس ۹۰', 'R.axis 90 ? lonePower "۰/۷۵-" [plano, cylinder, sphere]'],
  ],
  'more of them': [
    ['OD +0.00 -0.75 x 90', 'R.sph 0 R.cyl -75 R.axis 90'],
    ['OU -0.75 x 90', 'R.axis 90 L.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['OU 0.75 x 90', 'R.axis 90 L.axis 90 ? lonePower "0.75" [plano, cylinder, sphere]'],
    ['R 0.75 x 90', 'R.axis 90 ? lonePower "0.75" [plano, cylinder, sphere]'],
    ['R -0.75 x 90 add 2.00', 'R.axis 90 R.add 200 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    [
      'R -0.75 x 90 L -1.00 -0.50 x 80',
      'R.axis 90 L.sph -100 L.cyl -50 L.axis 80 ? lonePower "-0.75" [plano, cylinder, sphere]',
    ],
    ['OD\n-0.75 x 90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['OD -2.25\n-0.75 x 90', 'R.sph -225 ? whichEye "-0.75 x 90" [right, left, both]'],
    ['OD\n-2.25\n-0.75 x 90', 'R.sph -225 R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['OD sph -0.75 x 90', 'R.sph -75 ? axisWithoutCylinder "90" [take]'],
    ['OD -0.75 DC x 90', 'R.cyl -75 R.axis 90 ? sphereMissing "-0.75"'],
    ['OD -0.75 DS x 90', 'R.sph -75 ? axisWithoutCylinder "90" [take]'],
    ['OD: - / -0.75 x 90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['OD pl/-0.75x90', 'R.sph 0 R.cyl -75 R.axis 90'],
    ['R ∞ L ∞', 'R.sph 0 L.sph 0'],
    ['R ∞ -0.75 x 90 L ∞ -0.50 x 10', 'R.sph 0 R.cyl -75 R.axis 90 L.sph 0 L.cyl -50 L.axis 10'],
    ['R:∞ ، L:-1.00', 'R.sph 0 L.sph -100'],
    ['راست ∞ ۰/۷۵- محور ۹۰', 'R.sph 0 R.cyl -75 R.axis 90'],
    [
      'R x 90 -0.75',
      '? detailOrValue "90" [none, axis 90] ? lonePower "-0.75" [plano, cylinder, sphere]',
    ],
    ['R axis 90 cyl -0.75', 'R.cyl -75 R.axis 90 ? sphereMissing "-0.75"'],
    ['-0.75 x 90 R', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['-0.75 x 90', '? whichEye "-0.75 x 90" [right, left, both]'],
    ['سیلندر راست ۰/۷۵- محور ۹۰', 'R.cyl -75 R.axis 90 ? sphereMissing "۰/۷۵-"'],
    ['راست سیلندر ۰/۷۵- محور ۹۰', 'R.cyl -75 R.axis 90 ? sphereMissing "۰/۷۵-"'],
    ['راست فقط سیلندر ۰/۷۵- محور ۹۰', 'R.cyl -75 R.axis 90 ? sphereMissing "۰/۷۵-"'],
    ['R -0.75@90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    ['R -0.75/90', '? lonePower "-0.75" [plano, cylinder, sphere] ? stray "90" [axis 90]'],
    ['R -0.75/x90', 'R.axis 90 ? lonePower "-0.75" [plano, cylinder, sphere]'],
    [
      'R -0.75x90 L -0.50x80 PD 64',
      'R.axis 90 R.pd 320 L.axis 80 L.pd 320 ? lonePower "-0.75" [plano, cylinder, sphere] ? lonePower "-0.50" [plano, cylinder, sphere]',
    ],
    ['SPH CYL AXIS\nR\t\t-0.75\t90', 'R.cyl -75 R.axis 90 ? sphereMissing "-0.75"'],
    ['SPH CYL AXIS\nR - -0.75 90', 'R.cyl -75 R.axis 90 ? sphereMissing "-0.75"'],
    [
      'SPH CYL AXIS\nR -0.75 90',
      '? stray "-0.75" [sphere -0.75, cylinder -0.75] ? stray "90" [axis 90]',
    ],
  ],
};

for (const [group, written] of Object.entries(forms)) {
  test.each(written)(`${group}: %j`, (text, read) => {
    expect(brief(text)).toBe(read);
  });
}
