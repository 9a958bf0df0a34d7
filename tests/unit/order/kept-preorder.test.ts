import fc from 'fast-check';
import { expect, it } from 'vitest';
import { preorderFrom } from '../../../src/domain/order/kept-preorder.ts';
import { asPreorder } from '../../../src/domain/order/preorder.ts';
import { emptyRxDraft, type RxDraft } from '../../../src/domain/rx/draft/draft.ts';
import { emptyStockDraft } from '../../../src/domain/stock/draft-content.ts';
import { unlessUnreadable } from '../../../src/domain/vocabulary/kept-data.ts';
import { warningCodes } from '../../../src/domain/vocabulary/warning-codes.ts';

/** Like an empty draft, but with arbitrary texts and lists of texts. */
function filled<T>(empty: T): fc.Arbitrary<T> {
  const arbitrary = (): fc.Arbitrary<unknown> => {
    if (typeof empty === 'string') return fc.string();
    if (Array.isArray(empty)) return fc.array(fc.string(), { maxLength: 3 });
    if (empty === null) return fc.constant(null);
    const parts = Object.entries(empty as object).map(([name, of]) => [name, filled(of)]);
    return fc.record(Object.fromEntries(parts));
  };
  return arbitrary() as fc.Arbitrary<T>;
}

const shape = fc
  .array(fc.integer(), { minLength: 1, maxLength: 4 })
  .chain((radii) =>
    fc.record({ radii: fc.constant(radii), angles: fc.constantFrom(null, radii.toReversed()) }),
  );
const trace = fc.record({
  right: fc.option(shape),
  left: fc.option(shape),
  kept: fc.array(fc.string(), { maxLength: 2 }),
});
const dismissal = fc.record({
  code: fc.constantFrom(...warningCodes),
  path: fc.string(),
  seen: fc.string(),
});

const rxDraft = fc
  .tuple(
    filled(emptyRxDraft()),
    fc.record({
      eyes: fc.constantFrom<RxDraft['eyes'][]>('both', 'right', 'left'),
      job: fc.constantFrom<RxDraft['job'][]>('uncut', 'remoteEdged', 'fullGlaze'),
      trace: fc.option(trace),
      acknowledged: fc.array(dismissal, { maxLength: 2 }),
    }),
  )
  .map(([texts, chosen]) => ({ ...texts, ...chosen }));

const line = fc.record({
  lens: fc.string(),
  diameter: fc.integer(),
  sphere: fc.integer(),
  cylinder: fc.integer(),
  pieces: fc.integer(),
});
const stockDraft = fc
  .tuple(
    filled(emptyStockDraft()),
    fc.record({
      unit: fc.constantFrom('pieces' as const, 'pairs' as const),
      entry: fc.constantFrom('single' as const, 'multi' as const),
      diameter: fc.option(fc.integer()),
      lines: fc.array(line, { maxLength: 3 }),
    }),
  )
  .map(([texts, chosen]) => ({ ...texts, ...chosen }));

const contents = fc.oneof(
  fc.record({ kind: fc.constant('rx' as const), draft: rxDraft }),
  fc.record({ kind: fc.constant('stock' as const), draft: stockDraft }),
);
const owner = fc.option(fc.record({ accountId: fc.uuid(), userId: fc.uuid() }));

it('reads a pre-order back as it was written', () => {
  const composed = fc.record({ id: fc.uuid(), total: fc.option(fc.nat()), owner });
  fc.assert(
    fc.property(composed, contents, fc.nat(), (work, content, savedAt) => {
      const written = asPreorder({ ...work, ...content }, savedAt);
      expect(preorderFrom(JSON.parse(JSON.stringify(written)))).toEqual(written);
    }),
  );
});

it('makes a valid pre-order from any stored value, or discards it', () => {
  const read = unlessUnreadable(preorderFrom);
  const {
    id,
    owner: nobody,
    ...rest
  } = asPreorder({ id: '', kind: 'rx', draft: emptyRxDraft(), total: null, owner: null }, 0);
  const record = fc.record(
    { id: fc.anything(), draft: fc.anything(), owner: fc.anything(), issues: fc.anything() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), record), (kept) => {
      const once = read(typeof kept === 'object' ? { ...rest, ...kept } : kept);
      if (once) expect(preorderFrom(once)).toEqual(once);
    }),
  );
  expect(read({ ...rest, id, owner: nobody })).not.toBeNull();
});

it('drops dismissals of unknown warnings, and traces that cannot be drawn', () => {
  const draft = {
    ...emptyRxDraft(),
    acknowledged: [{ code: 'longGone', path: 'right', seen: '' }],
    trace: { right: { radii: [1, 2], angles: [0] }, left: null, kept: [] },
  };
  const written = {
    ...asPreorder({ id: '', kind: 'rx', draft: emptyRxDraft(), total: null, owner: null }, 0),
    draft,
  };
  expect(preorderFrom(written).draft).toEqual(emptyRxDraft());
});
