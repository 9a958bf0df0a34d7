import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import { standardTrace } from '../../../src/domain/frame/standard-outline.ts';
import type { Trace } from '../../../src/domain/frame/trace.ts';
import { readTraceFile } from '../../../src/domain/frame/trace-file.ts';
import { writeTrace } from '../../../src/domain/frame/trace-writing.ts';
import { ellipseTrace, traceText } from '../../fixtures/traces.ts';

const right = standardTrace('aviator', { a: 520, b: 440 }, 400);
const left = mirrorTrace(right);
const rightRecords = writeTrace('right', right);
const leftRecords = writeTrace('left', left);
const rowsOf = (label: string, { radii }: Trace) =>
  writeTrace('right', { radii, angles: null })
    .slice(1)
    .map((row) => row.replace('R=', `${label}=`));

function read(records: readonly string[], end?: string) {
  const reading = readTraceFile(traceText(records, end));
  return reading.kind === 'problem'
    ? reading.problem
    : { ...reading.trace, kept: reading.trace.kept.map(({ line }) => line) };
}
const both = { right, left, mirrored: null };

describe('the radii of the left eye', () => {
  const [, ...leftRows] = leftRecords;
  const l = rowsOf('L', left);
  const r = rowsOf('R', right);
  it.each<[string, readonly string[]]>([
    ['in R rows of their own record', [...rightRecords, ...leftRecords]],
    ['in L rows of their own record', [...rightRecords, 'TRCFMT=1;400;E;L;F', ...l]],
    ['in L rows after the right eye’s', [...rightRecords, ...l]],
    ['in L rows before the right eye’s', ['TRCFMT=1;400;E;R;F', ...l, ...r]],
    ['in L rows of a record of both', ['TRCFMT=1;400;E;B;F', ...r, ...l]],
    [
      'in L rows in turn with the R rows',
      ['TRCFMT=1;400;E;B;F', ...r.flatMap((row, index) => [row, l[index] ?? ''])],
    ],
    [
      'in one L row',
      ['TRCFMT=1;400;E;R;B', `R=${right.radii.join(';')}`, `L=${left.radii.join(';')}`],
    ],
    ['in lower case', ['trcfmt=1;400;e;r;f', ...r, ...l.map((row) => row.toLowerCase())]],
    ['after depths', [...rightRecords, 'ZFMT=1;400;E;R;F', 'Z=1;2', ...l]],
    ['before the right eye', ['TRCFMT=1;400;E;L;F', ...l, ...rightRecords]],
    ['after a control character', [...rightRecords, ...l.map((row) => `\u001c${row}`)]],
  ])('are read %s', (_, records) => {
    expect(read(records)).toMatchObject(both);
  });

  it.each<[string, readonly string[], object]>([
    ['alone under the right eye', ['TRCFMT=1;400;E;R;F', ...l], { code: 'traceSide' }],
    ['alone under both eyes', ['TRCFMT=1;400;E;B;F', ...l], { code: 'traceSide' }],
    ['beside R rows under the left eye', [...leftRecords, ...l], { code: 'traceSide' }],
    [
      'with angles that may be either eye’s',
      ['TRCFMT=1;400;U;R;F', ...r, ...l, 'A=0'],
      { code: 'traceSide' },
    ],
    ['without a format record', [...l, ...rightRecords], { code: 'traceMissing' }],
    [
      'of another count',
      [...rightRecords, ...l.slice(1)],
      { code: 'traceCount', params: { expected: 400, found: 390 } },
    ],
    ['twice', [...rightRecords, ...l, ...leftRecords], { code: 'traceTwice' }],
    [
      'that are no numbers',
      [...rightRecords, 'L=abc', ...l.slice(1), `L=${'2500;'.repeat(9)}`],
      { code: 'traceValue', params: { value: 'abc' } },
    ],
    [
      'under a record that says there are none',
      [...rightRecords, 'TRCFMT=0;400;E;L;F', ...leftRows],
      { code: 'traceFormat' },
    ],
    ['encoded', [...rightRecords, 'TRCFMT=4;400;E;L;F', 'L=1'], { code: 'traceEncoded' }],
  ])('are refused %s', (_, records, problem) => {
    expect(read(records)).toMatchObject(problem);
  });

  it('are not there where all rows of its record are empty and it says so', () => {
    expect(read([...rightRecords, 'TRCFMT=0;400;E;L;F', 'R=0;0;?;-1'])).toMatchObject({
      right,
      mirrored: 'left',
    });
  });
});

