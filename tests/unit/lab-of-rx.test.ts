import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLabFile } from '../../src/domain/lab-file.ts';
import { labOrderOf } from '../../src/domain/lab-of-rx.ts';
import { writeLabFile } from '../../src/domain/lab-writing.ts';
import { anyRxOrder, placedRx } from '../fixtures/placed-rx.ts';
import { progressiveOrder } from '../fixtures/rx.ts';
import { rxOfLab } from '../support/rx-of-lab.ts';

describe('an order as a lab file', () => {
  it('comes back the same, whatever was ordered', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(anyRxOrder, (content) => {
        const { order, notes } = readLabFile(
          writeLabFile(labOrderOf(placedRx(content), 'progressive')),
        );
        expect(rxOfLab(order)).toEqual(content);
        expect(notes.map(({ code }) => code)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('says whose it is, and what the catalogue calls the lens', () => {
    const { order } = readLabFile(
      writeLabFile(labOrderOf(placedRx(progressiveOrder()), 'progressive')),
    );
    const placed = placedRx(progressiveOrder());
    expect(order).toMatchObject({
      number: placed.number,
      account: placed.account.id,
      client: placed.account.name,
      lens: { kind: 'progressive', name: placed.lens.design.en },
    });
  });

  it('leaves the type out where the catalogue no longer knows the lens', () => {
    const text = writeLabFile(labOrderOf(placedRx(progressiveOrder()), null));
    expect(text).not.toContain('LTYPE');
    expect(text).toContain('_DESIGN=horizon');
  });
});
