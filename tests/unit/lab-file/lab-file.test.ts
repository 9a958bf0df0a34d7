import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabOrder } from '../../../src/domain/lab-file/order.ts';
import { writeLabFile } from '../../../src/domain/lab-file/write.ts';
import { longestRecord } from '../../../src/domain/lab-format/records.ts';
import { anyLabOrder, bareEye, bareLabOrder, fullLabOrder, labEye } from '../../fixtures/lab.ts';
import { ellipseTrace, leaningTrace } from '../../fixtures/traces.ts';
import { readLabFile } from '../../support/lab-file/read.ts';

const write = (changes: Partial<LabOrder>) => writeLabFile(bareLabOrder(changes)).split('\r\n');
const read = (...lines: string[]) => readLabFile(`${lines.join('\r\n')}\r\n`);
const eyeOf = (side: 'right' | 'left', ...lines: string[]) => read(...lines).order[side];

describe('writing an order', () => {
  it('says everything, label by label', () => {
    const records = writeLabFile(fullLabOrder()).split('\r\n');
    expect(records.filter((record) => !/^R=/.test(record))).toEqual([
      'DO=B',
      'JOB=7K3M-9QXD',
      'ACCN=Clear View',
      '_ACCID=A-17',
      'CLIENT=Clear View',
      'PATIENT=مریم احمدی',
      '_REF=A-1024',
      '_DOCTOR=Dr. Sample',
      '_RXDATE=2026-10-01',
      '_MOBILE=+989120000000',
      '_INSURE=0011223344',
      '_BRANCH=North',
      '_TRAY=12',
      '_REQNOTE=On the right lens',
      'SPH=-2.25;-2.50',
      'CYL=-0.75;-0.75',
      'ADD=2.25;2.25',
      'IPD=31.5;31.5',
      'NPD=30.0;30.0',
      'SEGHT=18.0;18.0',
      'OCHT=20.5;20.5',
      'DIA=70.0;70.0',
      'MBASE=4.50;4.50',
      'MINCTR=1.8;1.8',
      'MINEDG=1.2;1.2',
      'AX=90;90',
      'PRVM=1.00;1.00',
      'PRVA=0;180',
      'LTYPE=PR;PR',
      'LTYP=PR;PR',
      'LNAM=Horizon;Horizon',
      'COLR=clear;clear',
      'ACOAT=hmc;hmc',
      'TINT=brown;brown',
      'PHOTO=0',
      'POLAR=0',
      'LMATTYPE=5;5',
      'LIND=1.67;1.67',
      'CORRLEN=14.0;14.0',
      '_DESIGN=horizon',
      '_MIRROR=silver',
      '_ENGRAVE=م. ا.',
      '_COAT=hydrophobic',
      '_COAT=anti-dust',
      '_RDIST=40',
      '_INSET=2.5',
      '_WDIST=120',
      '_DEGRESS=1.25',
      '_DOMEYE=L',
      '_TINTPCT=50',
      '_TINTFORM=GRADIENT',
      'HBOX=52.0;52.0',
      'VBOX=40.5;40.5',
      'FED=56.3;56.3',
      'BVD=13.0;13.0',
      'PANTO=10;10',
      'ZTILT=5;5',
      'DBL=18.0',
      'FMFR=Atlas',
      'FRAM=Sim 12',
      '_FCOL=tortoise',
      '_FSIZE=52□18-140',
      'FTYP=2',
      '_FMAT=2',
      'ETYP=3',
      '_RIM=HALF',
      '_SHAPE=PANTO',
      '_JOBTYPE=REMOTE',
      '_FOLLOWS=1',
      '_PARCEL="Post, 2041"',
      '_BAL=L',
      '_REQ=engraving',
      '_REQ=thin-edge',
      'REM="Edge thin, please. / ""Soon""; if you can"',
      '_LINE="Edge thin, please."',
      '_LINE=',
      '_LINE="""Soon""; if you can"',
      '_SOURCE=OD -2.25 -0.75 x 90',
      '_SOURCE=',
      '_SOURCE=ADD 2.25',
      'TRCFMT=1;40;E;R;F',
      'DRILLE=B;-20.00;3.00;1.00',
      '_KEPT=JOB=77',
      `_ACK="prismHigh right.prism {""max"":300}"`,
      '',
    ]);
  });

  it('leaves a missing value empty or out, and never writes 0.00 for it', () => {
    expect(write({})).toEqual(['DO=', '']);
    const bare = { ...bareEye, sphere: null, cylinder: null };
    expect(write({ right: bare, left: bare })).toEqual(['DO=B', '']);
    const records = write({ right: bareEye, left: { ...bareEye, sphere: null, add: 200 } });
    expect(records).toEqual(['DO=B', 'SPH=0.00;', 'CYL=0.00;0.00', 'ADD=;2.00', '']);
  });

  it.each([
    ['right', 'R', 'SPH=-2.25;', 'LIND=1.60;'],
    ['left', 'L', 'SPH=;-2.25', 'LIND=;1.60'],
  ] as const)('keeps the %s eye only on its side', (side, ordered, sphere, index) => {
    const { lens } = bareLabOrder();
    const records = write({ [side]: labEye, lens: { ...lens, index: 160 } });
    expect(records).toEqual(expect.arrayContaining([`DO=${ordered}`, sphere, index]));
  });

  it('keeps the far PD under IPD and the near one under NPD', () => {
    const records = write({ right: { ...bareEye, pd: 325, nearPd: 305 } });
    expect(records).toEqual(expect.arrayContaining(['IPD=32.5;', 'NPD=30.5;']));
  });

  it('centres single vision for near on the near PD, for readers of only IPD', () => {
    const lens = { ...bareLabOrder().lens, kind: 'singleVision', use: 'near' } as const;
    const right = { ...bareEye, pd: 325, nearPd: 305 };
    const records = write({ lens, right });
    expect(records).toEqual(expect.arrayContaining(['IPD=30.5;', 'NPD=30.5;', '_FARPD=32.5;']));
    const progressive = { ...lens, kind: 'progressive' } as const;
    expect(write({ lens: progressive, right })).toContain('IPD=32.5;');
    const order = bareLabOrder({ lens, right });
    expect(readLabFile(writeLabFile(order))).toEqual({ order, notes: [] });
  });

  it('reads a near lens of a writer that keeps the far PD under IPD', () => {
    const lines = ['DO=R', 'SPH=1.00;', 'IPD=32.5;', 'NPD=30.5;', 'LTYPE=SV;', '_USE=NEAR'];
    expect(eyeOf('right', ...lines)).toMatchObject({ pd: 325, nearPd: 305 });
  });

  it('has a balance lens made by readers that know no label of ours', () => {
    const right = { ...labEye, sphere: -300, cylinder: -125, height: 180, centreHeight: null };
    const order = fullLabOrder({ right, left: null, balance: 'left' });
    const records = writeLabFile(order).split('\r\n');
    expect(records).toEqual(
      expect.arrayContaining([
        'DO=B',
        'SPH=-3.00;-3.50',
        'CYL=-1.25;0.00',
        'AX=90;',
        'ADD=2.25;',
        'PRVM=1.00;',
        'IPD=31.5;31.5',
        'SEGHT=18.0;',
        'OCHT=;18.0',
        'LTYPE=PR;SV',
        'LTYP=PR;SV',
        'LNAM=Horizon;BALANCE',
        'LIND=1.67;1.67',
        'ACOAT=hmc;hmc',
        '_BAL=L',
        '_DO=R',
      ]),
    );
    expect(readLabFile(records.join('\r\n'))).toEqual({ order, notes: [] });
  });

  it.each([
    ['photochromic', '1', '0'],
    ['polarised', '0', '1'],
    ['clear', '0', '0'],
  ])('flags a %s lens as PHOTO=%s and POLAR=%s in addition to COLR', (colour, photo, polar) => {
    const lens = { ...bareLabOrder().lens, colour };
    const records = write({ lens, right: bareEye });
    expect(records).toEqual(
      expect.arrayContaining([`COLR=${colour};`, `PHOTO=${photo}`, `POLAR=${polar}`]),
    );
    expect(write({ right: bareEye }).join()).not.toMatch(/PHOTO|POLAR/);
  });

  it('keeps all remarks in the first REM, however long', () => {
    const line = 'Please edge as thin as the frame allows and call before tinting. '
      .repeat(3)
      .trim();
    expect(write({ remarks: line })).toEqual(['DO=', `REM=${line}`, '']);
    const [, first, ...others] = write({ remarks: `${line}\nتماس بگیرید` });
    expect(first).toBe(`REM=${line} / تماس بگیرید`);
    expect(others.join('\n')).not.toMatch(/^REM/m);
  });

  it.each([
    ['fullRim', 'plastic', '1'],
    ['fullRim', 'metal', '2'],
    ['halfRim', 'metal', '2'],
    ['rimless', 'metal', '3'],
    [null, 'plastic', '1'],
  ] as const)('writes a %s frame of %s as FTYP %s', (type, material, kind) => {
    const order = bareLabOrder({ frame: { ...bareLabOrder().frame, type, material } });
    expect(writeLabFile(order)).toContain(`FTYP=${kind}\r\n`);
    expect(readLabFile(writeLabFile(order)).order).toEqual(order);
  });

  it.each([
    ['in', 0, 180],
    ['out', 180, 0],
  ] as const)('points a prism base %s by the eye', (base, right, left) => {
    const eye = { ...bareEye, prism: { horizontal: { amount: 150, base }, vertical: null } };
    const records = write({ right: eye, left: eye });
    expect(records).toEqual(expect.arrayContaining(['PRVM=1.50;1.50', `PRVA=${right};${left}`]));
  });

  it.each([
    ['up', 90],
    ['down', 270],
  ] as const)('points a prism base %s alike for both', (base, direction) => {
    const eye = { ...bareEye, prism: { horizontal: null, vertical: { amount: 25, base } } };
    const records = write({ right: eye, left: eye });
    expect(records).toEqual(
      expect.arrayContaining(['PRVM=0.25;0.25', `PRVA=${direction};${direction}`]),
    );
  });

  it.each([
    ['fullRim', 'remoteEdged', '0', '1'],
    ['halfRim', 'fullGlaze', '0', '3'],
    ['rimless', 'remoteEdged', '3', '2'],
    ['rimless', 'uncut', '3', '-1'],
  ] as const)('writes a %s frame, %s, as FTYP %s and ETYP %s', (type, job, kind, edge) => {
    const frame = { ...bareLabOrder().frame, type };
    const records = write({ frame, job });
    expect(records).toEqual(expect.arrayContaining([`FTYP=${kind}`, `ETYP=${edge}`]));
    expect(records.join()).not.toContain('FTYPE');
  });

  it('names a bifocal with its segment', () => {
    const lens = { ...bareLabOrder().lens, kind: 'bifocal', segment: 'flatTop' } as const;
    expect(write({ lens, right: bareEye })).toContain('LTYPE=BI FT;');
  });

  it('makes a space of what no record can hold, but keeps the lines of remarks', () => {
    const records = write({ patient: 'A\r\nDO=L\tB\0', remarks: 'a\r\nb\rc' });
    expect(records).toEqual([
      'DO=',
      'PATIENT="A  DO=L B "',
      'REM=a / b / c',
      '_LINE=a',
      '_LINE=b',
      '_LINE=c',
      '',
    ]);
  });

  it('is text in lines of CR LF, with labels of 12 and records of 80 bytes at most', () => {
    fc.assert(
      fc.property(anyLabOrder, (order) => {
        const file = writeLabFile(order);
        expect(file.endsWith('\r\n')).toBe(true);
        for (const record of file.slice(0, -2).split('\r\n')) {
          expect(record).toMatch(/^[A-Z_][A-Z0-9_]*=/);
          expect(record.indexOf('=')).toBeLessThanOrEqual(12);
          expect(record).not.toMatch(/[\r\n\0]/);
          // Remarks are in one record at any cost, for readers that keep the first.
          const length = record.startsWith('REM=') ? 0 : Buffer.byteLength(`${record}\r\n`);
          expect(length).toBeLessThanOrEqual(longestRecord);
        }
      }),
    );
  });
});

