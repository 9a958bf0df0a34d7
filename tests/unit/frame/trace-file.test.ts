import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorTrace } from '../../../src/domain/frame/mirror-trace.ts';
import { readTraceFile } from '../../../src/domain/frame/trace-file.ts';
import { largestTraceFile } from '../../../src/domain/frame/trace-problem.ts';
import { writeTrace } from '../../../src/domain/frame/trace-writing.ts';
import { anyTrace, ellipseTrace, leaningTrace, traceText } from '../../fixtures/traces.ts';

const even = ['TRCFMT=1;8;E;R;F', 'R=2500;2400;2300;2200;2100', 'R=2000;2100;2200'];
const radii = [2500, 2400, 2300, 2200, 2100, 2000, 2100, 2200];
const uneven = [
  'TRCFMT=1;8;U;L;F',
  'R=2500;2400;2300;2200;2100;2000;2100;2200',
  'A=0;4000;9000;13500;18000;22550;27000;31505',
];

const read = (records: readonly string[]) => readTraceFile(traceText(records));
const trace = (records: readonly string[]) => {
  const reading = read(records);
  if (reading.kind === 'problem') throw new Error(reading.problem.code);
  return reading.trace;
};
const problem = (code: string, params?: object) => ({
  kind: 'problem',
  problem: params ? { code, params } : { code },
});
const rows = (head: string, ...others: string[]) => read([head, ...others]);

describe('reading a trace', () => {
  it('takes the radii of all its rows, in order', () => {
    expect(trace(even).right).toEqual({ radii, angles: null });
  });

  it('reads uneven angles', () => {
    expect(trace(uneven).left).toEqual({
      radii,
      angles: [0, 4000, 9000, 13500, 18000, 22550, 27000, 31505],
    });
  });

  it.each(['\r\n', '\n', '\r', '\r\n\r\n', '\n \n', ' \n'])('reads lines ended %j', (end) => {
    expect(readTraceFile(traceText(even, end))).toMatchObject({ trace: { right: { radii } } });
  });

  it('reads a last line without an end, and a byte order mark', () => {
    expect(readTraceFile(`\ufeff${even.join('\n')}`)).toMatchObject({ kind: 'trace' });
  });

  it('keeps records it does not understand', () => {
    const strange = [
      'JOB="a;b"',
      'ZFMT=1;8;E;R;F',
      'Z=12;-4;0',
      'no label',
      '_OWN=1,2;3',
      'CIRC=?;',
    ];
    const { kept } = trace([...strange, ...even]);
    expect(kept.map(({ line }) => line)).toEqual(strange);
    expect(kept[0]?.fields).toEqual(['a;b']);
    expect(kept.at(-1)?.fields).toEqual(['', '']);
  });

  it('takes a separator at the end of a row for none, and spaces for nothing', () => {
    const loose = ['TRCFMT = 1; 8;E ;R;F', 'R=2500; 2400;2300;2200;2100;', 'R=+2000;2100;2200.4;'];
    expect(trace(loose).right.radii).toEqual(radii);
  });

  it('takes radii in millimetres with decimals for what they are', () => {
    const millimetres = ['TRCFMT=1;8;E;R;F', 'R=25.00;24;23.05;22.00;21.00', 'R=20.00;21.00;22.00'];
    expect(trace(millimetres).right.radii).toEqual([
      2500, 2400, 2305, 2200, 2100, 2000, 2100, 2200,
    ]);
  });

  it('rotates uneven angles to begin with the smallest, wherever the tracer began', () => {
    const begun = [
      'TRCFMT=1;8;U;L;F',
      'R=2200;2500;2400;2300;2200;2100;2000;2100',
      'A=35050;0;4000;9000;13500;18000;22550;27000',
    ];
    expect(trace(begun).left).toEqual({
      radii: [2500, 2400, 2300, 2200, 2100, 2000, 2100, 2200],
      angles: [0, 4000, 9000, 13500, 18000, 22550, 27000, 35050],
    });
  });

  it('leaves the rows of another format to that format, and keeps them', () => {
    const thickness = ['STHKFMT=1;8;E;R', 'R=2500;2400;2300;2200', 'A=0;1', 'T=0346;0338'];
    const depths = ['ZFMT=1;8;E;R;F', 'Z=1;2'];
    for (const records of [
      [...thickness, 'SVAL=5.86', ...even],
      [...even, ...thickness],
      [...even.slice(0, 1), ...depths, ...even.slice(1), ...thickness],
    ]) {
      const { right, kept } = trace(records);
      expect(right.radii).toEqual(radii);
      expect(kept.map(({ line }) => line)).toEqual(records.filter((line) => !even.includes(line)));
    }
  });

  it.each(['\0', '\0\0\0\0', '\u001a', '\u001a\0\0'])('reads a file filled up with %j', (end) => {
    expect(readTraceFile(traceText(even) + end).kind).toBe('trace');
  });

  it('reads the distance between the lenses, where the file has it', () => {
    expect(trace(['DBL=18.25', ...even]).dbl).toBe(183);
    expect(trace(even).dbl).toBeNull();
    expect(trace(['DBL=0.00', ...even]).dbl).toBeNull();
    expect(trace(['DBL=?', ...even]).dbl).toBeNull();
  });
});

