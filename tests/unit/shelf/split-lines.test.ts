import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../src/domain/shelf/share-out.ts';
import { priceOfParts, splitLines } from '../../../src/domain/shelf/split-lines.ts';

const split = (asked: readonly number[], onHand: readonly number[], waits: readonly number[]) =>
  splitLines(
    asked.map((pieces) => ({ pieces })),
    { onHand: (line) => onHand[line] ?? 0, mayWait: (line) => waits.includes(line) },
  );

describe('an order with missing pieces', () => {
  it.each([
    ['everything is there', [2, 3], [5, 3], [0, 1], { there: [2, 3], waiting: [] }],
    ['part of a line is there', [5], [2], [0], { there: [2], waiting: [3] }],
    ['a line is out of stock', [2, 4], [9, 0], [1], { there: [2], waiting: [4] }],
    ['nothing is there', [2, 4], [0, 0], [0, 1], { there: [], waiting: [2, 4] }],
    ['a line must not wait', [4], [1], [], { there: [4], waiting: [] }],
  ])('is split if %s', (_, asked, onHand, waits, expected) => {
    const { there, waiting } = split(asked, onHand, waits);
    const pieces = (shares: typeof there) => shares.map((share) => share.pieces);
    expect({ there: pieces(there), waiting: pieces(waiting) }).toEqual(expected);
  });

  it('costs the same in two parts as in one', () => {
    const line = fc.record({
      pieces: fc.integer({ min: 1, max: 50 }),
      onHand: fc.nat({ max: 60 }),
      each: fc.nat({ max: 9_000_000 }),
      waits: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), fc.nat(30), (lines, percent) => {
        const priced = lines.map(({ pieces, each }) => ({ each, total: each * pieces }));
        const sum = priced.reduce((all, each) => all + each.total, 0);
        const off = Math.round((sum * percent) / 100);
        const total = sum - off;
        const ordered = lines.map(({ pieces }, at) => ({ lens: `lens ${at}`, pieces }));
        const discount = { name: { fa: 'همکاری', en: 'Partners' }, amount: off };
        const parts = { parts: [], discount: off > 0 ? discount : null, taxRate: 900 };
        const shares = splitLines(lines, {
          onHand: (at) => lines[at]?.onHand ?? 0,
          mayWait: (at) => lines[at]?.waits ?? false,
        });
        const price = { lines: priced, total, parts };
        const { there, waiting } = priceOfParts(price, ordered, shares);
        expect(Number(there.total) + Number(waiting.total)).toBe(total);
        for (const part of [there, waiting]) {
          const full = part.lines.reduce((all, each) => all + Number(each.total), 0);
          expect(part.total).toBeGreaterThanOrEqual(0);
          const own = Number(part.parts?.parts.reduce((all, each) => all + Number(each.total), 0));
          expect(own - Number(part.parts?.discount?.amount ?? 0)).toBe(part.total);
          expect(part.parts?.taxRate).toBe(900);
          expect(Math.abs(Number(part.total) - (full * (100 - percent)) / 100)).toBeLessThan(2);
        }
        expect(shares.waiting.every(({ line: at }) => lines[at]?.waits)).toBe(true);
      }),
    );
  });

  it('has no total in the part with a price on request', () => {
    const price = {
      lines: [
        { each: 5, total: 10 },
        { each: null, total: null },
      ],
      total: null,
    };
    const shares = { there: [{ line: 0, pieces: 2 }], waiting: [{ line: 1, pieces: 1 }] };
    const ordered = [
      { lens: 'a', pieces: 2 },
      { lens: 'b', pieces: 1 },
    ];
    const { there, waiting } = priceOfParts(price, ordered, shares);
    expect([there.total, waiting.total]).toEqual([10, null]);
  });
});

describe('pieces that arrived', () => {
  const wait = (item: string, pieces: number, filled = 0) => ({ item, pieces, filled });

  it.each([
    ['the first gets all', [wait('a', 5), wait('a', 5)], { a: 4 }, [4]],
    ['the next gets the rest', [wait('a', 3), wait('a', 5)], { a: 4 }, [3, 1]],
    ['an order gets only what it lacks', [wait('a', 5, 4), wait('a', 1)], { a: 9 }, [1, 1]],
    ['items are kept apart', [wait('a', 2), wait('b', 2)], { b: 1 }, [1]],
    ['no order gets any if none arrived', [wait('a', 2)], {}, []],
  ])('are distributed so that %s', (_, waiting, onHand, expected) => {
    const shares = shareOut(waiting, new Map(Object.entries(onHand)));
    expect(shares.map(({ pieces }) => pieces)).toEqual(expected);
  });

  it('never exceed those that arrived or are missing, and none are left while an order waits', () => {
    const who = fc.record({
      item: fc.constantFrom('a', 'b'),
      pieces: fc.integer({ min: 1, max: 9 }),
      filled: fc.constant(0),
    });
    const counts = fc.record({ a: fc.nat({ max: 30 }), b: fc.nat({ max: 30 }) });
    fc.assert(
      fc.property(fc.array(who, { maxLength: 9 }), counts, (waiting, came) => {
        const shares = shareOut(waiting, new Map(Object.entries(came)));
        for (const item of ['a', 'b'] as const) {
          const given = shares.filter(({ to }) => to.item === item);
          const sum = given.reduce((all, { pieces }) => all + pieces, 0);
          const wanted = waiting.filter((each) => each.item === item);
          expect(sum).toBe(
            Math.min(
              came[item],
              wanted.reduce((all, { pieces }) => all + pieces, 0),
            ),
          );
          // All orders before the last one that got pieces are complete.
          expect(given.map(({ to }) => to)).toEqual(wanted.slice(0, given.length));
          expect(given.slice(0, -1).every(({ to, pieces }) => pieces === to.pieces)).toBe(true);
        }
      }),
    );
  });
});