it('keeps to the bounds of the standard', () => {
  expect(longestRecord).toBe(80);
});

describe('what was written', () => {
  it.each([
    ['full', fullLabOrder()],
    ['bare', bareLabOrder()],
    ['one-eyed', fullLabOrder({ right: null })],
    ['plain', bareLabOrder({ right: bareEye, left: bareEye })],
  ])('is read back the same, with nothing noted: a %s order', (_, order) => {
    expect(readLabFile(writeLabFile(order))).toEqual({ order, notes: [] });
  });

  it('is read back the same, for any order', () => {
    fc.assert(
      fc.property(anyLabOrder, (order) => {
        const { order: back } = readLabFile(writeLabFile(order));
        expect(back).toEqual(order);
      }),
      { numRuns: 1000 },
    );
  });

  it('is read back the same from a writer of lines ended LF', () => {
    const order = fullLabOrder();
    expect(readLabFile(writeLabFile(order).replaceAll('\r\n', '\n\n')).order).toEqual(order);
  });
});

describe('reading a file of another writer', () => {
  it('understands the numbers as written', () => {
    const lines = ['DO=R', 'SPH=+1.2500;', 'CYL=-.75;', 'AX=005;', 'IPD=31.25;', 'LIND=1.597;'];
    const { order, notes } = read(...lines);
    expect(order.right).toMatchObject({ sphere: 125, cylinder: -75, axis: 5, pd: 313 });
    expect(order.lens.index).toBe(160);
    expect(notes).toEqual([]);
  });

  it('cuts an eighth where the trade cuts it', () => {
    const eye = eyeOf('right', 'DO=R', 'SPH=-2.125;', 'CYL=-0.375;');
    expect(eye).toMatchObject({ sphere: -212, cylinder: -37 });
  });

  it('takes empty and unknown values as missing', () => {
    const eye = eyeOf('right', 'DO=B', 'SPH=-1.00;?', 'ADD=;', 'IPD=?;?');
    expect(eye).toMatchObject({ sphere: -100, add: null, pd: null });
    const { order, notes } = read('DO=R', 'PATIENT=?', 'SPH=-1.00;?', 'HBOX=?', 'PRVM=?;?');
    expect([order.patient, order.frame.a, notes]).toEqual(['', null, []]);
  });

  it('takes the first of a duplicate label', () => {
    expect(eyeOf('right', 'DO=R', 'SPH=-1.00;', 'SPH=-2.00;')?.sphere).toBe(-100);
    expect(read('JOB=1', 'JOB=2').order.number).toBe('1');
  });

  it('keeps labels it does not understand', () => {
    const { order } = read('DO=R', 'SPH=-1.00;', '_OTHER="a;b";2', 'POLISH=1', 'nonsense');
    expect(order.kept).toEqual(['_OTHER="a;b";2', 'POLISH=1', 'nonsense']);
  });

  it('knows the rim by the edge, or by the frame', () => {
    const rim = (...lines: string[]) => read(...lines).order.frame.type;
    expect([rim('ETYP=1'), rim('ETYP=2'), rim('ETYP=3')]).toEqual([
      'fullRim',
      'rimless',
      'halfRim',
    ]);
    expect([rim('FTYP=1'), rim('FTYP=2'), rim('FTYP=3'), rim('FTYP=0')]).toEqual([
      'fullRim',
      'fullRim',
      'rimless',
      null,
    ]);
    const { material } = read('FTYP=2').order.frame;
    expect([material, read('FTYP=3').order.frame.material]).toEqual(['metal', null]);
    expect(rim('FTYP=2', 'ETYP=3')).toBe('halfRim');
    expect(rim('_RIM=HALF', 'ETYP=1', 'FTYP=3')).toBe('halfRim');
    expect(read('ETYP=-1').order.job).toBe('uncut');
    expect(read('ETYP=1').order.job).toBeNull();
  });

  it('knows photochromic and polarised by their flags where no word says so', () => {
    expect(read('DO=R', 'PHOTO=1', 'POLAR=0').order.lens.colour).toBe('photochromic');
    expect(read('DO=R', 'PHOTO=0', 'POLAR=1').order.lens.colour).toBe('polarised');
    expect(read('DO=R', 'COLR=grey;', 'PHOTO=1').order.lens.colour).toBe('grey');
  });

  it('takes every REM of a writer that begins one with each line', () => {
    expect(read('REM=a', 'REM=', 'REM=b').order.remarks).toBe('a\n\nb');
  });

  it('reads the tokens of a lens type, with spaces or commas', () => {
    expect(read('DO=R', 'LTYPE=BI,RD;').order.lens).toMatchObject({
      kind: 'bifocal',
      segment: 'round',
    });
    expect(read('DO=R', 'LTYPE=EX BI;').order.lens.segment).toBe('executive');
    expect(read('DO=R', 'LTYP=PR;').order.lens.kind).toBe('progressive');
  });

  it('reads a prism of two components', () => {
    const eye = eyeOf('left', 'DO=L', 'SPH=;0.00', 'PRVM=;5.00', 'PRVA=;53.13');
    expect(eye?.prism).toEqual({
      horizontal: { amount: 300, base: 'out' },
      vertical: { amount: 400, base: 'up' },
    });
  });

  it('takes one shape for both eyes', () => {
    const { radii } = leaningTrace();
    const { traces } = read('TRCFMT=1;36;E;B;F', `R=${radii.join(';')}`).order;
    expect(traces.right?.radii).toEqual(radii);
    expect(traces.left?.radii[0]).toBe(radii[18]);
  });

  it('knows what is ordered by the spheres where the file does not say', () => {
    const { order } = read('SPH=-1.00;', 'CYL=0.00;0.00');
    expect([order.right?.sphere, order.left]).toEqual([-100, null]);
  });
});

