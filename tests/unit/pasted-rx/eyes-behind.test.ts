import { expect, test } from 'vitest';
import { brief } from './brief.ts';

/** Names of the eyes after, above and below their values. */
const forms: Record<string, [written: string, read: string][]> = {
  'of the trade': [
    [
      '-1.25 -0.50 x 90 OD\n-2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25, -0.50 x 90, OD\n-2.25, -0.75 x 85, OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 OD and -2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 OD, -2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 (R)\n-2.25 -0.75 x 85 (L)',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 :R\n-2.25 -0.75 x 85 :L',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '۱٫۲۵- ۰٫۵۰- محور ۹۰ راست\n۲٫۲۵- ۰٫۷۵- محور ۸۵ چپ',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '۱٫۲۵- ۰٫۵۰- محور ۹۰ چشم راست و ۲٫۲۵- ۰٫۷۵- محور ۸۵ چشم چپ',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    ['-1.25 OD\n-2.25 -0.75 x 85 OS', 'R.sph -125 L.sph -225 L.cyl -75 L.axis 85'],
    ['-2.00 راست\n-2.25 چپ', 'R.sph -200 L.sph -225'],
    [
      '-1.25 -0.50 x 90 OD -2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 OD -2.25 -0.75 x 85',
      '? whichRow "-1.25 -0.50 x 90 OD -2.25 -0.75 x 85" [right, left]',
    ],
    [
      'OD\n-1.25 -0.50 x 90 OS\n-2.25 -0.75 x 85',
      '? whichRow "-1.25 -0.50 x 90 OS\n-2.25 -0.75 x 85" [right, left]',
    ],
    ['R\n-1.25 L\n-2.25', '? whichRow "-1.25 L\n-2.25" [right, left]'],
    [
      '-1.25 -0.50 x 90 OD add 2.00\n-2.25 -0.75 x 85 OS add 2.00',
      'R.sph -125 R.cyl -50 R.axis 90 R.add 200 L.sph -225 L.cyl -75 L.axis 85 L.add 200',
    ],
    ['OS -1.25 -0.50 x 90 OD', 'L.sph -125 L.cyl -50 L.axis 90'],
    ['-1.00 R -2.00 L', 'R.sph -100 L.sph -200'],
    [
      '-1.00 R: -2.00 L: -3.00',
      '? whichEye "-1.00" [right, left, both] ? whichEye "-2.00" [right, left, both] ? whichEye "-3.00" [right, left, both]',
    ],
  ],
  'in other words': [
    ['-1.25 OD, -2.25 OS', 'R.sph -125 L.sph -225'],
    [
      '-1.25/-0.50x90 R | -2.25/-0.75x85 L',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 90 (OD) -2.25 -0.75 85 (OS)',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '+1.00 -0.50 x 180 right eye; +1.25 -0.25 x 10 left eye',
      'R.sph 100 R.cyl -50 R.axis 180 L.sph 125 L.cyl -25 L.axis 10',
    ],
    [
      '(-1.25 -0.50 x 90) OD\n(-2.25 -0.75 x 85) OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      'Ali: -1.25 -0.50 x 90 OD\nAli: -2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '1) -1.25 -0.50 x 90 OD\n2) -2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 = R\n-2.25 -0.75 x 85 = L',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 -> R\n-2.25 -0.75 x 85 -> L',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 for right\n-2.25 -0.75 x 85 for left',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 چشم راست\n-2.25 -0.75 x 85 چشم چپ\nPD 64',
      'R.sph -125 R.cyl -50 R.axis 90 R.pd 320 L.sph -225 L.cyl -75 L.axis 85 L.pd 320',
    ],
    [
      '-1.25 -0.50 x 90 OD\n-2.25 -0.75 x 85 OS\nADD 2.00\nPD 64',
      'R.sph -125 R.cyl -50 R.axis 90 R.add 200 R.pd 320 L.sph -225 L.cyl -75 L.axis 85 L.add 200 L.pd 320',
    ],
    [
      '-1.25 -0.50 x 90 add 2.00 OD\n-2.25 -0.75 x 85 add 2.25 OS',
      'R.sph -125 R.cyl -50 R.axis 90 R.add 200 L.sph -225 L.cyl -75 L.axis 85 L.add 225',
    ],
    [
      '-1.25 -0.50 x 90 PD 32 OD\n-2.25 -0.75 x 85 PD 31 OS',
      'R.sph -125 R.cyl -50 R.axis 90 R.pd 320 L.sph -225 L.cyl -75 L.axis 85 L.pd 310',
    ],
    [
      'PD 64\n-1.25 -0.50 x 90 OD\n-2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 R.pd 320 L.sph -225 L.cyl -75 L.axis 85 L.pd 320',
    ],
    [
      '-1.25 -0.50 x 90 OD PD 32\n-2.25 -0.75 x 85 OS PD 31',
      'R.sph -125 R.cyl -50 R.axis 90 R.pd 320 L.sph -225 L.cyl -75 L.axis 85 L.pd 310',
    ],
    [
      '-1.25 -0.50 x 90 OD\n-2.25 -0.75 x 85',
      'R.sph -125 R.cyl -50 R.axis 90 ? whichEye "-2.25 -0.75 x 85" [left]',
    ],
    [
      '-1.25 -0.50 x 90\n-2.25 -0.75 x 85 OS',
      'L.sph -225 L.cyl -75 L.axis 85 ? whichEye "-1.25 -0.50 x 90" [right]',
    ],
    [
      '-1.25 -0.50 x 90\nOD\n-2.25 -0.75 x 85\nOS',
      '? whichRow "-1.25 -0.50 x 90\nOD\n-2.25 -0.75 x 85" [right, left]',
    ],
    ['-1.25\nR\n-2.25\nL', '? whichRow "-1.25\nR\n-2.25" [right, left]'],
    ['۱/۲۵-\nراست\n۲/۲۵-\nچپ', '? whichRow "۱/۲۵-\nراست\n۲/۲۵-" [right, left]'],
    ['OD\n-1.25 -0.50 x 90\nOS', 'R.sph -125 R.cyl -50 R.axis 90'],
    [
      'OD:\n-1.25 -0.50 x 90 OD\nOS:\n-2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    ['Right\n-1.25 Left\n-2.25 Right', 'R.sph -225 ? whichEye "-1.25" [left]'],
    [
      'OD\n-1.25 -0.50 x 90\n-2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 ? whichEye "-2.25 -0.75 x 85" [left]',
    ],
    ['plano OD\n-2.25 OS', 'R.sph 0 L.sph -225'],
    ['plano OD / -2.25 OS', 'R.sph 0 L.sph -225'],
    ['-1.25 OD / plano OS', 'R.sph -125 L.sph 0'],
    ['∞ R, -1 L', 'R.sph 0 L.sph -100'],
    ['2.00 R 1.75 L', '? signMissing "2.00" [-, +] ? signMissing "1.75" [-, +]'],
    ['2 R / -1.75 L', '? whichRow "2 R / -1.75" [right, left]'],
    ['200 R 175 L', '? signMissing "200" [-, +] ? signMissing "175" [-, +]'],
    ['-2 R -1 L', 'R.sph -200 L.sph -100'],
    [
      'sph -1.25 cyl -0.50 axis 90 OD\nsph -2.25 cyl -0.75 axis 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 sph -0.50 cyl 90 axis OD\n-2.25 sph -0.75 cyl 85 axis OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    ['۱/۲۵- راست و ۲/۲۵- چپ', 'R.sph -125 L.sph -225'],
    ['۱/۲۵- راست ۲/۲۵- چپ', 'R.sph -125 L.sph -225'],
    ['نمره ۱/۲۵- راست، ۲/۲۵- چپ', 'R.sph -125 L.sph -225'],
    ['۱/۲۵- (راست)\n۲/۲۵- (چپ)', 'R.sph -125 L.sph -225'],
    [
      '۱٫۲۵- ۰٫۵۰- ۹۰ راست\n۲٫۲۵- ۰٫۷۵- ۸۵ چپ',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1,25 -0,50 x 90 OD\n-2,25 -0,75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 OS\n-2.25 -0.75 x 85 OD',
      'R.sph -225 R.cyl -75 R.axis 85 L.sph -125 L.cyl -50 L.axis 90',
    ],
    ['R -1.25, -2.25 L', '? eachEye "-1.25, -2.25" [each, own]'],
    ['R -1.25 / -2.25 L', '? eachEye "-1.25 / -2.25" [each, own]'],
    [
      'R -1.25 -0.50 x 90 / -2.25 -0.75 x 85 L',
      '? whichRow "-1.25 -0.50 x 90 / -2.25 -0.75 x 85" [right, left]',
    ],
    [
      'OD -1.25 -0.50 x 90 -2.25 -0.75 x 85 OS',
      '? whichRow "-1.25 -0.50 x 90 -2.25 -0.75 x 85" [right, left]',
    ],
    [
      '-1.25 OD -0.50 x 90 OS -2.25',
      '? whichEye "-1.25" [right, left, both] ? whichEye "-0.50 x 90" [right, left, both] ? whichEye "-2.25" [right, left, both]',
    ],
    ['-1.25 OU', 'R.sph -125 L.sph -125'],
    ['-1.25 R and L', 'R.sph -125 L.sph -125'],
    [
      '-1.25 -0.50 x 90 R, thanks\n-2.25 -0.75 x 85 L, thanks',
      '? whichRow "-1.25 -0.50 x 90 R, thanks\n-2.25 -0.75 x 85" [right, left]',
    ],
    ['-1.25 R eye -2.25 L eye', 'R.sph -125 L.sph -225'],
    ['-1.25 r. e. -2.25 l. e.', '? whichEye "-1.25 r. e. -2.25" [right, left, both]'],
    ['R:-1.25 L:-2.25', 'R.sph -125 L.sph -225'],
    ['R -1.00\nL -2.00 OS', 'R.sph -100 L.sph -200'],
    ['R -1.00 OD L -2.00 OS', '? whichRow "-1.00 OD L -2.00" [right, left]'],
    [
      '-1.25 -0.50 x 90 R ADD 2.00 -2.25 -0.75 x 85 L ADD 2.00',
      '? whichEye "-1.25 -0.50 x 90" [right, left, both] ? whichEye "2.00 -2.25 -0.75 x 85" [right, left, both] ? whichEye "2.00" [right, left, both]',
    ],
    [
      '-1.25 R PD 32 -2.25 L PD 31',
      '? whichEye "-1.25" [right, left, both] ? whichEye "32 -2.25" [right, left, both] ? whichEye "31" [right, left, both]',
    ],
    [
      '-1.25 -0.50 x 90 ← R\n-2.25 -0.75 x 85 ← L',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 OD\n\n-2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      'OD and OS\n-1.25 -0.50 x 90 OD\n-2.25 -0.75 x 85 OS',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85',
    ],
    [
      '-1.25 -0.50 x 90 راست 1402\n-2.25 -0.75 x 85 چپ',
      'R.sph -125 R.cyl -50 R.axis 90 L.sph -225 L.cyl -75 L.axis 85 ? dateOrValue "1402" [none]',
    ],
    ['سلام -1.25 راست -2.25 چپ لطفا', 'R.sph -125 L.sph -225'],
    ['-1.25 راست -2.25 چپ لطفا', 'R.sph -125 L.sph -225'],
    [
      'PD 31 OD -5.25, -1.75 OS PD 32',
      'L.pd 320 ? whichEye "31" [both, right, left] ? eachEye "-5.25, -1.75" [each, own]',
    ],
    ['R -3.75 and +7.25 L add 1.00', 'L.add 100 ? eachEye "-3.75 and +7.25" [each, own]'],
    ['ADD +1.75 +1.75 Right eye\n-6.25 Left eye', 'R.sph 175 R.add 175 L.sph -625'],
    [
      'ADD 0.75 R -0.75 -0.50 x 90 ADD 1.00 -4.25 L',
      '? whichEye "0.75" [right, left, both] ? whichEye "-0.75 -0.50 x 90 ADD 1.00 -4.25" [right, left, both]',
    ],
    [
      'PD 32 R -2.00 PD 31 -1.75 L',
      '? whichEye "32" [right, left, both] ? whichEye "-2.00 PD 31 -1.75" [right, left, both]',
    ],
    [
      'ADD 2.00 R -2.00 L',
      '? whichEye "2.00" [right, left, both] ? whichEye "-2.00" [right, left, both]',
    ],
    ['PD 64 R -2.00 L -1.75', 'R.sph -200 R.pd 320 L.sph -175 L.pd 320'],
    ['ADD 2.00 -1.25 R, -2.25 L', 'R.sph -125 L.sph -225 ? whichEye "2.00" [right, left, both]'],
    ['PD 64 -1.00 R / -2.00 L', 'R.sph -100 R.pd 320 L.sph -200 L.pd 320'],
    ['ADD 2.00 R -2.00\nL -1.75', 'R.sph -200 L.sph -175 ? whichEye "2.00" [right, left, both]'],
    ['ADD 2.00 R -2.00', 'R.sph -200 R.add 200'],
    [
      'PD 32.5 R -2.25 PD 30.5 L -2.00 ADD 2.00',
      'R.sph -225 L.sph -200 ? whichEye "32.5" [right, left, both] ? whichEye "30.5" [right, left, both] ? whichEye "2.00" [right, left, both]',
    ],
  ],
};

for (const [group, written] of Object.entries(forms)) {
  test.each(written)(`${group}: %j`, (text, read) => {
    expect(brief(text)).toBe(read);
  });
}
