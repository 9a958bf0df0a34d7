import { expect, test } from 'vitest';
import { composePosting, type PostingHead } from '../../../src/domain/stockroom/compose-posting.ts';
import { posting } from '../../../src/domain/stockroom/posting.ts';

const state = { onHand: 8, level: null, promised: 2, seen: 5 };
const typed = [{ item: 'hmc-156 650 -200 0', pieces: 12, state }];
const head = (change: Partial<PostingHead>): PostingHead => {
  return { kind: 'receipt', reason: 'damaged', direction: 'less', note: 'N', ...change };
};

test.each([
  ['damaged', 'more', -12],
  ['missing', 'more', -12],
  ['toSupplier', 'more', -12],
  ['found', 'less', 12],
  ['mistyped', 'less', -12],
  ['mistyped', 'more', 12],
  ['other', 'more', 12],
] as const)('a correction because of %s (%s) moves %i', (reason, direction, pieces) => {
  const { lines } = composePosting(head({ kind: 'correction', reason, direction }), typed);
  expect(lines).toEqual([{ item: typed[0]?.item, pieces }]);
});

test('a count includes the book stock at the time it was typed', () => {
  expect(composePosting(head({ kind: 'count' }), typed)).toEqual({
    kind: 'count',
    note: 'N',
    lines: [{ item: typed[0]?.item, counted: 12, promised: 2, seen: 5 }],
  });
});

test('a count without the book stock of its time is left out', () => {
  const unknown = [{ item: 'a b', pieces: 3, state: undefined }];
  expect(composePosting(head({ kind: 'count' }), unknown).lines).toEqual([]);
});

test.each(['receipt', 'return', 'correction', 'count'] as const)(
  'the lab accepts a composed %s',
  (kind) => {
    expect(posting.safeParse(composePosting(head({ kind }), typed)).success).toBe(true);
  },
);
