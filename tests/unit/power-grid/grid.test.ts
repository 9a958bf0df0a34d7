import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesTo,
  makeStep,
  redoStep,
  type StockSheet,
  sheetOf,
  undoStep,
} from '../../../src/domain/power-grid/cells.ts';
import { copyBlock, pasteBlock, readBlock } from '../../../src/domain/power-grid/clipboard.ts';
import { fillDown, fillRange, fillRight, readTyped } from '../../../src/domain/power-grid/edits.ts';
import { elsewhereOf } from '../../../src/domain/power-grid/elsewhere.ts';
import {
  applyTargets,
  linesOf as gridLines,
  redo,
  showSheet,
  showWindow,
  undo,
} from '../../../src/domain/power-grid/grid.ts';
import { enterOn, movedBy, moveSelection, tabOn } from '../../../src/domain/power-grid/moves.ts';
import { rangeOf, selectCell } from '../../../src/domain/power-grid/selection.ts';
import { changeQuantities, quantitiesOf } from '../../../src/domain/power-grid/totals.ts';
import {
  type CellPosition,
  cellAt,
  positionOf,
  viewShowing,
  withoutCounts,
} from '../../../src/domain/power-grid/window.ts';
import { isBeyond, markOf } from '../../../src/domain/shelf/availability.ts';
import { readPieces, writePieces } from '../../../src/domain/shelf/pieces.ts';
import { gridWindow } from '../../fixtures/power-grid.ts';

const window = gridWindow();
const at = (row: number, column: number): CellPosition => ({ row, column });
const select = (from: CellPosition, to: CellPosition) => ({
  anchor: from,
  active: to,
  entry: from.column,
});
const put = (sheet: StockSheet, index: CellPosition, pieces: number) => {
  const cell = cellAt(window, index);
  return cell ? makeStep(sheet, changesTo(sheet, [{ cell, pieces }])) : sheet;
};
const empty = sheetOf([]);
const linesOf = (sheet: StockSheet) => [...sheet.lines.values()];

describe('the visible part of a chart', () => {
  it.each([
    ['minus', true, 0, -800, 33, 17],
    ['plus', true, 0, 600, 25, 17],
    ['both', true, 600, -800, 57, 17],
    ['minus', false, 0, -400, 17, 9],
    ['plus', false, 0, 400, 17, 9],
    ['both', false, 400, -400, 33, 9],
  ] as const)('%s half, whole: %s', (half, isWhole, first, last, rows, columns) => {
    const { spheres, cylinders, counts } = gridWindow({ half, isWhole });
    expect([spheres[0], spheres.at(-1), spheres.length]).toEqual([first, last, rows]);
    expect([cylinders[0], cylinders.length]).toEqual([0, columns]);
    expect(counts.length).toBe(rows);
  });

  it('finds each cell only at its own position', () => {
    for (const [row] of window.spheres.entries()) {
      const cell = cellAt(window, at(row, 3));
      expect(cell && positionOf(window, cell)).toEqual(at(row, 3));
    }
    expect(cellAt(window, at(-1, 0))).toBeUndefined();
    expect(positionOf(window, { lens: 'other', diameter: 650, sphere: 0, cylinder: 0 })).toBeNull();
  });

  it('can hide counts, but not which powers are not made', () => {
    const hidden = withoutCounts({ ...window, counts: [[4, 0, null, 'hidden']] });
    expect(hidden.counts).toEqual([['hidden', 'hidden', null, 'hidden']]);
  });
});

describe('a typed quantity', () => {
  it.each([
    ['2', 'pieces', 2],
    ['۱۲', 'pieces', 12],
    ['٣', 'pairs', 6],
    ['2.0', 'pieces', 2],
    ['1.5', 'pairs', 3],
    ['۱٫۵', 'pairs', 3],
    ['.5', 'pairs', 1],
    ['0', 'pieces', 0],
    ['10000', 'pieces', 10_000],
    ['5000', 'pairs', 10_000],
    ['2 جفت', 'pieces', 4],
    ['یک جفت', 'pieces', 2],
    ['یک‌جفت', 'pairs', 2],
    ['۳ عدد', 'pairs', 3],
    ['دو تا', 'pairs', 2],
    ['2pcs', 'pieces', 2],
    ['2 Pairs', 'pieces', 4],
    ['half pair', 'pieces', 1],
    ['1½', 'pairs', 3],
    ['½ جفت', 'pieces', 1],
    ['1.5 pairs', 'pieces', 3],
  ] as const)('%s in %s is %i pieces', (text, unit, value) => {
    expect(readPieces(text, unit)).toEqual({ kind: 'pieces', value });
  });

  it.each([
    ['1.5', 'notACount'],
    ['1,000', 'notACount'],
    ['1,000 pcs', 'notACount'],
    ['1½', 'notACount'],
    ['1.5 pcs', 'notACount'],
    ['جفت', 'notACount'],
    ['دو', 'notACount'],
    ['2 3 pcs', 'notACount'],
    ['2 pairs 3', 'notACount'],
    ['=2 pairs', 'formula'],
    ['-2 pairs', 'negative'],
    ['6000 pairs', 'tooMany'],
    ['x', 'notACount'],
    ['NaN', 'notACount'],
    ['1e9', 'notACount'],
    ['Infinity', 'notACount'],
    ['-2', 'negative'],
    ['۲-', 'negative'],
    ['10001', 'tooMany'],
    ['1000000000', 'tooMany'],
    ['=1+1', 'formula'],
    ['=HYPERLINK("x")', 'formula'],
  ] as const)('%s is refused: %s', (text, code) => {
    expect(readPieces(text, 'pieces')).toEqual({ kind: 'problem', code });
  });

  it('reads back what it writes, in either unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom('pieces', 'pairs'),
        (value, unit) => {
          expect(readPieces(writePieces(value, unit), unit)).toEqual({ kind: 'pieces', value });
        },
      ),
    );
  });
});