describe('a mistake of public writers', () => {
  const notes = (...lines: string[]) => read(...lines).notes;
  const right = ['DO=R', 'SPH=-1.00;'];

  it('is found when the near PD is in the far one’s place', () => {
    const { order, notes: found } = read('DO=B', 'SPH=0.00;0.00', 'IPD=30.0;32.0', 'NPD=32.0;30.0');
    expect(found).toEqual([{ code: 'labPdSwapped', label: 'NPD', side: 'right' }]);
    expect(order.right).toMatchObject({ pd: 300, nearPd: 320 });
    expect(notes(...right, 'IPD=31.0;', 'NPD=31.0;')).toEqual([]);
  });

  it.each(['ADD', 'IPD', 'NPD', 'SEGHT', 'OCHT', 'DIA', 'MBASE', 'MINCTR', 'MINEDG'])(
    'is found when a missing %s is 0.00',
    (label) => {
      const { order, notes: found } = read(...right, `${label}=0.00;`);
      expect(found).toEqual([{ code: 'labZero', label, side: 'right' }]);
      expect(order.right).toEqual({ ...bareEye, sphere: -100, cylinder: null });
    },
  );

  it.each(['HBOX', 'VBOX', 'DBL', 'FED', 'BVD', 'LIND', 'CORRLEN'])(
    'is found when a missing %s is 0.00 for both',
    (label) => {
      expect(notes(...right, `${label}=0.00;0.00`)).toEqual([{ code: 'labZero', label }]);
    },
  );

  it('is not reported where 0.00 is a value', () => {
    const lines = ['DO=R', 'SPH=0.00;', 'CYL=0.00;', 'PANTO=0;0', 'ZTILT=0;0'];
    const { order, notes: found } = read(...lines);
    expect(found).toEqual([]);
    expect(order.right).toMatchObject({ sphere: 0, cylinder: 0 });
    expect(order.frame).toMatchObject({ pantoscopicTilt: 0, wrap: 0 });
  });

  it('is found in an axis of 0 without a cylinder; with one it is 180', () => {
    expect(notes('DO=R', 'SPH=0.00;', 'CYL=0.00;', 'AX=0;')).toEqual([
      { code: 'labZero', label: 'AX', side: 'right' },
    ]);
    expect(eyeOf('right', 'DO=R', 'SPH=0.00;', 'CYL=-1.00;', 'AX=0;')?.axis).toBe(180);
  });

  it('is found in a prism of 0', () => {
    const { order, notes: found } = read(...right, 'PRVM=0.00;', 'PRVA=0;');
    expect(order.right?.prism).toEqual(bareEye.prism);
    expect(found).toEqual([{ code: 'labZero', label: 'PRVM', side: 'right' }]);
  });

  it('is found in FTYPE for FTYP, and read', () => {
    const { order, notes: found } = read('FTYPE=3');
    expect(order.frame.type).toBe('rimless');
    expect(found).toEqual([{ code: 'labMisnamed', label: 'FTYPE', params: { meant: 'FTYP' } }]);
    expect(order.kept).toEqual([]);
    expect(read('FTYPE=3', 'FTYP=1')).toMatchObject({
      order: { frame: { type: 'fullRim' } },
      notes: [],
    });
  });

  it.each(['LMATTYPE=1.56;1.56', 'INDEX=1.56;', 'IND=1.56'])(
    'is found in the index of %s',
    (line) => {
      const { order, notes: found } = read(...right, line);
      expect(order.lens).toMatchObject({ index: 156, material: null });
      expect(found).toMatchObject([{ code: 'labMisnamed', params: { meant: 'LIND' } }]);
    },
  );

  it.each(['LIND=5;', 'LIND=1.29;', 'LIND=2.01;'])('is found in an index of %s', (line) => {
    expect(read(...right, line).order.lens.index).toBeNull();
    expect(notes(...right, line)).toEqual([{ code: 'labUnreadable', label: 'LIND' }]);
  });

  it('is not reported in a material that is undefined', () => {
    expect(notes(...right, 'LMATTYPE=0;0')).toEqual([]);
  });

  it('is found in one value without a separator', () => {
    expect(read('DO=L', 'SPH=-1.00')).toMatchObject({
      order: { right: null, left: { sphere: -100 } },
      notes: [{ code: 'labSideUnclear', label: 'SPH' }],
    });
    expect(read('DO=B', 'SPH=-1.00')).toMatchObject({
      order: { right: { sphere: -100 }, left: { sphere: null } },
      notes: [
        { code: 'labSideUnclear', label: 'SPH' },
        { code: 'labEyeMissing', label: 'SPH', side: 'left' },
      ],
    });
    expect(read('DO=R', 'SPH=-1.00')).toMatchObject({
      order: { right: { sphere: -100 } },
      notes: [],
    });
  });

  it('is found in an eye that is ordered and missing, or there and not ordered', () => {
    expect(notes('DO=B', 'SPH=-1.00;')).toEqual([
      { code: 'labEyeMissing', label: 'SPH', side: 'left' },
    ]);
    expect(notes('DO=R', 'SPH=-1.00;-2.00', 'CYL=0.00;0.00')).toEqual([
      { code: 'labEyeNotOrdered', label: 'SPH', side: 'left' },
    ]);
    expect(notes('DO=R', 'SPH=-1.00;0.00')).toEqual([]);
  });

  it('is found in a prism without its base, or a base without its prism', () => {
    const incomplete = [{ code: 'labPrismIncomplete', label: 'PRVM', side: 'right' }];
    expect(notes(...right, 'PRVM=1.00;')).toEqual(incomplete);
    expect(notes(...right, 'PRVA=90;')).toEqual(incomplete);
    expect(notes(...right, 'PRVM=-1.00;', 'PRVA=90;')).toEqual(incomplete);
  });

  it.each([
    ['SPH=abc;', 'SPH', 'right'],
    ['ADD=2,25;', 'ADD', 'right'],
    ['AX=181;', 'AX', 'right'],
    ['HBOX=wide;wide', 'HBOX', undefined],
    ['LTYPE=TR;', 'LTYPE', undefined],
    ['LMATTYPE=9;', 'LMATTYPE', undefined],
  ])('is found in the value of %s', (line, label, side) => {
    const lines = label === 'SPH' ? ['DO=R', line] : [...right, line];
    const note = { code: 'labUnreadable', label };
    expect(notes(...lines)).toEqual([side ? { ...note, side } : note]);
  });

  it('is found where the sides differ in what is one', () => {
    const { order, notes: found } = read(...right, 'LIND=1.56;1.60', 'LNAM=A;B', 'HBOX=52;51');
    expect(order.lens).toMatchObject({ index: 156, name: 'A' });
    expect(order.frame.a).toBe(520);
    expect(found.map(({ code, label }) => [code, label])).toEqual(
      expect.arrayContaining([
        ['labSidesDiffer', 'LIND'],
        ['labSidesDiffer', 'LNAM'],
        ['labSidesDiffer', 'HBOX'],
      ]),
    );
  });

  it('is found in a shape that cannot be read', () => {
    const { order, notes: found } = read('TRCFMT=1;9;E;R;F', 'R=1;2;3');
    expect(order.traces).toEqual({ right: null, left: null });
    expect(found).toEqual([
      {
        code: 'labTrace',
        label: 'TRCFMT',
        problem: { code: 'traceCount', params: { expected: 9, found: 3 } },
      },
    ]);
  });
});

