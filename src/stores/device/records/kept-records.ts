import { map } from 'nanostores';
import { type KeptRecord, OlderRecord } from './database.ts';

/**
 * Version of the stored shapes. Every change of a shape raises it, even an added field: an older panel would drop that
 * field. `older-records.ts` migrates records of earlier versions.
 */
export const recordVersion = 5;

/** Stamps a record with the version before it is stored. */
export function withVersion<T extends object>(value: T): T & { version: number } {
  return { ...value, version: recordVersion };
}

/** Whether this version of the panel wrote the record. */
export function isCurrent(kept: Partial<KeptRecord>): boolean {
  return kept.version === recordVersion && typeof kept.draft === 'object';
}

/** Whether only a newer version of the panel may be able to open the record. It is left untouched. */
export function isForNewer({ version, unreadableBy }: Partial<KeptRecord>): boolean {
  return Number(version) > recordVersion || unreadableBy === recordVersion;
}

/** The stored record; null if missing or not readable. Throws `OlderRecord` if it needs migration. */
export function opened<T extends object>(kept: KeptRecord | undefined): T | null {
  if (!kept || isForNewer(kept)) return null;
  if (isCurrent(kept)) return kept as KeptRecord & T;
  throw new OlderRecord();
}

/** Number of stored records that this version of the panel cannot open. */
export const $unreadable = map({ preorders: 0, drafts: 0 });

/** The records of a store that can be opened; counts the others. */
export function openedOf<T extends object>(
  store: 'preorders' | 'drafts',
  kept: readonly KeptRecord[],
): T[] {
  const records = kept.map((each) => opened<T>(each)).filter((record) => record !== null);
  $unreadable.setKey(store, kept.length - records.length);
  return records;
}
