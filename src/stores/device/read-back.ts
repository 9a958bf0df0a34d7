import { type KeptReader, refuse, unlessUnreadable } from '../../domain/vocabulary/kept-data.ts';
import { isForNewer } from './kept-records.ts';

/** What was kept by this version or an earlier one; null for what a newer one kept, and for what cannot be read. */
export function readBack<T>(read: KeptReader<T>, kept: unknown): T | null {
  return unlessUnreadable((each) => (isForNewer(each as object) ? refuse() : read(each)))(kept);
}
