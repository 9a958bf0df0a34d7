import { describe, expect, it } from 'vitest';
import type { RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { draftOfOrder } from '../../../src/domain/rx/draft/draft-of-order.ts';
import { readKnown } from '../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../src/domain/rx/draft/read-order.ts';
import { checkRx, warningsOf } from '../../../src/domain/rx/rules/rx-check.ts';
import { rxOrder } from '../../../src/domain/rx/rx-order.ts';
import { dismiss } from '../../../src/domain/rx/warnings/dismissals.ts';
import { warningMessage } from '../../../src/i18n/issues/warning-message.ts';
import { catalogue } from '../../fixtures/catalogue.ts';
import { progressiveDraft, progressiveOrder } from '../../fixtures/rx.ts';

const now = Date.parse('2026-11-23T10:00:00Z');
const nobody = progressiveDraft().people;

const draftOf = (people: Partial<RxDraft['people']>): RxDraft => {
  return { ...progressiveDraft(), people: { ...nobody, ...people } };
};
const read = (people: Partial<RxDraft['people']>, at: number | null = now) =>
  readOrder(readKnown(draftOf(people), at), catalogue);
const found = (people: Partial<RxDraft['people']>) =>
  read(people).issues.map(({ path, code }) => `${path} ${code}`);

const everybody = {
  prescriber: ' دکتر نمونه ',
  prescribedOn: '۱۴۰۵/۷/۱',
  mobile: '۰۹۱۲ ۰۰۰ ۰۰۰۰',
  insurance: '0011223344',
  branch: 'شعبهٔ آزمون',
};

describe('the people of a prescription', () => {
  it('are read as typed', () => {
    expect(read(everybody)).toMatchObject({
      issues: [],
      order: {
        people: {
          prescriber: 'دکتر نمونه',
          prescribedOn: '2026-09-23',
          mobile: '+989120000000',
          insurance: '0011223344',
          branch: 'شعبهٔ آزمون',
        },
      },
    });
  });

  it('are empty if nothing is typed, as in orders older than these fields', () => {
    const { people } = progressiveOrder();
    expect(read({}).order?.people).toEqual(people);
    const { people: _, ...older } = progressiveOrder();
    expect(rxOrder.parse(older)).toEqual(progressiveOrder());
  });

  it.each([
    [{ prescribedOn: '۱۴۰۵/۱۳/۱' }, 'people.prescribedOn notADay'],
    [{ prescribedOn: '2026-11-25' }, 'people.prescribedOn dayInFuture'],
    [{ mobile: '021 2345' }, 'people.mobile notMobile'],
    [{ prescriber: 'x'.repeat(81) }, 'people.prescriber tooLong'],
    [{ insurance: '1'.repeat(81) }, 'people.insurance tooLong'],
    [{ branch: 'x'.repeat(81) }, 'people.branch tooLong'],
  ])('%j are a mistake', (people, mistake) => {
    expect(found(people)).toEqual([mistake]);
  });

  it('may have a date that has begun in any time zone', () => {
    expect(found({ prescribedOn: '2026-11-24' })).toEqual([]);
  });

  it('are filled in as typed if the order is repeated', () => {
    const { order } = read(everybody);
    if (!order) throw new Error('not read');
    const again = draftOfOrder(order, 'progressive', (latin) => latin);
    expect(readOrder(readKnown(again, now), catalogue).order).toEqual(order);
  });
});

describe('an old prescription', () => {
  it.each([
    ['2026-11-01', null],
    ['2025-11-30', null],
    ['2025-11-22', 12],
    ['2024-11-01', 24],
  ])('of %s is %s months old', (prescribedOn, months) => {
    const issues = months === null ? [] : [{ code: 'prescriptionOld', params: { months } }];
    expect(read({ prescribedOn }).issues).toMatchObject(issues);
  });

  it('is sent once it is confirmed; changing its date asks again', () => {
    const typed = { prescribedOn: '2024-11-01' };
    const acknowledged = [dismiss('prescriptionOld', 'people.prescribedOn', read(typed).sound)];
    const later = now + 40 * 86_400_000;
    const confirmed = (prescribedOn: string) =>
      readOrder(readKnown({ ...draftOf({ prescribedOn }), acknowledged }, later), catalogue);
    expect(confirmed('2024-11-01').order?.acknowledged).toEqual([
      { path: 'people.prescribedOn', code: 'prescriptionOld', params: { months: 26 } },
    ]);
    expect(confirmed('2024-10-01').issues).toMatchObject([{ code: 'prescriptionOld' }]);
  });

  it('is questioned by the server too', () => {
    const people = { ...progressiveOrder().people, prescribedOn: '2024-11-01' };
    const order = progressiveOrder({ people });
    expect(warningsOf(order, catalogue, [], now).pending).toEqual([
      { path: 'people.prescribedOn', code: 'prescriptionOld', params: { months: 24 } },
    ]);
    const ahead = { ...people, prescribedOn: '2027-01-01' };
    expect(checkRx(progressiveOrder({ people: ahead }), catalogue, now)).toEqual([
      { path: 'people.prescribedOn', code: 'dayInFuture' },
    ]);
  });

  it('has its age in the reader’s digits', () => {
    const [fa, en] = warningMessage({ code: 'prescriptionOld', params: { months: 24 } });
    expect(fa).toContain('۲۴\u2069 ماه');
    expect(en).toContain('24\u2069 months');
  });
});