describe('moving as in a spreadsheet', () => {
  it.each([
    ['ArrowDown', false, [6, 5]],
    ['ArrowUp', false, [4, 5]],
    ['ArrowRight', false, [5, 6]],
    ['ArrowLeft', false, [5, 4]],
    ['ArrowDown', true, [32, 5]],
    ['ArrowRight', true, [5, 16]],
    ['PageDown', false, [15, 5]],
    ['PageUp', false, [0, 5]],
    ['Home', false, [5, 0]],
    ['End', false, [5, 16]],
    ['Home', true, [0, 0]],
    ['End', true, [32, 16]],
  ] as const)('%s, with Ctrl: %s', (key, isControl, [row, column]) => {
    expect(movedBy({ key, isControl }, at(5, 5), window)).toEqual(at(row, column));
  });

  it('ignores other keys, and never leaves the grid', () => {
    expect(movedBy({ key: 'a', isControl: false }, at(5, 5), window)).toBeNull();
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'PageDown',
      'End',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 60 }), (presses) => {
        let index = at(0, 0);
        for (const [key, isControl] of presses) {
          index = movedBy({ key, isControl }, index, window) ?? index;
          expect(cellAt(window, index)).toBeDefined();
        }
      }),
    );
  });

  it('returns with Enter to the column where Tab started', () => {
    const begun = selectCell(at(4, 2));
    const on = tabOn(tabOn(begun, 1, window) ?? begun, 1, window) ?? begun;
    expect(on.active).toEqual(at(4, 4));
    expect(enterOn(on, 1, window).active).toEqual(at(5, 2));
    expect(tabOn(selectCell(at(4, 16)), 1, window)).toBeNull();
    expect(tabOn(selectCell(at(4, 0)), -1, window)).toBeNull();
  });

  it('selects a range from where Shift was first held', () => {
    const grown = moveSelection(selectCell(at(4, 4)), at(2, 6), { isExtending: true });
    expect(rangeOf(grown)).toEqual({ top: 2, bottom: 4, first: 4, last: 6 });
  });
});