it('never throws, for any file, and writes again what it understood', () => {
  const label = fc.constantFrom(
    ...'DO SPH CYL AX ADD PRVM PRVA IPD NPD LTYPE LIND LMATTYPE FTYPE REM _REM _REQ _DO _BAL _USE _FARPD TRCFMT R A'.split(
      ' ',
    ),
    '',
    'constructor',
    '__proto__',
  );
  const value = fc.constantFrom(
    ...';/?/R/B/-1.00/0.00/90/"a/""/1;8;E;R;F/9999999999/-/./1e9/NaN/PR FT/\0/پ'.split('/'),
  );
  const line = fc.tuple(label, fc.array(value, { maxLength: 4 })).map(([name, values]) => {
    return `${name}=${values.join('')}`;
  });
  const lines = fc.array(line, { maxLength: 12 }).map((all) => all.join('\n'));
  fc.assert(
    fc.property(fc.oneof(lines, fc.string({ unit: 'binary' })), (text) => {
      const { order } = readLabFile(text);
      expect(readLabFile(writeLabFile(order)).order).toEqual(order);
    }),
    { numRuns: 10_000 },
  );
});

it('reads an order with two shapes', () => {
  const order = fullLabOrder({ traces: { right: ellipseTrace(400), left: leaningTrace() } });
  expect(readLabFile(writeLabFile(order)).order).toEqual(order);
});
