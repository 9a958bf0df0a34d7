import { atom } from 'nanostores';
import type { ItemsAnswer } from '../../api/stockroom/stockroom-contract.ts';
import { stockroomPaths } from '../../api/stockroom/stockroom-paths.ts';
import type { ShelfStates } from '../../domain/stockroom/shelf-chart.ts';
import { type OwnAnswer, type ReadState, readOwn } from '../shell/read-own.ts';

/** What was read of one chart or of the accessories, and which it was. */
export interface ReadItems {
  path: string;
  states: ShelfStates;
}

/** The powers of the chart on screen; null until first read. */
export const $cells = atom<ReadItems | null>(null);
export const $cellsReading = atom<ReadState>('reading');

/** The variants of all accessories; null until first read. */
export const $variants = atom<ReadItems | null>(null);
export const $variantsReading = atom<ReadState>('reading');

export const statesOf = ({ items }: ItemsAnswer): ShelfStates =>
  new Map(
    items.map(([item, onHand, level, promised, seen]) => [item, { onHand, level, promised, seen }]),
  );

function take(
  path: string,
  answer: OwnAnswer<ItemsAnswer>,
  [$items, $reading]: readonly [typeof $cells, typeof $cellsReading],
): void {
  if (answer.kind === 'outdated') return;
  if (answer.kind === 'read') $items.set({ path, states: statesOf(answer.value) });
  $reading.set(answer.kind === 'read' ? 'done' : answer.problem);
}

let wanted = '';

/** Reads a chart; what was asked for last is shown. */
export async function readCells(lens: string, diameter: number): Promise<void> {
  const path = stockroomPaths.cells(lens, diameter);
  wanted = path;
  $cellsReading.set('reading');
  const answer = await readOwn(path);
  if (wanted === path) take(path, answer, [$cells, $cellsReading]);
}

export async function readVariants(): Promise<void> {
  const path = stockroomPaths.accessories;
  $variantsReading.set('reading');
  take(path, await readOwn(path), [$variants, $variantsReading]);
}