describe('a label', () => {
  const marks = [
    '\u0001',
    '\u0002',
    '\u0006',
    '\u000b',
    '\u000c',
    '\u0015',
    '\u001b',
    '\u001c',
    '\u001d',
    '\u001e',
    '\u0085',
    '\u200b',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u2066',
    '\ufeff',
    '\u001d\u001c',
    ' \u0002 ',
  ];
  it.each(marks)('is read behind %j', (mark) => {
    const marked = [...rightRecords, ...leftRecords.map((record) => mark + record)];
    expect(read(marked)).toMatchObject({ ...both, kept: [] });
    expect(read([...rightRecords, mark + leftRecords[0], ...leftRecords.slice(1)])).toMatchObject(
      both,
    );
    expect(read([`${mark}DBL=18.00`, ...rightRecords])).toMatchObject({ dbl: 180 });
  });

  it.each(['\u0003', '\u001d', '\u001e', '\u0000', '\u001a', ' \u0004'])(
    'is read before a row that ends with %j',
    (mark) => {
      const reading = read([
        ...rightRecords,
        ...leftRecords.slice(0, -1),
        leftRecords.at(-1) + mark,
      ]);
      expect(reading).toMatchObject(mark === '\u0000' ? { code: 'traceBinary' } : both);
    },
  );

  it.each(['trcfmt', 'TrcFmt', 'Trcfmt', 'tRCFMT', ' trcfmt ', 'ＴＲＣＦＭＴ'])(
    'is read as %j',
    (label) => {
      const [, ...rows] = leftRecords;
      expect(
        read([...rightRecords, `${label}=1;400;e;l;f`, ...rows.map((row) => row.toLowerCase())]),
      ).toMatchObject(both);
    },
  );

  it.each([
    ...[
      'XTRCFMT',
      '_TRCFMT',
      'TRCFMTTRCFMT',
      'RTRCFMT',
      'LTRCFMT',
      '2TRCFMT',
      '.TRCFMT',
      '#TRCFMT',
      'پTRCFMT',
      'TR TRCFMT',
      '-TRCFMT',
      'xtrcfmt',
    ],
    ...[
      'XFMT',
      '_FMT',
      'FMT',
      'SHPFMT',
      'RADFMT',
      'TRACEFMT',
      '_SHAPEFMT',
      'PTGFMT',
      'T-RCFMT',
      'SHKFMT',
    ],
  ])('that merely ends in FMT is refused before rows of radii: %s', (label) => {
    const [head = '', ...rows] = leftRecords;
    const strange = head.replace('TRCFMT', label);
    const problem = { code: 'traceFormat', params: { line: strange } };
    expect(read([...rightRecords, strange, ...rows])).toEqual(problem);
    expect(read([strange, ...rows, ...rightRecords])).toEqual(problem);
    expect(read([...rightRecords, strange, ...rowsOf('L', left)])).toEqual(problem);
    expect(read([...rightRecords, strange, 'SVAL=1', ...rows])).toEqual(problem);
  });

  it.each(['XTRCFMT=1;400;E;L;F', '_TRCFMT=1;400;E;L;F', 'XTRCFMT=0', 'xtrcfmt='])(
    'that ends in TRCFMT is refused without rows, too: %s',
    (line) => {
      expect(read([...rightRecords, line])).toEqual({ code: 'traceFormat', params: { line } });
    },
  );

  it.each(['STHKFMT', 'DRLFMT', 'CRIBFMT', 'SURFMT', 'sthkfmt'])(
    'keeps the rows of %s apart',
    (label) => {
      const others = [`${label}=1;4;E;R`, 'R=2500;2400;2300;2200', 'L=1;2', 'A=0;1'];
      expect(read([...rightRecords, ...others, ...leftRecords])).toMatchObject({
        ...both,
        kept: others,
      });
    },
  );

  it('of a format without rows is kept', () => {
    const others = ['DATEFMT=YYYY', 'JOB=7', 'ZFMT=0'];
    expect(read([...others, ...rightRecords])).toMatchObject({ right, kept: others });
  });
});

