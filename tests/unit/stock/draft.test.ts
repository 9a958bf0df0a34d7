import { describe, expect, test } from 'vitest';
import { checkStockDraft } from '../../../src/domain/stock/draft-check.ts';
import {
  emptyStockDraft,
  isEmptyStockDraft,
  stockContent,
} from '../../../src/domain/stock/draft-content.ts';
import { stockDraftFrom } from '../../../src/domain/stock/kept-draft.ts';
import { stockOrder } from '../../../src/domain/stock/stock.ts';
import { publicShelf, soundStockDraft, stockLine, stockShelf } from '../../fixtures/stock.ts';

const issuesOf = (changes: Parameters<typeof soundStockDraft>[0]) =>
  checkStockDraft(soundStockDraft(changes), stockShelf);

describe('a draft of a stock order', () => {
  test('becomes an order with its texts trimmed', () => {
    expect(issuesOf({})).toEqual([]);
    expect(stockOrder.parse(stockContent(soundStockDraft()))).toEqual({
      kind: 'stock',
      reference: 'S-7',
      remarks: '',
      lines: [stockLine(-200, -50, 2), stockLine(0, 0, 10)],
    });
  });

  test('is empty until something is typed or ordered; choosing a lens is neither', () => {
    const chosen = { ...emptyStockDraft(), lens: 'hmc-156', diameter: 650 };
    expect(isEmptyStockDraft(chosen)).toBe(true);
    expect(isEmptyStockDraft({ ...chosen, line: '-2' })).toBe(false);
    expect(isEmptyStockDraft(soundStockDraft())).toBe(false);
  });

  test('of an older version opens with its content', () => {
    expect(stockDraftFrom({ reference: 'S-1' })).toEqual({
      ...emptyStockDraft(),
      reference: 'S-1',
    });
  });

  test('is not checked against counts that are hidden from visitors', () => {
    const draft = soundStockDraft({ lines: [stockLine(0, 0, 9999)] });
    expect(checkStockDraft(draft, publicShelf)).toEqual([]);
  });
});

describe('the issues of a stock order', () => {
  const lines = (...all: ReturnType<typeof stockLine>[]) => ({ lines: all });
  test.each([
    ['no line', lines(), { path: 'lines', code: 'linesMissing' }],
    [
      'more than there is',
      lines(stockLine(0, 0, 2), stockLine(-200, -50, 3)),
      { path: 'lines.1.pieces', code: 'stockShort', params: { onHand: 2 } },
    ],
    [
      'a power that is out of stock',
      lines(stockLine(-175, 0, 1)),
      { path: 'lines.0.pieces', code: 'stockOut', params: { onHand: 0 } },
    ],
    [
      'a power the chart leaves out',
      lines(stockLine(-175, -75, 1)),
      { path: 'lines.0.sphere', code: 'powerNotMade' },
    ],
    [
      'a power beyond the chart',
      lines(stockLine(-900, 0, 1)),
      { path: 'lines.0.sphere', code: 'powerNotMade' },
    ],
    [
      'a removed lens',
      lines({ ...stockLine(0, 0, 1), lens: 'gone' }),
      { path: 'lines.0.lens', code: 'unknownLens' },
    ],
    [
      'a repeated power',
      lines(stockLine(0, 0, 1), stockLine(0, 0, 2)),
      { path: 'lines.1.sphere', code: 'repeatedLine' },
    ],
    [
      'no pieces',
      lines(stockLine(0, 0, 0)),
      { path: 'lines.0.pieces', code: 'outOfRange', params: { min: 1, max: 10_000 } },
    ],
    [
      'a reference too long',
      { reference: 'x'.repeat(41) },
      { path: 'reference', code: 'tooLong', params: { max: 40 } },
    ],
    [
      'more lines than an order holds',
      lines(...Array.from({ length: 2001 }, () => stockLine(0, 0, 1))),
      { path: 'lines', code: 'tooManyLines', params: { max: 2000 } },
    ],
  ])('%s', (_, changes, issue) => {
    expect(issuesOf(changes)[0]).toEqual(issue);
  });
});