describe('the second eye', () => {
  it('is the mirrored first one if the file omits it', () => {
    const { right, left, mirrored } = trace(even);
    expect(mirrored).toBe('left');
    expect(left).toEqual(mirrorTrace(right));
    expect(left.radii).toEqual([2100, 2200, 2300, 2400, 2500, 2200, 2100, 2000]);
    expect(trace(uneven)).toMatchObject({ mirrored: 'right' });
  });

  it('is read where the file has it, in either order', () => {
    for (const records of [
      [...even, ...uneven],
      [...uneven, ...even],
    ]) {
      const { right, left, mirrored } = trace(records);
      expect(mirrored).toBeNull();
      expect(right.angles).toBeNull();
      expect(left.angles).not.toBeNull();
    }
  });

  it('is mirrored where one shape is given for both', () => {
    const both = trace(['TRCFMT=1;8;E;B;F', ...even.slice(1)]);
    expect(both).toMatchObject({ mirrored: 'left', right: { radii } });
  });
});

describe('an eye the tracer had nothing of', () => {
  const [, ...rest] = even;
  it.each([
    ['TRCFMT=0;0;E;L;F', 'left'],
    ['TRCFMT=0', 'left'],
    ['TRCFMT=0;400;E;L;F', 'left'],
  ])('is mirrored: %s', (absent, mirrored) => {
    expect(trace([...even, absent])).toMatchObject({ mirrored, right: { radii } });
    expect(trace([absent, ...even]).mirrored).toBe('left');
  });

  it('is mirrored on the other side, too', () => {
    const left = trace(['TRCFMT=0;0;E;R;F', 'TRCFMT=1;8;E;L;F', ...rest]);
    expect(left).toMatchObject({ mirrored: 'right', left: { radii } });
  });

  it('leaves no shape where it is both', () => {
    const none = ['TRCFMT=0;0;E;R;F', 'TRCFMT=0;0;E;L;F'];
    expect(read(none)).toEqual(problem('traceMissing'));
  });
});

