import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChosenColumn,
  moveColumn,
  queueColumns,
  readColumns,
  resizeColumn,
  toggleColumn,
  usualColumns,
} from '../../../src/domain/counter/queue-columns.ts';

const names = (columns: readonly ChosenColumn[]) => columns.map(({ name }) => name);

describe('columns as they were kept', () => {
  test.each([
    ['nothing', undefined],
    ['something else', { number: true }],
    ['an empty list', []],
  ])('of %s are the usual ones', (_, kept) => {
    expect(readColumns(kept)).toEqual(usualColumns);
  });

  test('keep their order, widths and visibility; new ones come last', () => {
    const kept = [
      { name: 'state', width: 'wide', isShown: true },
      { name: 'patient', width: 'narrow', isShown: false },
      { name: 'gone', width: 'normal', isShown: true },
    ];
    const read = readColumns(kept);
    expect(read.slice(0, 2)).toEqual(kept.slice(0, 2));
    expect(names(read).toSorted()).toEqual(queueColumns.toSorted());
  });

  test('always show the number, which opens the order', () => {
    expect(readColumns([{ name: 'number', width: 'x', isShown: false }])[0]).toEqual({
      name: 'number',
      width: 'normal',
      isShown: true,
    });
    expect(toggleColumn(usualColumns, 'number')).toEqual(usualColumns);
  });
});

test('whatever is chosen, each column is there once and is read as it was kept', () => {
  const act = fc.record({
    name: fc.constantFrom(...queueColumns),
    does: fc.constantFrom('up', 'down', 'toggle', 'wide'),
  });
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      const chosen = acts.reduce<readonly ChosenColumn[]>((columns, { name, does }) => {
        if (does === 'toggle') return toggleColumn(columns, name);
        if (does === 'wide') return resizeColumn(columns, name, 'wide');
        return moveColumn(columns, name, does === 'up' ? -1 : 1);
      }, usualColumns);
      expect(names(chosen).toSorted()).toEqual(queueColumns.toSorted());
      expect(readColumns(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    }),
  );
});

test('a column moves one place, and stays at the ends', () => {
  expect(names(moveColumn(usualColumns, 'account', -1)).slice(0, 2)).toEqual(['account', 'number']);
  expect(moveColumn(usualColumns, 'number', -1)).toEqual(usualColumns);
  expect(moveColumn(usualColumns, 'state', 1)).toEqual(usualColumns);
});
