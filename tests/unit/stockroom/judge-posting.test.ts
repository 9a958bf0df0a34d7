import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePosting } from '../../../src/domain/stockroom/judge-posting.ts';
import { type Posting, posting } from '../../../src/domain/stockroom/posting.ts';
import { stockroomLimits } from '../../../src/domain/stockroom/stockroom-limits.ts';

const item = 'hmc-156 650 -200 0';
const onShelf = (onHand: number, seenOnHand?: number) => () => ({ onHand, seenOnHand });
const correct = (pieces: number): Posting => {
  return { kind: 'correction', reason: 'damaged', note: '', lines: [{ item, pieces }] };
};
const count = (counted: number, promised = 0): Posting => {
  return { kind: 'count', note: '', lines: [{ item, counted, promised, seen: 3 }] };
};

test('a receipt and a return add their pieces', () => {
  for (const kind of ['receipt', 'return'] as const) {
    const judged = judgePosting({ kind, note: '', lines: [{ item, pieces: 7 }] }, onShelf(5));
    expect(judged).toEqual({
      moves: [{ item, pieces: 7, counted: null, promised: null }],
      issues: [],
    });
  }
});

describe('a correction', () => {
  test('can remove all pieces', () => {
    expect(judgePosting(correct(-5), onShelf(5)).issues).toEqual([]);
  });

  test('cannot remove more than there is', () => {
    expect(judgePosting(correct(-6), onShelf(5)).issues).toEqual([
      { path: 'lines.0.pieces', code: 'stockShort', params: { onHand: 5, missing: 1 } },
    ]);
  });

  test('for another reason needs a note', () => {
    const other: Posting = { kind: 'correction', reason: 'other', note: '', lines: [] };
    expect(judgePosting(other, onShelf(5)).issues).toEqual([{ path: 'note', code: 'required' }]);
    expect(judgePosting({ ...other, note: 'Flood' }, onShelf(5)).issues).toEqual([]);
  });
});

describe('a count', () => {
  const moved = (asked: Posting, onHand: number, seen: number) =>
    judgePosting(asked, onShelf(onHand, seen)).moves.map(({ pieces }) => pieces);

  test('sets the book stock to the counted pieces', () => {
    expect(moved(count(12), 10, 10)).toEqual([2]);
    expect(moved(count(8), 10, 10)).toEqual([-2]);
  });

  test('that finds no difference is recorded too', () => {
    expect(moved(count(10), 10, 10)).toEqual([0]);
  });

  test('excludes pieces promised to orders but still on the shelf', () => {
    expect(moved(count(12, 3), 9, 9)).toEqual([0]);
  });

  test('keeps pieces deducted that orders have taken since', () => {
    // 10 were there, 12 were found, 4 have been ordered since: 8 are left.
    expect(moved(count(12), 6, 10)).toEqual([2]);
  });

  test('is refused if more was ordered than was counted', () => {
    expect(judgePosting(count(2), onShelf(3, 10)).issues).toEqual([
      { path: 'lines.0.counted', code: 'stockShort', params: { onHand: 3, missing: 5 } },
    ]);
  });

  test('is refused if it refers to a movement that never happened', () => {
    expect(judgePosting(count(2), onShelf(3)).issues).toEqual([
      { path: 'lines.0.seen', code: 'invalid' },
    ]);
  });

  test('results in the same book stock, regardless of when orders are placed in between', () => {
    const pieces = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(pieces, pieces, pieces, pieces, (book, promised, found, taken) => {
        const lies = found + taken;
        // Counted before the orders, none of their pieces are promised; after them, all are.
        const early = judgePosting(count(lies + promised, promised), onShelf(book, book + taken));
        const late = judgePosting(count(lies + promised, promised + taken), onShelf(book, book));
        expect(early).toEqual({
          ...late,
          moves: late.moves.map((move) => ({ ...move, promised })),
        });
      }),
    );
  });
});

describe('any posting', () => {
  const receive = (...items: string[]): Posting => {
    return { kind: 'receipt', note: '', lines: items.map((each) => ({ item: each, pieces: 1 })) };
  };

  test('may name each item only once', () => {
    expect(judgePosting(receive('a 1', 'b 1', 'a 1'), onShelf(5)).issues).toEqual([
      { path: 'lines.2.item', code: 'repeatedLine' },
    ]);
  });

  test('may name only items the lab stocks', () => {
    expect(judgePosting(receive('a 1'), () => undefined).issues).toEqual([
      { path: 'lines.0.item', code: 'unknownItem' },
    ]);
  });

  test('can fill the shelf only up to its limit', () => {
    const { onHand: max } = stockroomLimits;
    expect(judgePosting(receive('a 1'), onShelf(max - 1)).issues).toEqual([]);
    expect(judgePosting(receive('a 1'), onShelf(max)).issues).toEqual([
      { path: 'lines.0.pieces', code: 'outOfRange', params: { max } },
    ]);
  });
});

describe('the schema', () => {
  const receipt = { kind: 'receipt', lines: [{ item, pieces: 1 }] };
  test.each([
    ['a receipt', receipt, true],
    ['a variant of an accessory', { ...receipt, lines: [{ item: 'case black', pieces: 1 }] }, true],
    ['no lines', { ...receipt, lines: [] }, false],
    ['0 pieces', { ...receipt, lines: [{ item, pieces: 0 }] }, false],
    ['half a piece', { ...receipt, lines: [{ item, pieces: 0.5 }] }, false],
    ['an invalid key', { ...receipt, lines: [{ item: 'HMC;', pieces: 1 }] }, false],
    ['a correction without a reason', { ...receipt, kind: 'correction' }, false],
    [
      'a correction of 0',
      { kind: 'correction', reason: 'found', lines: [{ item, pieces: 0 }] },
      false,
    ],
    ['a count below 0', { ...count(0), lines: [{ ...count(0).lines[0], counted: -1 }] }, false],
    ['a count', count(0), true],
    ['an opening', { ...receipt, kind: 'opening' }, false],
  ])('%s', (_, asked, isSound) => {
    expect(posting.safeParse(asked).success).toBe(isSound);
  });
});