describe('a trace that cannot be trusted', () => {
  it.each([
    [['TRCFMT=1;9;E;R;F', ...even.slice(1)], { expected: 9, found: 8 }],
    [['TRCFMT=1;8;E;R;F', 'R=2500;2400'], { expected: 8, found: 2 }],
    [[...even, 'R=2500'], { expected: 8, found: 9 }],
    [uneven.slice(0, 2), { expected: 8, found: 0 }],
    [[...uneven.slice(0, 2), 'A=0;100'], { expected: 8, found: 2 }],
    [[...even, 'TRCFMT=1;9;E;L;F', ...even.slice(1)], { expected: 9, found: 8 }],
  ])('is refused for its count: %j', (records, params) => {
    expect(read(records)).toEqual(problem('traceCount', params));
  });

  it.each([
    ['TRCFMT=2;400;E;R;F', 'TRCFMT=2, binary absolute'],
    ['TRCFMT=3;400;E;R;F', 'TRCFMT=3, binary differential'],
    ['TRCFMT=4;400;E;R;F', 'TRCFMT=4, packed binary'],
    ['TRCFMT=5;400;E;R;F', 'TRCFMT=5'],
    ['TRCFMT=6;360;E;R;F', 'TRCFMT=6'],
  ])(
    'is refused by the name of its format, and not as a file that is no text: %s',
    (head, format) => {
      expect(rows(head, 'R=1')).toEqual(problem('traceEncoded', { format }));
    },
  );

  it('is refused so where its radii are bytes, too', () => {
    const reading = readTraceFile('DO=B\r\nTRCFMT=2;400;E;R;F\r\nR=\u0009\0\u0010\0');
    expect(reading).toEqual(problem('traceEncoded', { format: 'TRCFMT=2, binary absolute' }));
  });

  it.each([
    ['%PDF-1.7\n', 'PDF'],
    ['PK\u0003\u0004', 'ZIP'],
    ['\u0089PNG\r\n', 'PNG'],
    ['\ufffdPNG\r\n', 'PNG'],
    ['GIF89a', 'GIF'],
    ['AutoCAD Binary DXF', 'DXF'],
    [`\0${even.join('\n')}`, 'binary'],
  ])('is refused as a file of another kind: %j', (text, format) => {
    expect(readTraceFile(text)).toEqual(problem('traceBinary', { format }));
  });

  it.each([
    'TRCFMT=1;8;X;R;F',
    'TRCFMT=1;8;E;Q;F',
    'TRCFMT=1;8',
    'TRCFMT=1;eight;E;R;F',
    'TRCFMT=',
    'TRCFMT=toString;8;E;R;F',
    'TRCFMT=1;8;E;constructor;F',
  ])('is refused for what it says of itself: %s', (head) => {
    expect(rows(head, ...even.slice(1))).toEqual(problem('traceFormat', { line: head }));
  });

  it.each(['0', '-2500', '10001', '25,00', 'abc', '1e3'])(
    'is refused for a radius of %s',
    (value) => {
      const reading = rows('TRCFMT=1;8;E;R;F', `R=2500;2400;2300;${value};2100;2000;2100;2200`);
      expect(reading).toEqual(problem('traceValue', { value }));
    },
  );

  it('is refused for a radius that is missing', () => {
    const reading = rows('TRCFMT=1;8;E;R;F', 'R=2500;2400;2300;;2100;2000;2100;2200');
    expect(reading).toEqual(problem('traceValue', { value: '' }));
  });

  it.each([
    ['25;24;23;22;21;20;21;22', 5, 4],
    ['250;240;230;220;210;200;210;220', 46, 44],
    ['9999;9800;9700;9600;9500;9400;9500;9600', 1950, 1910],
  ])('is refused for a size that no frame has: %s', (row, a, b) => {
    const reading = rows('TRCFMT=1;8;E;R;F', `R=${row}`);
    expect(reading).toMatchObject(problem('traceSize'));
    const { params = {} } = reading.kind === 'problem' ? reading.problem : {};
    expect(Math.abs(Number(params.a) - a)).toBeLessThan(20);
    expect(Math.abs(Number(params.b) - b)).toBeLessThan(20);
  });

  it.each([
    ['0;100;200;300;400;500;600;600', '600'],
    ['0;100;200;300;400;500;600;550', '550'],
    ['0;100;200;300;400;500;600;36000', '36000'],
  ])('is refused for angles that do not rise within a turn: %s', (angles, value) => {
    const reading = rows(uneven[0] ?? '', uneven[1] ?? '', `A=${angles}`);
    expect(reading).toEqual(problem('traceValue', { value }));
  });

  it.each([7, 4_001, 0])('is refused for having %i points', (count) => {
    const reading = rows(`TRCFMT=1;${count};E;R;F`, 'R=1');
    expect(reading).toEqual(problem('tracePoints', { min: 8, max: 4_000 }));
  });

  it('is refused if an eye has two shapes', () => {
    expect(read([...even, ...even])).toEqual(problem('traceTwice'));
    expect(read([...even, 'TRCFMT=1;8;E;B;F', ...even.slice(1)])).toEqual(problem('traceTwice'));
  });

  it.each([[['R=2500;2400']], [['JOB=1']], [[]], [['R=1', ...even]]])(
    'is refused if the file has none: %j',
    (records) => {
      expect(read(records)).toEqual(problem('traceMissing'));
    },
  );

  it('is refused above 5 MB', () => {
    expect(largestTraceFile).toBe(5 * 1024 * 1024);
    const filler = `X=${'1'.repeat(largestTraceFile - even.join('\n').length - 3)}\n`;
    expect(readTraceFile(`${filler}${even.join('\n')}`).kind).toBe('trace');
    expect(readTraceFile(`X${filler}${even.join('\n')}`)).toEqual(problem('traceTooLarge'));
  });
});

