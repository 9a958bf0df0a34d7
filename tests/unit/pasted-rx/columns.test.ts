import { expect, test } from 'vitest';
import { brief } from './brief.ts';

/** Rows under headings. */
const forms: Record<string, [written: string, read: string][]> = {
  cells: [
    ['SPH CYL AXIS ADD PD\nR\t-2.00\t\t\t2.00\t31', 'R.sph -200 R.add 200 R.pd 310'],
    [
      'SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00\t\t\t2.00\t31\nL\t-1.00\t-0.50\t90\t2.00\t32',
      'R.sph -200 R.add 200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.add 200 L.pd 320',
    ],
    [
      ',SPH,CYL,AXIS,ADD,PD\nR,-2.00,,,2.00,31\nL,-1.00,-0.50,90,2.00,32',
      'R.sph -200 R.add 200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.add 200 L.pd 320',
    ],
    [
      ';SPH;CYL;AXIS;ADD;PD\nR;-2,00;;;2,00;31\nL;-1,00;-0,50;90;2,00;32',
      'R.sph -200 R.add 200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.add 200 L.pd 320',
    ],
    ['| |SPH|CYL|AXIS|ADD|PD|\n|R|-2.00||| 2.00|31|', 'R.sph -200 R.add 200 R.pd 310'],
    ['     SPH CYL AXIS ADD PD\nR -2.00 - - 2.00 31', 'R.sph -200 R.add 200 R.pd 310'],
    ['     SPH CYL AXIS ADD PD\nR -2.00 DS 2.00 31', 'R.sph -200 R.add 200 R.pd 310'],
    [
      '    SPH    CYL    AXIS   ADD   PD\nR   -2.00                2.00  31',
      'R.sph -200 R.add 200 R.pd 310',
    ],
    [
      '    SPH    CYL    AXIS   ADD   PD\nOD  -2.00  DS            2.00  31\nOS  -1.00  -0.50  90     2.00  32',
      'R.sph -200 R.add 200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.add 200 L.pd 320',
    ],
    ['SPH CYL AXIS\nR -2.00 DS\nL -1.00 -0.50 90', 'R.sph -200 L.sph -100 L.cyl -50 L.axis 90'],
  ],
  tables: [
    [
      'SPH CYL AXIS ADD PD\nR -2.00 2.00 31',
      'R.sph -200 ? stray "2.00" [cylinder -2.00, cylinder +2.00, add 2.00] ? stray "31" [axis 31, pd 31]',
    ],
    [
      'SPH CYL AXIS ADD PD\nR -2.00 31',
      '? stray "-2.00" [sphere -2.00, cylinder -2.00] ? stray "31" [axis 31, pd 31]',
    ],
    ['SPH CYL AXIS ADD PD\nR -2.00 -0.50 90', 'R.sph -200 R.cyl -50 R.axis 90'],
    [
      'SPH CYL AXIS ADD PD\nR -2.00 -0.50 90 31',
      'R.sph -200 R.cyl -50 R.axis 90 ? stray "31" [pd 31]',
    ],
    ['SPH CYL AXIS ADD PD\nR -2.00 -0.50 90 2.00', 'R.sph -200 R.cyl -50 R.axis 90 R.add 200'],
    ['SPH CYL AXIS ADD PD\nR -2.00', 'R.sph -200'],
    [
      'SPH CYL AXIS ADD PD\nR +2.00 +2.00 31',
      'R.sph 200 ? stray "+2.00" [cylinder +2.00, add +2.00] ? stray "31" [axis 31, pd 31]',
    ],
    ['SPH CYL AXIS ADD PD\nR +2.00', 'R.sph 200'],
    [
      'SPH CYL AXIS ADD PD\nR -2.00 - 2.00 31',
      'R.sph -200 ? stray "- 2.00" [cylinder -2.00, add 2.00] ? stray "31" [axis 31, pd 31]',
    ],
    ['SPH CYL AXIS ADD PD\nR -2.00 -- -- 2.00 31', 'R.sph -200 R.add 200 R.pd 310'],
    ['SPH CYL AXIS ADD PD\nR -2.00 — — 2.00 31', 'R.sph -200 R.add 200 R.pd 310'],
    ['SPH CYL AXIS ADD PD\nR -2.00 DS - 2.00 31', 'R.sph -200 R.add 200 R.pd 310'],
    ['SPH CYL AXIS ADD PD\nR -2.00 DS', 'R.sph -200'],
    ['SPH CYL AXIS ADD PD\nR -2.00 DS 2.00', 'R.sph -200 R.add 200'],
    ['SPH CYL AXIS ADD PD\nR -2.00 DS 31', 'R.sph -200 ? stray "31" [axis 31, pd 31]'],
    [
      'SPH CYL AXIS ADD\nR - 2.00 - 0.50',
      '? stray "2.00" [sphere -2.00, sphere +2.00, cylinder -2.00, cylinder +2.00, add 2.00] ? stray "- 0.50" [sphere -0.50, cylinder -0.50, add 0.50]',
    ],
    [
      'SPH CYL AXIS ADD PD\nR|-2.00|||2.00|31\nL|-1.00|-0.50|90|2.00|32',
      'R.sph -200 R.add 200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.add 200 L.pd 320',
    ],
    ['SPH | CYL | AXIS | ADD | PD\nR | -2.00 | | | 2.00 | 31', 'R.sph -200 R.add 200 R.pd 310'],
    [
      '| Eye | SPH | CYL | AXIS | ADD | PD |\n|---|---|---|---|---|---|\n| R | -2.00 | | | 2.00 | 31 |\n| L | -1.00 | -0.50 | 90 | 2.00 | 32 |',
      'R.sph -200 R.add 200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.add 200 L.pd 320',
    ],
    [
      'Eye\tSPH\tCYL\tAXIS\tADD\tPD\nOD\t-2.00\t\t\t2.00\t31\nOS\t-1.00\t-0.50\t90\t\t32',
      'R.sph -200 R.add 200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.pd 320',
    ],
    [
      'چشم\tاسفر\tسیلندر\tمحور\tادیشن\tپی‌دی\nراست\t۲٫۰۰-\t\t\t۲٫۰۰\t۳۱\nچپ\t۱٫۰۰-\t۰٫۵۰-\t۹۰\t۲٫۰۰\t۳۲',
      'R.sph -200 R.add 200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.add 200 L.pd 320',
    ],
    ['اسفر، سیلندر، محور، ادیشن\nراست، ۲-، ، ، ۲', 'R.sph -200 R.add 200'],
    ['اسفر سیلندر محور ادیشن\nراست ۲٫۰۰- - - ۲٫۰۰', 'R.sph -200 R.add 200'],
    [
      'محور\tسیلندر\tاسفر\tچشم\n۹۰\t۰٫۵۰-\t۲٫۰۰-\tراست\n\t\t۱٫۰۰-\tچپ',
      'R.sph -200 R.cyl -50 R.axis 90 L.sph -100',
    ],
    ['محور سیلندر اسفر\nراست ۹۰ ۰٫۵۰- ۲٫۰۰-', 'R.sph -200 R.cyl -50 R.axis 90'],
    ['PD\tADD\tAXIS\tCYL\tSPH\n31\t2.00\t\t\t-2.00\tR', 'R.sph -200 R.add 200 R.pd 310'],
    [
      'SPH;CYL;AXIS;ADD\nR;-2.00;;;2.00\nL;-1.00;-0.50;90;2.00',
      'R.sph -200 R.add 200 L.sph -100 L.cyl -50 L.axis 90 L.add 200',
    ],
    ['SPH,CYL,AXIS,ADD\nR,-2.00,,,2.00', 'R.sph -200 R.add 200'],
    ['SPH, CYL, AXIS\nR, -2.00, -0.50, 90', 'R.sph -200 R.cyl -50 R.axis 90'],
    ['SPH, CYL, AXIS\nR -2,25 -0,75 90', 'R.sph -225 R.cyl -75 R.axis 90'],
    ['SPH\tCYL\tAXIS\nR\t-2,25\t-0,75\t90', 'R.sph -225 R.cyl -75 R.axis 90'],
    ['SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00\t-\t-\t2.00\t31', 'R.sph -200 R.add 200 R.pd 310'],
    ['SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00\tDS\t\t2.00\t31', 'R.sph -200 R.add 200 R.pd 310'],
    ['SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00\tsph\t\t2.00\t31', 'R.sph -200 R.add 200 R.pd 310'],
    [
      'SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00\tplano\t\t2.00\t31',
      'R.sph -200 R.cyl 0 R.add 200 R.pd 310',
    ],
    [
      'SPH\tCYL\tAXIS\tADD\tPD\nR\tplano\t-0.50\tx 90\t+2.00\t31 mm',
      'R.sph 0 R.cyl -50 R.axis 90 R.add 200 R.pd 310',
    ],
    [
      'SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00\t?\t\t2.00\t31',
      'R.sph -200 R.add 200 R.pd 310 ? unreadable "?"',
    ],
    [
      'SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00 (old)\t\t\t2.00\t31',
      'R.add 200 R.pd 310 ? stray "-2.00" [sphere -2.00, cylinder -2.00]',
    ],
    ['SPH\tCYL\tAXIS\tVA\tADD\tPD\nR\t-2.00\t\t\t0.8\t2.00\t31', 'R.sph -200 R.add 200 R.pd 310'],
    [
      'SPH\tCYL\tAXIS\tPrism\tBase\tADD\nR\t-2.00\t\t\t2\tIn\t2.00',
      'R.sph -200 R.add 200 R.prism 200in',
    ],
    [
      'SPH\tCYL\tAXIS\tADD\tPD\n\t-2.00\t\t\t2.00\t31\n\t-1.00\t\t\t2.00\t32',
      '? whichRow "-2.00\t\t\t2.00\t31\n\t-1.00\t\t\t2.00\t32" [right, left]',
    ],
    [
      'SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00\t2.00\t31',
      'R.sph -200 ? stray "2.00" [cylinder -2.00, cylinder +2.00, add 2.00] ? stray "31" [axis 31, pd 31]',
    ],
    ['SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00', 'R.sph -200'],
    ['SPH\tCYL\tAXIS\tADD\tPD\nR\t\t\t\t2.00\t31', 'R.add 200 R.pd 310'],
    [
      '\tOD\tOS\nSPH\t-2.25\t-2.00\nCYL\t\t-0.50\nAXIS\t\t85',
      'R.sph -225 L.sph -200 L.cyl -50 L.axis 85',
    ],
    [
      '     OD     OS\nSPH -2.25  -2.00\nCYL        -0.50\nAXIS       85',
      'R.sph -225 L.sph -200 L.cyl -50 L.axis 85',
    ],
    [
      '     OD     OS\nSPH -2.25  -2.00\nCYL -0.50\nAXIS 85',
      'R.sph -225 L.sph -200 ? whichEye "-0.50" [right, left, both] ? whichEye "85" [right, left, both]',
    ],
    [
      '     OS     OD\nSPH -2.25 -2.00\nCYL - -0.50\nAXIS - 85',
      'R.sph -200 R.cyl -50 R.axis 85 L.sph -225',
    ],
    [
      'OD SPH CYL AXIS OS SPH CYL AXIS\n-2.25 -0.75 90 -2.00 -0.50 85',
      'R.sph -225 R.cyl -75 R.axis 90 L.sph -200 L.cyl -50 L.axis 85',
    ],
    [
      'OD\tSPH\tCYL\tAXIS\tOS\tSPH\tCYL\tAXIS\n\t-2.25\t\t\t\t-2.00\t-0.50\t85',
      'R.sph -225 L.sph -200 L.cyl -50 L.axis 85',
    ],
    [
      'R SPH\tR CYL\tR AXIS\tL SPH\tL CYL\tL AXIS\n-2.25\t\t\t-2.00\t-0.50\t85',
      'R.sph -225 L.sph -200 L.cyl -50 L.axis 85',
    ],
    [
      '      OD           OS\nSPH CYL AX  SPH CYL AX\n-2.25 -0.75 90 -2.00 -0.50 85',
      '? whichEye "-2.25 -0.75 90 -2.00 -0.50 85" [right, left, both]',
    ],
    [
      'SPH CYL AXIS\nR -2.25 -0.75 90 L -2.00 -0.50 85',
      'R.sph -225 R.cyl -75 R.axis 90 L.sph -200 L.cyl -50 L.axis 85',
    ],
    [
      'SPH CYL ADD\nR -2.25 2.00 L -2.00 2.00',
      'R.sph -225 L.sph -200 ? stray "2.00" [cylinder -2.00, cylinder +2.00, add 2.00] ? stray "2.00" [cylinder -2.00, cylinder +2.00, add 2.00]',
    ],
    [
      'Right eye SPH CYL AXIS\n-2.25 -0.75 90\nLeft eye SPH CYL AXIS\n-2.00 -0.50 85',
      'R.sph -225 R.cyl -75 R.axis 90 L.sph -200 L.cyl -50 L.axis 85',
    ],
    [
      'OD\nSPH\tCYL\tAXIS\n-2.25\t\t\nOS\nSPH\tCYL\tAXIS\n-2.00\t-0.50\t85',
      'R.sph -225 L.sph -200 L.cyl -50 L.axis 85',
    ],
    [
      '        SPH     CYL     AXIS    ADD\nRight   -2.00                   2.00\nLeft    -1.00   -0.50   90      2.00',
      'R.sph -200 R.add 200 L.sph -100 L.cyl -50 L.axis 90 L.add 200',
    ],
    [
      '        SPH     CYL     AXIS    ADD     PD\nOD      -2.00                           31\nOS      -1.00   -0.50   90              32',
      'R.sph -200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.pd 320',
    ],
    [
      '          Sph      Cyl      Axis     Add\nOD      -2.00                      +2.00\nOS      -1.00    -0.50      90     +2.00',
      'R.sph -200 R.add 200 L.sph -100 L.cyl -50 L.axis 90 L.add 200',
    ],
    [
      'SPH CYL AXIS ADD PD\nR\t-2.00\t\t\t2.00\t31\nL\t-1.00\t-0.50\t90\t2.00\t32',
      'R.sph -200 R.add 200 R.pd 310 L.sph -100 L.cyl -50 L.axis 90 L.add 200 L.pd 320',
    ],
    ['SPH CYL AXIS ADD PD\nR,-2.00,,,2.00,31', 'R.sph -200 R.add 200 R.pd 310'],
    ['SPH CYL AXIS ADD PD\nR;-2.00;;;2.00;31', 'R.sph -200 R.add 200 R.pd 310'],
    ['SPH CYL AXIS ADD PD\nR,-2,,,2,31', 'R.sph -200 R.add 200 R.pd 310'],
    [
      'SPH,CYL,AXIS,ADD,PD\nR,-2.00,-0.50,90,2,32',
      'R.sph -200 R.cyl -50 R.axis 90 R.add 200 R.pd 320',
    ],
    ['SPH,CYL,AXIS,PD\nR,-2.00,-0.50,90,32', 'R.sph -200 R.cyl -50 R.axis 90 R.pd 320'],
    [
      'Name\tSPH\tCYL\tAXIS\nAli\t-2.00\t-0.50\t90',
      '? whichEye "-2.00\t-0.50\t90" [right, left, both]',
    ],
    [
      'No\tEye\tSPH\tCYL\tAXIS\n1\tR\t-2.00\t-0.50\t90\n2\tL\t-1.00\t\t',
      'R.sph -200 R.cyl -50 R.axis 90 L.sph -100',
    ],
    [
      'SPH\tCYL\tAXIS\tADD\tPD\nR\t-2.00\t\t\t2.00\t31\nADD 2.00\nPD 64',
      'R.sph -200 R.add 200 L.pd 320 ? twoValues "64" [0, 1]',
    ],
    [
      'SPH\tCYL\tAXIS\nFar\tR\t-2.00\t-0.50\t90\n\tL\t-1.00\t-0.25\t80',
      'R.sph -200 R.cyl -50 R.axis 90 L.sph -100 L.cyl -25 L.axis 80',
    ],
  ],
};

for (const [group, written] of Object.entries(forms)) {
  test.each(written)(`${group}: %j`, (text, read) => {
    expect(brief(text)).toBe(read);
  });
}