describe('a closing point', () => {
  const closed = (trace: Trace) => [...trace.radii, trace.radii[0] ?? 0];
  const evenly = (radii: readonly number[]) => writeTrace('right', { radii, angles: null });
  it.each([8, 10, 36, 72, 90, 100, 180, 360, 400, 512, 720, 1000])(
    'is left out behind %i even points',
    (count) => {
      const trace = standardTrace('panto', { a: 480, b: 420 }, count);
      expect(read(evenly(closed(trace)))).toMatchObject({ right: trace });
    },
  );

  it.each([8, 36, 400])(
    'is not taken for one where an even count of %i ends as it begins',
    (count) => {
      const { radii } = standardTrace('round', { a: 480, b: 420 }, count);
      const [first = 0, ...rest] = radii;
      const alike = [first, ...rest.slice(0, -1), first];
      expect(read(evenly(alike))).toMatchObject({ right: { radii: alike, angles: null } });
    },
  );

  const angles = Array.from({ length: 36 }, (_, index) => index * 1000);
  const { radii } = standardTrace('catEye', { a: 500, b: 400 }, 36);
  it.each([
    [36_000, true],
    [0, true],
    [36_000, false],
    [0, false],
  ])(
    'of uneven angles at %i: read only where the radius is the first one (%j)',
    (angle, isAlike) => {
      const last = isAlike ? (radii[0] ?? 0) : 2000;
      const records = writeTrace('left', { radii: [...radii, last], angles: [...angles, angle] });
      expect(read(records)).toMatchObject(
        isAlike
          ? { left: { radii, angles } }
          : { code: 'traceValue', params: { value: String(angle) } },
      );
    },
  );

  it('beyond the count is refused for the count', () => {
    const records = evenly(closed(ellipseTrace(360)));
    expect(read([(records[0] ?? '').replace('361', '360'), ...records.slice(1)])).toEqual({
      code: 'traceCount',
      params: { expected: 360, found: 361 },
    });
  });
});

describe('angles', () => {
  const angles = [0, 4550, 9000, 13_525, 18_000, 22_500, 27_000, 31_500];
  const radii = [2500, 2400, 2300, 2200, 2100, 2000, 2100, 2200];
  const withAngles = (row: string) =>
    read(['TRCFMT=1;8;U;R;F', `R=${radii.join(';')}`, `A=${row}`]);
  it.each([
    '0;4550;9000;13525;18000;22500;27000;31500',
    '0;45.5;90;135.25;180;225;270;315',
    '0.00;45.50;90.00;135.25;180.00;225.00;270.00;315.00',
    '0;45.5;90;135.25;180;225;270;315;',
    '0.0°;45.5°;90°;135.25°;180°;225°;270°;315°',
    '+0;+45.5;+90;+135.25;+180;+225;+270;+315',
    '000;045.5;090;135.25;180;225;270;315',
  ])('are read in hundredths of a degree, or in degrees: %s', (row) => {
    expect(withAngles(row)).toMatchObject({ right: { radii, angles } });
  });

  it('in degrees may start anywhere, and close', () => {
    const row = 'A=270;315;0;45.5;90;135.25;180;225;270';
    const begun = [...radii.slice(6), ...radii.slice(0, 6), radii[6]];
    expect(read(['TRCFMT=1;9;U;R;F', `R=${begun.join(';')}`, row])).toMatchObject({
      right: { radii, angles },
    });
  });

  it.each<[string, object]>([
    ['0;45;90;135;180;225;270;400', { code: 'traceGap' }],
    ['0;45;90;135;180;225;270;36500', { code: 'traceValue', params: { value: '36500' } }],
    [
      '0;0.785;1.571;2.356;3.142;3.927;4.712;5.498',
      { code: 'traceGap', params: { eye: 'right', from: 6, to: 360 } },
    ],
    ['0;45;90;135;135;225;270;315', { code: 'traceValue', params: { value: '135' } }],
    ['0;-45;-90;-135;-180;-225;-270;-315', { code: 'traceValue', params: { value: '-45' } }],
    ['0;45;90;?;180;225;270;315', { code: 'traceValue', params: { value: '' } }],
    ['0;45;90;135,25;180;225;270;315', { code: 'traceValue', params: { value: '135,25' } }],
    [
      '0;4500;9000;13500;18000;18100;18200;18300',
      { code: 'traceGap', params: { eye: 'right', from: 183, to: 360 } },
    ],
    ['315;270;225;180;135;90;45;0', { code: 'traceValue' }],
    ['0;45;90;135;180;225;270', { code: 'traceCount' }],
  ])('are refused: %s', (row, problem) => {
    expect(withAngles(row)).toMatchObject(problem);
  });

  it('leave no sector of a fine trace open', () => {
    const { radii: many } = ellipseTrace(400);
    const spread = many.map((_, index) => Math.round(index * 85));
    const records = writeTrace('left', { radii: many, angles: spread });
    const problem = { code: 'traceGap', params: { eye: 'left', from: 339, to: 360 } };
    expect(read(records)).toEqual(problem);
  });
});