it.each([
  ['lines', '\n'],
  ['records', 'R=1;2\n'],
  ['fields', 'R=;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;;'],
  ['quotes', '"'],
  ['quoted fields', 'X="a;""b";'],
  ['blocks', 'TRCFMT=1;8;E;R;F\n'],
])(
  'reads 5 MB of %s without failing',
  (_, part) => {
    const text = part.repeat(Math.floor(largestTraceFile / part.length));
    expect(readTraceFile(`X=${text}`).kind).toBe('problem');
  },
  30_000,
);

it('never throws, for any file', () => {
  const piece = fc.constantFrom(
    ...'=;,"?\r\n \0+-.0189RAELUBF'.split(''),
    'TRCFMT=',
    'TRCFMT=1;8;E;R;F\n',
    'TRCFMT=1;8;U;L;F\r\n',
    'R=1;2;3;4;5;6;7;8\n',
    'A=1;2;3;4;5;6;7;8\n',
    'DBL=',
    'پ',
    '\ud800',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (given) => {
      const reading = readTraceFile(given);
      if (reading.kind === 'trace') expect(reading.trace.right.radii.length).toBeGreaterThan(7);
    }),
    { numRuns: 10_000 },
  );
});

describe('writing a trace', () => {
  it('puts ten values in a row', () => {
    expect(writeTrace('right', leaningTrace()).slice(0, 3)).toEqual([
      'TRCFMT=1;36;E;R;F',
      'R=2000;2025;2050;2075;2100;2125;2150;2175;2200;2225',
      'R=2250;2275;2300;2325;2350;2375;2400;2425;2450;2475',
    ]);
  });

  it('keeps every record within 80 bytes', () => {
    fc.assert(
      fc.property(anyTrace, (given) => {
        for (const record of writeTrace('left', given))
          expect(record.length).toBeLessThanOrEqual(78);
      }),
    );
  });

  it('is read back as it was, for each eye', () => {
    fc.assert(
      fc.property(anyTrace, anyTrace, (right, left) => {
        const file = trace([...writeTrace('right', right), ...writeTrace('left', left)]);
        expect(file).toMatchObject({ right, left, mirrored: null, kept: [] });
      }),
    );
  });
});

describe('a mirrored trace', () => {
  it('leans the other way', () => {
    const { radii: mirrored, angles } = mirrorTrace(leaningTrace());
    expect(angles).toBeNull();
    // 180° was place 18 and is place 0 now; 0° went the other way, and up stays up.
    expect([mirrored[0], mirrored[18], mirrored[9], mirrored[27]]).toEqual([
      2450, 2000, 2225, 2675,
    ]);
  });

  it('mirrored again is itself, where its angles are whole', () => {
    fc.assert(
      fc.property(anyTrace, (given) => {
        const isOdd = given.angles === null && given.radii.length % 2 === 1;
        if (!isOdd) expect(mirrorTrace(mirrorTrace(given))).toEqual(given);
        expect(mirrorTrace(given).radii).toHaveLength(given.radii.length);
      }),
    );
  });

  it('of an odd count has its angles written out', () => {
    const { angles } = mirrorTrace(ellipseTrace(9));
    expect(angles).toEqual([2000, 6000, 10000, 14000, 18000, 22000, 26000, 30000, 34000]);
  });
});
