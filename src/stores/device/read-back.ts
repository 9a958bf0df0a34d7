import { type KeptReader, refuse, unlessUnreadable } from '../../domain/vocabulary/kept-data.ts';
import { isForNewer } from './records/kept-records.ts';

/** Reads what this version or an earlier one stored; null if a newer version stored it or it is unreadable. */
export function readBack<T>(read: KeptReader<T>, kept: unknown): T | null {
  return unlessUnreadable((each) => (isForNewer(each as object) ? refuse() : read(each)))(kept);
}