describe('filling', () => {
  it('puts one quantity into every cell of the chart', () => {
    const whole = { top: 0, bottom: 32, first: 0, last: 16 };
    const made = window.counts.flat().filter((count) => count !== null).length;
    expect(fillRange(window, whole, 2)).toHaveLength(made);
    expect(made).toBeLessThan(33 * 17);
  });

  it('copies the first row down and the first column across', () => {
    const sheet = put(put(empty, at(1, 1), 3), at(1, 2), 5);
    const range = { top: 1, bottom: 3, first: 1, last: 2 };
    expect(fillDown(window, range, sheet).map(({ pieces }) => pieces)).toEqual([3, 5, 3, 5, 3, 5]);
    expect(fillRight(window, range, sheet).map(({ pieces }) => pieces)).toEqual([
      3,
      3,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a pasted block', () => {
  it.each([
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      '1\t2\n3\t4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['۱\t٢\n', [['1', '2']]],
    ['\t2\n\n3\n', [['', '2'], [''], ['3']]],
    ['1\t', [['1', '']]],
    ['"a ""b""\n c"\t2\n', [['a "b"\n c', '2']]],
    ['"open\t2\n', [['"open', '2']]],
    ['', []],
  ])('%j is read as rows and cells', (text, rows) => {
    expect(readBlock(text)).toEqual(rows);
  });

  it('starts at the corner; an empty cell changes nothing, a zero clears', () => {
    const { targets, refused } = pasteBlock(
      window,
      selectCell(at(2, 1)),
      readBlock('4\t\n0\t6\n'),
      'pieces',
    );
    expect(refused).toEqual([]);
    expect(targets.map(({ cell, pieces }) => [positionOf(window, cell), pieces])).toEqual([
      [at(2, 1), 4],
      [at(3, 1), 0],
      [at(3, 2), 6],
    ]);
  });

  it('reports the place of every refused quantity, and why', () => {
    const { targets, refused } = pasteBlock(
      window,
      selectCell(at(32, 15)),
      readBlock('1\tx\t3\n5\n'),
      'pieces',
    );
    expect(targets).toEqual([]);
    expect(refused.map(({ position, reason }) => [position, reason])).toEqual([
      [at(32, 15), 'notMade'],
      [at(32, 16), 'notACount'],
      [at(32, 17), 'outsideGrid'],
      [at(33, 15), 'outsideGrid'],
    ]);
  });

  it('of one cell fills the whole range', () => {
    const { targets } = pasteBlock(window, select(at(1, 1), at(2, 2)), [['7']], 'pairs');
    expect(targets.map(({ pieces }) => pieces)).toEqual([14, 14, 14, 14]);
  });

  it('equals the block that was copied', () => {
    const quantity = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(quantity, { minLength: 12, maxLength: 12 }), (quantities) => {
        const range = { top: 3, bottom: 6, first: 2, last: 4 };
        const filled = quantities.reduce(
          (sheet, pieces, n) => put(sheet, at(3 + Math.floor(n / 3), 2 + (n % 3)), pieces),
          empty,
        );
        const block = readBlock(copyBlock(window, range, filled, 'pairs'));
        const pasted = pasteBlock(window, selectCell(at(3, 2)), block, 'pairs').targets;
        const again = makeStep(empty, changesTo(empty, pasted));
        expect(new Set(linesOf(again))).toEqual(new Set(linesOf(filled)));
      }),
    );
  });
});

describe('undo and redo', () => {
  it('treat a paste as one step', () => {
    const block = readBlock('1\t2\n3\t4\n');
    const { targets } = pasteBlock(window, selectCell(at(0, 0)), block, 'pieces');
    const pasted = makeStep(empty, changesTo(empty, targets));
    expect(pasted.lines.size).toBe(4);
    const undone = undoStep(pasted);
    expect(undone?.sheet.lines.size).toBe(0);
    expect(undone?.step).toHaveLength(4);
    expect(linesOf(redoStep(undone?.sheet ?? empty)?.sheet ?? empty)).toEqual(linesOf(pasted));
  });

  it('do nothing without steps, and a new step drops the undone ones', () => {
    expect(undoStep(empty)).toBeNull();
    expect(redoStep(empty)).toBeNull();
    const undone = undoStep(put(empty, at(0, 0), 2))?.sheet ?? empty;
    expect(redoStep(put(undone, at(1, 0), 2))).toBeNull();
    expect(makeStep(empty, [])).toBe(empty);
  });
});

const someSteps = fc.array(
  fc.array(fc.record({ row: fc.nat(32), column: fc.nat(16), pieces: fc.nat(20) }), {
    maxLength: 8,
  }),
  { maxLength: 12 },
);

function stepsOn(steps: { row: number; column: number; pieces: number }[][]) {
  let sheet = empty;
  const sheets = [sheet];
  for (const targets of steps) {
    const edit = readTyped(
      window,
      targets.map(({ row, column, pieces }) => ({
        position: at(row, column),
        text: String(pieces),
      })),
      'pieces',
    );
    // Of two targets for one cell the last wins.
    const last = new Map(edit.targets.map((target) => [JSON.stringify(target.cell), target]));
    sheet = makeStep(sheet, changesTo(sheet, [...last.values()]));
    sheets.push(sheet);
  }
  return sheets;
}

describe('after any sequence of edits', () => {
  it('running totals equal the totals of the whole sheet', () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const sheet = stepsOn(steps).at(-1) ?? empty;
        const carried = sheet.done.reduce(
          (shown, step) => changeQuantities(shown, window, step),
          quantitiesOf(window, []),
        );
        expect(carried).toEqual(quantitiesOf(window, sheet.lines.values()));
        const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
        expect([sum(carried.rows), sum(carried.columns)]).toEqual([carried.total, carried.total]);
      }),
    );
  });

  it('undoing every step empties the sheet, and redoing restores it', () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const full = stepsOn(steps).at(-1) ?? empty;
        let back = full;
        for (let undone = undoStep(back); undone; undone = undoStep(back)) back = undone.sheet;
        expect(back.lines.size).toBe(0);
        for (let redone = redoStep(back); redone; redone = redoStep(back)) back = redone.sheet;
        expect(new Set(linesOf(back))).toEqual(new Set(linesOf(full)));
      }),
    );
  });

  it('unchanged rows stay the same objects', () => {
    const before = quantitiesOf(window, []);
    const after = changeQuantities(before, window, put(empty, at(4, 4), 2).done[0] ?? []);
    const same = after.pieces.filter((row, index) => row === before.pieces[index]);
    expect(same).toHaveLength(window.spheres.length - 1);
  });
});

