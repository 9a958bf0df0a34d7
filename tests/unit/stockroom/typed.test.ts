import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { type CellPieces, changesTo, makeStep } from '../../../src/domain/power-grid/cells.ts';
import type { StockCell } from '../../../src/domain/stock/stock.ts';
import type { ShelfTask } from '../../../src/domain/stockroom/shelf-task.ts';
import { shop } from '../../fixtures/people.ts';
import { freshDevice } from '../../support/browser-tab.ts';
import { FakeLab } from '../../support/fake-lab.ts';
import { fakeStorage } from '../../support/fake-storage.ts';

const cell: StockCell = { lens: 'hmc-156', diameter: 650, sphere: -200, cylinder: -50 };
const item = 'hmc-156 650 -200 -50';
const book = { onHand: 7, level: 4, promised: 1, seen: 12 };

beforeEach(() => {
  const lab = new FakeLab();
  lab.session = shop;
  freshDevice(lab);
  vi.stubGlobal('sessionStorage', fakeStorage());
});

/** The shelf after a reload; the tab's storage stays. */
async function openShelf() {
  vi.resetModules();
  const { $signedIn } = await import('../../../src/stores/shell/session.ts');
  $signedIn.set(shop);
  const { $cells } = await import('../../../src/stores/stockroom/items.ts');
  $cells.set({ path: stockroomPaths.cells('hmc-156', 650), states: new Map([[item, book]]) });
  const typed = await import('../../../src/stores/stockroom/typed.ts');
  const type = (task: ShelfTask, pieces: CellPieces) => {
    const sheet = typed.sheetFor(task);
    typed.keepSheet(task, makeStep(sheet, changesTo(sheet, [{ cell, pieces }])));
  };
  return { ...typed, type, $signedIn };
}

describe('text typed into the grids of the shelf', () => {
  test.each(['count', 'levels'] as const)(
    'as %s is kept through a reload, including zero',
    async (task) => {
      (await openShelf()).type(task, 0);
      const shelf = await openShelf();
      expect(shelf.typedCells(task)).toEqual([{ item, pieces: 0, state: book }]);
      expect(shelf.typedCells('receipt')).toEqual([]);
    },
  );

  test('keeps the book stock of the time it was typed', async () => {
    (await openShelf()).type('count', 6);
    const shelf = await openShelf();
    const { $cells } = await import('../../../src/stores/stockroom/items.ts');
    const path = stockroomPaths.cells('hmc-156', 650);
    $cells.set({ path, states: new Map([[item, { ...book, onHand: 5, seen: 13 }]]) });
    shelf.keepSheet('count', { ...shelf.sheetFor('count') });
    expect(shelf.typedCells('count')).toEqual([{ item, pieces: 6, state: book }]);
  });

  test('is cleared once it is entered', async () => {
    const shelf = await openShelf();
    shelf.type('receipt', 3);
    shelf.forgetTyped('receipt');
    expect((await openShelf()).typedCells('receipt')).toEqual([]);
  });

  test('is not shown to the next user', async () => {
    const shelf = await openShelf();
    shelf.type('receipt', 3);
    shelf.$signedIn.set(null);
    expect(shelf.typedCells('receipt')).toEqual([]);
    shelf.$signedIn.set(shop);
    expect(shelf.typedCells('receipt')).toEqual([{ item, pieces: 3, state: book }]);
  });
});
