import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LensKind } from '../../../src/domain/catalogue/lens.ts';
import { noFrame } from '../../../src/domain/frame/frame.ts';
import { standardTraces } from '../../../src/domain/frame/standard-outline.ts';
import { measuresOfTrace } from '../../../src/domain/frame/trace-shape.ts';
import { labOrderOf } from '../../../src/domain/lab-file/of-rx.ts';
import { writeLabFile } from '../../../src/domain/lab-file/write.ts';
import { anyRxOrder, placedRx } from '../../fixtures/placed-rx.ts';
import { distanceEye, progressiveOrder, singleVisionOrder } from '../../fixtures/rx.ts';
import { readLabFile } from '../../support/lab-file/read.ts';
import { rxOfLab } from '../../support/rx-of-lab.ts';

describe('an order as a lab file', () => {
  it('is read back the same, for any order', () => {
    fc.assert(
      fc.property(anyRxOrder, (content) => {
        const { order, notes } = readLabFile(
          writeLabFile(labOrderOf(placedRx(content), 'progressive')),
        );
        // A traced frame is written with the A and B of its trace.
        const { a, b } = content.trace ? measuresOfTrace(content.trace) : { a: null, b: null };
        const frame = { ...content.frame, a: content.frame.a ?? a, b: content.frame.b ?? b };
        expect(rxOfLab(order)).toEqual({ ...content, frame });
        expect(notes.map(({ code }) => code)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('has the standard shape of its frame as a trace of both eyes, marked as none', () => {
    const frame = { ...noFrame, shape: 'aviator', a: 540, b: 460 } as const;
    const content = progressiveOrder({ frame });
    const text = writeLabFile(labOrderOf(placedRx(content), 'progressive'));
    expect(text).toContain('\r\n_SHAPE=AVIATOR\r\n');
    expect(text).toMatch(/TRCFMT=1;720;E;R;F\r\n[\s\S]*TRCFMT=1;720;E;L;F\r\n/);
    const { order, notes } = readLabFile(text);
    expect(notes).toEqual([]);
    expect(order.traces).toEqual(standardTraces(frame));
    expect(rxOfLab(order)).toEqual(content);
    expect(measuresOfTrace(order.traces)).toMatchObject({ a: 540, b: 460 });
  });

  it('has no trace while A or B of a standard shape is unknown', () => {
    const content = progressiveOrder({ frame: { ...noFrame, shape: 'panto', a: 540 } });
    const text = writeLabFile(labOrderOf(placedRx(content), 'progressive'));
    expect(text).toContain('_SHAPE=PANTO');
    expect(text).not.toContain('TRCFMT');
  });

  it('contains the account and the catalogue’s name of the lens', () => {
    const { order } = readLabFile(
      writeLabFile(labOrderOf(placedRx(progressiveOrder()), 'progressive')),
    );
    const placed = placedRx(progressiveOrder());
    expect(order).toMatchObject({
      number: placed.number,
      account: placed.account.name,
      accountId: placed.account.id,
      client: placed.account.name,
      lens: { kind: 'progressive', name: placed.lens.design.en },
    });
  });

  it('puts the height of a single vision row where the optical centre’s belongs', () => {
    const right = { ...distanceEye, height: 190 };
    const records = (changes: object, kind: LensKind | null = 'singleVision') =>
      writeLabFile(labOrderOf(placedRx(singleVisionOrder({ right, ...changes })), kind));
    expect(records({})).toContain('OCHT=19.0;\r\n');
    expect(records({})).not.toContain('SEGHT');
    expect(records({ use: 'distance' }, null)).toContain('OCHT=19.0;\r\n');
    expect(records({ right: { ...right, centreHeight: 205 } })).toContain('OCHT=20.5;\r\n');
    expect(records({}, 'progressive')).toContain('SEGHT=19.0;\r\n');
  });

  it('leaves the type out where the catalogue no longer knows the lens', () => {
    const text = writeLabFile(labOrderOf(placedRx(progressiveOrder()), null));
    expect(text).not.toContain('LTYPE');
    expect(text).toContain('_DESIGN=horizon');
  });
});