describe('the mark of a cell', () => {
  it.each([
    [null, 0, 'notMade'],
    ['hidden', 3, 'unknown'],
    [0, 0, 'none'],
    [3, 4, 'short'],
    [4, 4, 'low'],
    [5, 4, 'enough'],
  ] as const)('with %s on hand and %i ordered: %s', (count, pieces, mark) => {
    expect(markOf(count, pieces)).toBe(mark);
  });

  it.each([
    [0, 6, true],
    [3, 4, true],
    [null, 2, true],
    [4, 4, false],
    [0, 0, false],
    [null, 0, false],
    ['hidden', 900, false],
  ] as const)('with %s on hand and %i ordered, too much: %s', (count, pieces, isTooMuch) => {
    expect(isBeyond(count, pieces)).toBe(isTooMuch);
  });
});

describe('pieces ordered outside the visible part', () => {
  const line = (
    lens: string,
    diameter: number,
    sphere: number,
    cylinder: number,
    pieces: number,
  ) => {
    return { lens, diameter, sphere, cylinder, pieces };
  };

  it('are grouped by lens and diameter, the visible chart first', () => {
    const lines = [
      line('hmc-156', 650, -200, -50, 2),
      line('hc-156', 650, -100, 0, 16),
      line('hmc-156', 700, -200, 0, 4),
      line('hc-156', 650, -125, 0, 1),
      line('hmc-156', 650, 100, 0, 3),
    ];
    expect(elsewhereOf(window, lines).map(({ pieces, first }) => [pieces, first])).toEqual([
      [3, { lens: 'hmc-156', diameter: 650, sphere: 100, cylinder: 0 }],
      [17, { lens: 'hc-156', diameter: 650, sphere: -100, cylinder: 0 }],
      [4, { lens: 'hmc-156', diameter: 700, sphere: -200, cylinder: 0 }],
    ]);
  });

  it('are not counted while everything is visible', () => {
    expect(elsewhereOf(window, [line('hmc-156', 650, -200, -50, 2)])).toEqual([]);
  });

  it.each([
    [-200, -50, 'minus', false, 'minus', false],
    [-200, -50, 'plus', false, 'minus', false],
    [100, 0, 'minus', true, 'plus', true],
    [-600, 0, 'both', false, 'both', true],
    [0, -300, 'plus', false, 'plus', true],
  ] as const)(
    '%i %i is shown from %s, whole %s, by %s, whole %s',
    (sphere, cylinder, half, isWhole, ...shown) => {
      const view = viewShowing({ sphere, cylinder }, { half, isWhole });
      expect([view.half, view.isWhole]).toEqual(shown);
      const index = positionOf(gridWindow(view), {
        lens: 'hmc-156',
        diameter: 650,
        sphere,
        cylinder,
      });
      expect(index).not.toBeNull();
    },
  );
});

describe('the grid over a sheet', () => {
  const cell = { lens: 'hmc-156', diameter: 650, sphere: -200, cylinder: -50 };

  it('keeps the active cell when another part of the chart is shown', () => {
    const grid = { ...showSheet(window, empty), selection: selectCell(at(8, 2)) };
    const both = gridWindow({ half: 'both' });
    expect(showWindow(grid, both).selection.active).toEqual(positionOf(both, cell));
    expect(showWindow(grid, gridWindow({ half: 'plus' })).selection.active).toEqual(at(0, 0));
  });

  it('moves to where a step was undone or redone', () => {
    const grid = applyTargets(showSheet(window, empty), [{ cell, pieces: 4 }]);
    expect(grid.quantities.total).toBe(4);
    const back = undo(grid);
    expect(back?.grid.quantities.total).toBe(0);
    expect(back?.grid.selection.active).toEqual(at(8, 2));
    expect(gridLines(redo(back?.grid ?? grid)?.grid ?? grid)).toEqual([{ ...cell, pieces: 4 }]);
    expect(undo(showSheet(window, empty))).toBeNull();
  });

  it('treats 0 as no order, but as a count of 0', () => {
    const target = { cell, pieces: 0 };
    expect(gridLines(applyTargets(showSheet(window, empty), [target]))).toEqual([]);
    const count = applyTargets(showSheet(window, sheetOf([], { keepsZero: true })), [target]);
    expect(gridLines(count)).toEqual([target].map(() => ({ ...cell, pieces: 0 })));
    expect(gridLines(applyTargets(count, [{ cell, pieces: null }]))).toEqual([]);
  });
});
