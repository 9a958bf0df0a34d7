import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { selectCell } from '../../../src/domain/power-grid/selection.ts';
import {
  cancelEdit,
  clearRange,
  copySelection,
  fillSelection,
  redoEdit,
  select,
  setPieces,
  settleEdit,
  undoEdit,
} from '../../../src/stores/power-grid/edits.ts';
import {
  $canRedo,
  $canUndo,
  $grid,
  $orderLines,
  followGrid,
  setSheet,
  setUp,
} from '../../../src/stores/power-grid/grid.ts';
import { $gridNotice } from '../../../src/stores/power-grid/notice.ts';
import { pasteRest, pasteText } from '../../../src/stores/power-grid/pasting.ts';
import { refreshStock } from '../../../src/stores/stock/stock.ts';
import { chart, lenses } from '../../fixtures/power-grid.ts';

let end: () => void;
beforeEach(async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('fetch', async () => Response.json({ audience: 'account', lenses }));
  await refreshStock();
  end = followGrid();
  setUp({
    lens: 'hmc-156',
    diameter: 650,
    unit: 'pieces',
    layer: 'order',
    half: 'minus',
    isWhole: true,
  });
  setSheet('order', []);
  select(selectCell(at(0, 0)));
});
afterEach(() => end());

const at = (row: number, column: number) => ({ row, column });

function selectRange(from: ReturnType<typeof at>, to: ReturnType<typeof at>): void {
  select({ anchor: to, active: from, entry: from.column });
}

/** The ordered pieces by sphere and cylinder, in hundredths. */
const ordered = () =>
  Object.fromEntries(
    $orderLines.get().map(({ sphere, cylinder, pieces }) => [`${sphere} ${cylinder}`, pieces]),
  );

function type(place: ReturnType<typeof at>, text: string) {
  select(selectCell(place));
  return settleEdit(text, { isForRange: false });
}

describe('typing in the power grid', () => {
  test('orders the power under the active cell, in digits of either language', () => {
    type(at(1, 2), '3');
    type(at(2, 0), '۱۲');
    expect(ordered()).toEqual({ '-25 -50': 3, '-50 0': 12 });
  });

  test('takes a power out of the order when its cell is emptied', () => {
    type(at(1, 0), '3');
    type(at(1, 0), '');
    expect(ordered()).toEqual({});
  });

  test('leaves the order unchanged if the text is not a quantity, and says why', () => {
    type(at(1, 0), '3');
    expect(type(at(1, 0), 'three')).toMatchObject({ text: 'three' });
    expect(ordered()).toEqual({ '-25 0': 3 });
    expect($gridNotice.get()?.refused).toHaveLength(1);
  });

  test('says nothing more about text that was dropped', () => {
    type(at(1, 0), 'three');
    cancelEdit();
    expect($gridNotice.get()).toBeNull();
  });

  test('counts pairs as two pieces each', () => {
    setUp({ unit: 'pairs' });
    type(at(1, 0), '3');
    expect(ordered()).toEqual({ '-25 0': 6 });
  });

  test('fills the whole selection in one step', () => {
    selectRange(at(0, 0), at(1, 1));
    settleEdit('2', { isForRange: true });
    expect(ordered()).toEqual({ '0 0': 2, '0 -25': 2, '-25 0': 2, '-25 -25': 2 });
  });
});

describe('undo', () => {
  test('undoes one step at a time, and redo repeats it', () => {
    type(at(1, 0), '3');
    type(at(2, 0), '4');
    undoEdit();
    expect(ordered()).toEqual({ '-25 0': 3 });
    undoEdit();
    expect(ordered()).toEqual({});
    expect([$canUndo.get(), $canRedo.get()]).toEqual([false, true]);
    redoEdit();
    redoEdit();
    expect(ordered()).toEqual({ '-25 0': 3, '-50 0': 4 });
  });

  test('undoes a whole paste, fill or clearing in one step', () => {
    type(at(1, 0), '3');
    const before = ordered();
    select(selectCell(at(4, 0)));
    pasteText('1\t2\n3\t4');
    undoEdit();
    expect(ordered()).toEqual(before);
    selectRange(at(0, 0), at(3, 3));
    clearRange();
    expect(ordered()).toEqual({});
    undoEdit();
    expect(ordered()).toEqual(before);
  });

  test('also undoes changes outside the visible part', () => {
    type(at(1, 0), '3');
    setUp({ half: 'plus' });
    undoEdit();
    expect(ordered()).toEqual({});
  });

  test('has no steps in a newly opened order', () => {
    type(at(1, 0), '3');
    setSheet('order', [{ lens: 'hmc-156', diameter: 650, sphere: -25, cylinder: 0, pieces: 1 }]);
    undoEdit();
    expect(ordered()).toEqual({ '-25 0': 1 });
  });
});

describe('copy and paste', () => {
  test('pastes a spreadsheet block at the active cell, and selects it', () => {
    select(selectCell(at(1, 1)));
    pasteText('1\t2\r\n3\t۴\r\n');
    expect(ordered()).toEqual({ '-25 -25': 1, '-25 -50': 2, '-50 -25': 3, '-50 -50': 4 });
    expect($grid.get()?.selection).toMatchObject({ active: at(1, 1), anchor: at(2, 2) });
  });

  test('pastes back the block it copied', () => {
    select(selectCell(at(0, 0)));
    pasteText('1\t2\n3\t4');
    const copied = copySelection();
    clearRange();
    pasteText(copied);
    expect(ordered()).toEqual({ '0 0': 1, '0 -25': 2, '-25 0': 3, '-25 -25': 4 });
  });

  test('pastes nothing if any value is invalid, and the valid rest on request', async () => {
    select(selectCell(at(0, 0)));
    pasteText('1\tx\n3\t4');
    await vi.waitFor(() => expect($gridNotice.get()?.refused).toHaveLength(1));
    expect(ordered()).toEqual({});
    pasteRest();
    expect(ordered()).toEqual({ '0 0': 1, '-25 0': 3, '-25 -25': 4 });
  });

  test('refuses a power that the lens is not made in', async () => {
    const { spheres, cylinders } = chart;
    const strongest = at(spheres.filter((sphere) => sphere <= 0).length - 1, cylinders.length - 1);
    select(selectCell(strongest));
    pasteText('5');
    await vi.waitFor(() => expect($gridNotice.get()?.refused).toHaveLength(1));
    expect(ordered()).toEqual({});
  });
});

describe('filling a selection', () => {
  test('repeats the first row down and the first column to the right', () => {
    type(at(0, 0), '2');
    type(at(0, 1), '3');
    selectRange(at(0, 0), at(1, 1));
    fillSelection('down');
    expect(ordered()).toEqual({ '0 0': 2, '0 -25': 3, '-25 0': 2, '-25 -25': 3 });
    selectRange(at(1, 0), at(1, 2));
    fillSelection('right');
    expect(ordered()).toMatchObject({ '-25 0': 2, '-25 -25': 2, '-25 -50': 2 });
  });

  test('copies the active cell into the whole selection', () => {
    type(at(0, 0), '2');
    selectRange(at(0, 0), at(1, 1));
    fillSelection('all');
    expect(ordered()).toEqual({ '0 0': 2, '0 -25': 2, '-25 0': 2, '-25 -25': 2 });
  });
});

describe('the steppers of a touch screen', () => {
  test('set one cell, regardless of the selection', () => {
    setPieces(at(1, 0), 4);
    expect(ordered()).toEqual({ '-25 0': 4 });
    setPieces(at(1, 0), null);
    expect(ordered()).toEqual({});
  });
});
