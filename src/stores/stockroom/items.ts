import type { ItemsAnswer } from '../../api/stockroom/contract.ts';
import { stockroomPaths } from '../../api/stockroom/paths.ts';
import type { ShelfStates } from '../../domain/stockroom/shelf-chart.ts';
import { createOwnReading } from '../shell/own-reading.ts';

export const statesOf = ({ items }: ItemsAnswer): ShelfStates =>
  new Map(
    items.map(([item, onHand, level, promised, seen]) => [item, { onHand, level, promised, seen }]),
  );

/** The powers of the chart on screen, and its path. */
export const {
  $value: $cells,
  $reading: $cellsReading,
  read: readCells,
} = createOwnReading(stockroomPaths.cells, (answer, lens, diameter) => ({
  path: stockroomPaths.cells(lens, diameter),
  states: statesOf(answer),
}));

/** The variants of all accessories. */
export const {
  $value: $variants,
  $reading: $variantsReading,
  read: readVariants,
} = createOwnReading(
  () => stockroomPaths.accessories,
  (answer) => ({ states: statesOf(answer) }),
);
