import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWarranty, typedWarranty } from '../../../src/domain/warranty/typed-warranty.ts';
import { type WarrantyTerm, warrantyTerms } from '../../../src/domain/warranty/warranty.ts';
import { judgeWarranty, warrantyOf } from '../../../src/domain/warranty/warranty-of.ts';

const forAll: WarrantyTerm = { design: null, days: 30, reasons: ['labFault', 'transport'] };
const own: WarrantyTerm = { design: 'pr-mehr', days: 90, reasons: ['notTolerated'] };
const events = [
  { event: 'accept', at: '2026-11-01T08:00:00.000Z' },
  // Half an hour after midnight at the lab.
  { event: 'ship', at: '2026-11-21T21:00:00.000Z' },
] as const;

describe('the warranty of an order', () => {
  it('is that of its design, or the general one, from the day it left the lab', () => {
    expect(warrantyOf({ design: 'pr-mehr', events }, [forAll, own])?.until).toBe('2027-02-20');
    expect(warrantyOf({ design: 'pr-sepehr', events }, [forAll, own])?.until).toBe('2026-12-22');
    expect(warrantyOf({ design: null, events }, [own])).toBe(null);
    expect(warrantyOf({ design: 'pr-mehr', events: events.slice(0, 1) }, [own])).toBe(null);
  });

  it.each([
    ['2026-12-22', 'labFault', 'covered'],
    ['2026-12-23', 'labFault', 'over'],
    ['2026-12-22', 'shopSlip', 'otherReason'],
    ['2026-12-22', '', 'inTime'],
    ['2026-12-23', '', 'over'],
  ] as const)('on %s for %j: %s', (day, reason, verdict) => {
    const warranty = { until: '2026-12-22', reasons: forAll.reasons };
    expect(judgeWarranty(warranty, { reason, day })).toBe(verdict);
  });
});

describe('typed terms', () => {
  const row = { design: '', days: '۳۰', reasons: [...forAll.reasons] };

  it('are read in the digits of either language', () => {
    expect(readWarranty({ terms: [row, { ...row, design: 'pr-mehr', days: '90' }] })).toEqual({
      terms: [forAll, { ...forAll, design: 'pr-mehr', days: 90 }],
    });
  });

  it.each([
    [{ ...row, days: '0' }, 'terms.0.days', 'days'],
    [{ ...row, days: '1097' }, 'terms.0.days', 'days'],
    [{ ...row, days: '' }, 'terms.0.days', 'days'],
    [{ ...row, reasons: [] }, 'terms.0.reasons', 'reasons'],
  ] as const)('%j is refused at %s', (typed, path, fault) => {
    const term = { ...typed, reasons: [...typed.reasons] };
    expect(readWarranty({ terms: [term] })).toEqual({ faults: { [path]: fault } });
  });

  it('may have each design only once', () => {
    expect(readWarranty({ terms: [row, row] })).toEqual({ faults: { 'terms.1.design': 'twice' } });
    expect(warrantyTerms.safeParse([forAll, forAll]).success).toBe(false);
  });

  it('that are written are read back the same', () => {
    const term = fc.record({
      design: fc.constant(null),
      days: fc.integer({ min: 1, max: 1096 }),
      reasons: fc.subarray([...forAll.reasons, 'shopSlip' as const], { minLength: 1 }),
    });
    fc.assert(
      fc.property(term, (given) => {
        expect(readWarranty(typedWarranty([given]))).toEqual({ terms: [given] });
      }),
    );
  });
});
