import { describe, expect, it } from 'vitest';
import { draftOfOrder } from '../../../../src/domain/rx/draft/draft-of-order.ts';
import { readKnown } from '../../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../../src/domain/rx/draft/read-order.ts';
import { checkRx, warningsOf } from '../../../../src/domain/rx/rules/rx-check.ts';
import type { RxOrder } from '../../../../src/domain/rx/rx-order.ts';
import { askedBack, notAskedBack, ordinary } from '../../../fixtures/asked-back.ts';
import { shopCatalogue as catalogue } from '../../../fixtures/forty-orders.ts';

const order = (changes: Partial<RxOrder>): RxOrder => ({ ...ordinary, ...changes });
const codesOf = (found: readonly { code: string }[]) => [...new Set(found.map(({ code }) => code))];
const judged = (given: RxOrder) => codesOf(warningsOf(given, catalogue).warnings);
const typed = (given: RxOrder) => {
  const kind = catalogue.designs.find(({ id }) => id === given.lens.design)?.kind ?? null;
  return readOrder(readKnown(draftOfOrder(given, kind, (latin) => latin)), catalogue);
};
const cases = Object.entries(askedBack).flatMap(([code, changes]) =>
  (changes as readonly Partial<RxOrder>[]).map((each, n) => [code, n, order(each)] as const),
);

describe('an order that a lab would query', () => {
  it.each(cases)('%s, order %i, has a warning', (code, _, given) => {
    expect(checkRx(given, catalogue)).toEqual([]);
    expect(judged(given)).toEqual([code]);
  });

  it.each(cases)('%s, order %i, has the same warning in the form', (code, _, given) => {
    expect(codesOf(typed(given).issues)).toEqual([code]);
  });

  it.each(Object.entries(askedBack))('%s is tried on more than ten orders', (_, changes) => {
    expect(changes.length).toBeGreaterThan(10);
  });

  it.each(notAskedBack.map((changes, n) => [n, order(changes)] as const))(
    'is absent from the ordinary order %i',
    (_, given) => {
      expect(checkRx(given, catalogue)).toEqual([]);
      expect(judged(given)).toEqual([]);
      expect(typed(given).issues).toEqual([]);
    },
  );
});
