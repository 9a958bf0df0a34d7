import { atom } from 'nanostores';
import { stockroomPaths } from '../../api/stockroom/paths.ts';
import type { Movement } from '../../domain/stockroom/movement.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';

/** The movements of one item, latest first. */
export interface ItemHistory {
  item: string;
  movements: readonly Movement[];
  /** Where the next page begins; null at the end. */
  next: number | null;
}

/** The history on screen; null until first read. */
export const $history = atom<ItemHistory | null>(null);
export const $historyReading = atom<ReadState>('reading');

let wanted = '';

/** Shows the latest movements, or appends earlier ones, unless an answer to the same request already did. */
function show(
  item: string,
  before: number | undefined,
  { movements, next }: Omit<ItemHistory, 'item'>,
): void {
  const known = $history.get();
  if (before === undefined) $history.set({ item, movements, next });
  else if (known?.item === item && known.next === before) {
    $history.set({ item, movements: [...known.movements, ...movements], next });
  }
}

async function read(item: string, before?: number): Promise<void> {
  wanted = item;
  $historyReading.set('reading');
  const answer = await readOwn(stockroomPaths.movements(item, before));
  if (answer.kind === 'outdated' || wanted !== item) return;
  if (answer.kind === 'read') show(item, before, answer.value);
  $historyReading.set(answer.kind === 'read' ? 'done' : answer.problem);
}

/** Reads the latest movements of an item. */
export const readHistory = (item: string): Promise<void> => read(item);

/** Reads the next page of earlier movements. */
export async function readEarlier(): Promise<void> {
  const history = $history.get();
  if (history?.next) await read(history.item, history.next);
}
