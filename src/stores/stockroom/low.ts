import { atom } from 'nanostores';
import type { LowAnswer } from '../../api/stockroom/stockroom-contract.ts';
import { stockroomPaths } from '../../api/stockroom/stockroom-paths.ts';
import { type ReadState, readOwn } from '../shell/read-own.ts';

/** The powers and accessories of which there are too few; null until first read. */
export const $low = atom<LowAnswer | null>(null);
export const $lowReading = atom<ReadState>('reading');

export async function readLow(): Promise<void> {
  $lowReading.set('reading');
  const answer = await readOwn(stockroomPaths.low);
  if (answer.kind === 'outdated') return;
  if (answer.kind === 'read') $low.set(answer.value);
  $lowReading.set(answer.kind === 'read' ? 'done' : answer.problem);
}
