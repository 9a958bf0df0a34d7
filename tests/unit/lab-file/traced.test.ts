import { describe, expect, it } from 'vitest';
import { noFrame } from '../../../src/domain/frame/frame.ts';
import { standardTrace } from '../../../src/domain/frame/standard-outline.ts';
import { labOrderOf } from '../../../src/domain/lab-file/of-rx.ts';
import { writeLabFile } from '../../../src/domain/lab-file/write.ts';
import { readDraftTrace } from '../../../src/domain/rx/draft/read-trace.ts';
import type { RxOrder } from '../../../src/domain/rx/rx-order.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { progressiveOrder } from '../../fixtures/rx.ts';
import { ellipseTrace, traceText, wireTrace } from '../../fixtures/traces.ts';
import { readLabFile } from '../../support/lab-file/read.ts';

const traced = (kept: readonly string[], changes: Partial<RxOrder['frame']> = {}): string[] => {
  const trace = { right: wireTrace(ellipseTrace(360)), left: null, kept: [...kept] };
  const content = progressiveOrder({ frame: { ...noFrame, ...changes }, trace });
  return writeLabFile(labOrderOf(placedRx(content), 'progressive')).split('\r\n');
};

describe('records of a device session', () => {
  it.each([
    'REQ=TRC',
    'REQ=FIL',
    'ANS=TRC',
    'ANS=9901',
    'STATUS=0',
    'STATUS=0;"OK"',
    'XSTATUS=R;1;2;"jam"',
    'CRC=1A2B',
    'INIT=1',
    'INFO=1',
    'VEN=SIM',
    'MODEL="LT 9"',
    'MNAME=Sim;2',
    'MID=77',
    'MACHID=1',
    'DEV=TRC',
    'DSDEV=1',
    'OPERID=Ali',
    'OMAV=3.09',
    'VER=1.2',
    'SN=123456',
    'MVER=7',
    'DEF=1',
    'D=TRCFMT',
    'ENDDEF=1',
    'CANDO=TRC',
    'TIMEOUT=30',
    'MESG="ready"',
    'HID=1',
    'PORT=2',
    'req=TRC',
    ' REQ=TRC',
    '\u001cREQ=TRC',
    'REQ =TRC',
  ])('are no records of the order’s: %s', (line) => {
    const records = traced([line, 'DRILLE=B;-20.00;3.00']);
    expect(records).toContain('DRILLE=B;-20.00;3.00');
    const label = /\w+/.exec(line)?.[0] ?? '';
    expect(records.join('\n')).not.toMatch(new RegExp(`^\\W*${label}\\s*=`, 'im'));
    const { order } = readLabFile(records.join('\r\n'));
    expect(order.kept).toEqual([line.replace('\u001c', ' '), 'DRILLE=B;-20.00;3.00']);
  });

  it('reach the file of an order from no trace file, either', () => {
    const text = traceText([
      '\u001cANS=TRC',
      'STATUS=0',
      'VEN=SIM',
      ...traced([]).filter((record) => /^(?:TRCFMT|R)=/.test(record)),
      'CRC=0FF0',
    ]);
    const reading = readDraftTrace(text);
    if (reading.kind === 'problem') throw new Error(reading.problem.code);
    expect(traced(reading.trace.kept).join('\n')).not.toMatch(/^\W*(?:ANS|STATUS|VEN|CRC)=/m);
  });
});

describe('rows that look like a shape’s', () => {
  it.each([
    [['XTRCFMT=1;8;E;L;F', 'R=1;2']],
    [['_TRCFMT=1', 'R=1;2']],
    [['STHKFMT=1;2;E;R', 'R=1;2', 'T=3']],
    [['STHKFMT=1;2;E;R', 'L=1;2']],
    [['SHPFMT=1;2;E;R', 'L=1;2', 'A=1;2']],
    [['L=1;2']],
    [['l=1;2', 'r=1']],
  ])('are no records of the order’s: %j', (kept) => {
    const records = traced(kept);
    const after = records.slice(
      records.lastIndexOf(records.findLast((each) => /^R=/.test(each)) ?? '') + 1,
    );
    expect(after.filter((record) => /^(?:\w*TRCFMT|R|L|A)=/.test(record))).toEqual([]);
    expect(readLabFile(records.join('\r\n'))).toMatchObject({ order: { kept }, notes: [] });
  });
});

describe('the box of a traced frame', () => {
  const boxOf = (records: readonly string[]) => records.filter((each) => /^[HV]BOX=/.test(each));
  it.each([
    ['neither A nor B was typed', {}, ['HBOX=50.0;50.0', 'VBOX=40.0;40.0']],
    ['only A was', { a: 505 }, ['HBOX=50.5;50.5', 'VBOX=40.0;40.0']],
    ['only B was', { b: 395 }, ['HBOX=50.0;50.0', 'VBOX=39.5;39.5']],
    ['both were', { a: 505, b: 395 }, ['HBOX=50.5;50.5', 'VBOX=39.5;39.5']],
  ])('is written where %s', (_, typed, box) => {
    expect(boxOf(traced([], typed))).toEqual(box);
    expect(boxOf(traced(['HBOX=50.1;50.1', 'VBOX=40.1;40.1'], typed))).toEqual(box);
  });

  it.each([
    [400, 250],
    [480, 420],
    [520, 400],
    [545, 385],
    [600, 300],
    [640, 450],
  ])('is that of its radii: %i × %i', (a, b) => {
    const left = wireTrace(standardTrace('panto', { a, b }));
    const content = progressiveOrder({ trace: { right: null, left, kept: [] } });
    const records = writeLabFile(labOrderOf(placedRx(content), 'progressive')).split('\r\n');
    const [width, height] = [(a / 10).toFixed(1), (b / 10).toFixed(1)];
    expect(boxOf(records)).toEqual([`HBOX=${width};${width}`, `VBOX=${height};${height}`]);
  });

  it('is left out where nothing was traced or typed', () => {
    const records = writeLabFile(labOrderOf(placedRx(progressiveOrder()), 'progressive'));
    expect(boxOf(records.split('\r\n'))).toEqual([]);
  });
});
