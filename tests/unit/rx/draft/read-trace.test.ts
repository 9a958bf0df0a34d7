import { describe, expect, it } from 'vitest';
import { keptRecords, rxTrace } from '../../../../src/domain/frame/rx-trace.ts';
import { measuresOfTrace } from '../../../../src/domain/frame/trace-shape.ts';
import { writeTrace } from '../../../../src/domain/frame/trace-writing.ts';
import { emptyRxDraft } from '../../../../src/domain/rx/draft/draft.ts';
import { rxDraftFrom } from '../../../../src/domain/rx/draft/kept-draft.ts';
import { readDraftTrace } from '../../../../src/domain/rx/draft/read-trace.ts';
import { traceMessage } from '../../../../src/i18n/rx/lazy/trace-message.ts';
import { ellipseTrace, traceText } from '../../../fixtures/traces.ts';

const ellipse = ellipseTrace(400);
const right = writeTrace('right', ellipse);
const left = writeTrace('left', ellipse);

function taken(records: readonly string[]) {
  const reading = readDraftTrace(traceText(records));
  if (reading.kind === 'problem') throw new Error(reading.problem.code);
  return reading;
}

describe('a trace file for an order', () => {
  it('provides the measures of the frame', () => {
    const { measures, dbl } = taken(['DBL=18.00', ...right]);
    expect(dbl).toBe(180);
    expect(measures).toMatchObject({ a: 500, b: 400, ed: 500 });
    // Ramanujan's approximation for half axes of 25 and 20 mm: 141.8 mm.
    expect(Math.abs(measures.circumference - 1418)).toBeLessThanOrEqual(2);
  });

  it('is stored as in the order, with null for a missing eye', () => {
    expect(taken(right).trace).toMatchObject({ left: null, right: { angles: null } });
    expect(taken(left).trace).toMatchObject({ right: null });
    expect(measuresOfTrace(taken(left).trace)).toEqual(measuresOfTrace(taken(right).trace));
    expect(taken([...right, ...left]).trace.left).not.toBeNull();
  });

  it('keeps its other records within the order’s limits', () => {
    const many = Array.from({ length: 300 }, (_, index) => `X${index}=1`);
    const { trace } = taken(['DRILLE=B;-20.00;3.00', `Y=${'1'.repeat(200)}`, ...many, ...right]);
    expect(trace.kept.slice(0, 2)).toEqual(['DRILLE=B;-20.00;3.00', 'X0=1']);
    expect(trace.kept).toHaveLength(keptRecords.count);
    expect(rxTrace.parse(trace)).toEqual(trace);
    expect(rxDraftFrom({ ...emptyRxDraft(), trace }).trace).toEqual(trace);
  });

  it.each([
    ['TRCFMT=1;9;E;R;F', /۹ شعاع داشته باشد ولی .*۸|9.* radii but has .*8/],
    ['TRCFMT=3;8;E;R;F', /encoded \(.*binary differential/],
    ['TRCFMT=1;8;X;R;F', /TRCFMT=1;8;X;R;F/],
  ])('is refused in both languages: %s', (head, text) => {
    const reading = readDraftTrace(traceText([head, 'R=1;2;3;4;5;6;7;8']));
    const message = reading.kind === 'problem' ? traceMessage(reading.problem) : ['', ''];
    expect(message[1]).toMatch(text);
    expect(message.join()).not.toContain('{');
  });
});