describe('points that were not measured', () => {
  const unmeasured = (places: readonly number[], mark: string, count = 400) => {
    const { radii } = ellipseTrace(count);
    const texts = radii.map((radius, index) => (places.includes(index) ? mark : String(radius)));
    const rows = Array.from({ length: Math.ceil(count / 10) }, (_, row) => {
      return `R=${texts.slice(row * 10, row * 10 + 10).join(';')}`;
    });
    return [`TRCFMT=1;${count};E;R;F`, ...rows];
  };
  const marks = ['0', '-1', '?', '', '0.00', '-1.0', '000', '+0', '-0', ' 0 ', ' ? '];

  it.each(marks)('as %j are left out where the points next to them are near', (mark) => {
    const reading = read(unmeasured([3, 100, 277], mark));
    const { radii } = ellipseTrace(400);
    const measured = radii
      .map((radius, index) => ({ radius, index }))
      .filter(({ index }) => ![3, 100, 277].includes(index));
    expect(reading).toMatchObject({
      right: {
        radii: measured.map(({ radius }) => radius),
        angles: measured.map(({ index }) => index * 90),
      },
    });
  });

  it.each(marks)('as %j are refused by their place in a row', (mark) => {
    expect(read(unmeasured([100, 101, 102, 103, 104], mark))).toEqual({
      code: 'traceGap',
      params: { eye: 'right', from: 89, to: 95 },
    });
  });

  it.each<[number, readonly number[], boolean]>([
    [400, [9], true],
    [400, [399], true],
    [400, [0], true],
    [360, [9], true],
    [360, [9, 10], false],
    [400, [9, 10], false],
    [720, [9, 10, 11], true],
    [720, [9, 10, 11, 12], false],
    [1000, [997, 998, 999, 0], true],
    [1000, [996, 997, 998, 999, 0], false],
    [180, [9], false],
    [72, [9], false],
  ])('of %i, at %j, are bridged: %j', (count, places, isRead) => {
    expect('right' in read(unmeasured(places, '?', count))).toBe(isRead);
  });

  it('are refused where there is nothing else', () => {
    const all = Array.from({ length: 400 }, (_, index) => index);
    expect(read(unmeasured(all, '0'))).toMatchObject({
      code: 'traceGap',
      params: { from: 0, to: 360 },
    });
  });

  it('are quoted where a coarse trace lacks one', () => {
    expect(read(unmeasured([9], '-1', 36))).toEqual({
      code: 'traceValue',
      params: { value: '-1' },
    });
  });

  it('are never read for a radius, nor move the others', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(399), { maxLength: 12 }),
        fc.constantFrom(...marks),
        (places, mark) => {
          const reading = read(unmeasured(places, mark));
          if (!('right' in reading)) return;
          const whole = ellipseTrace(400).radii;
          const { radii, angles } = reading.right;
          expect(radii).toHaveLength(400 - places.length);
          radii.forEach((radius, index) => {
            expect(radius).toBe(whole[(angles?.[index] ?? index * 90) / 90]);
          });
        },
      ),
    );
  });
});
