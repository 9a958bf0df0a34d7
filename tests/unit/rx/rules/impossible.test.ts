import { describe, expect, it } from 'vitest';
import { draftOfOrder } from '../../../../src/domain/rx/draft/draft-of-order.ts';
import { readKnown } from '../../../../src/domain/rx/draft/read-known.ts';
import { readOrder } from '../../../../src/domain/rx/draft/read-order.ts';
import { checkRx } from '../../../../src/domain/rx/rules/rx-check.ts';
import type { RxOrder } from '../../../../src/domain/rx/rx-order.ts';
import { isWarning } from '../../../../src/domain/vocabulary/is-warning.ts';
import { ordinary } from '../../../fixtures/asked-back.ts';
import { shopCatalogue as catalogue } from '../../../fixtures/forty-orders.ts';
import { impossible, possible } from '../../../fixtures/impossible-rx.ts';

const order = (changes: Partial<RxOrder>): RxOrder => ({ ...ordinary, ...changes });
const codesOf = (found: readonly { code: string }[]) => [...new Set(found.map(({ code }) => code))];
const typed = (given: RxOrder) => {
  const kind = catalogue.designs.find(({ id }) => id === given.lens.design)?.kind ?? null;
  const draft = draftOfOrder(given, kind, (latin) => latin);
  return readOrder(readKnown(draft), catalogue).issues.filter((issue) => !isWarning(issue));
};
const cases = Object.entries(impossible).flatMap(([code, changes]) =>
  (changes as readonly Partial<RxOrder>[]).map((each, n) => [code, n, order(each)] as const),
);

describe('a lens that no lab can make', () => {
  it.each(cases)('%s, order %i, is refused by both the form and the lab', (code, _, given) => {
    expect(codesOf(checkRx(given, catalogue))).toEqual([code]);
    expect(codesOf(typed(given))).toEqual([code]);
  });

  it.each(Object.entries(impossible))('%s is tried on more than ten orders', (_, changes) => {
    expect(changes.length).toBeGreaterThan(10);
  });

  it.each(possible.map((changes, n) => [n, order(changes)] as const))(
    'does not include order %i, just within the limit',
    (_, given) => {
      expect(checkRx(given, catalogue)).toEqual([]);
      expect(typed(given)).toEqual([]);
    },
  );
});
