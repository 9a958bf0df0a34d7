import { map } from 'nanostores';
import { type KeptRecord, OlderRecord } from './database.ts';

/**
 * Version of the shapes that are kept. Every change of a shape raises it, an added field, too: an older panel would
 * drop that field. Records of earlier versions are brought up to date by `older-records.ts`.
 */
export const recordVersion = 1;

/** As it is kept. */
export function withVersion<T extends object>(value: T): T & { version: number } {
  return { ...value, version: recordVersion };
}

/** Whether this version of the panel wrote it. */
export function isCurrent(kept: Partial<KeptRecord>): boolean {
  return kept.version === recordVersion && typeof kept.draft === 'object';
}

/** Whether it can be opened only by a newer version of the panel, if by any. It is left as it is. */
export function isForNewer({ version, unreadableBy }: Partial<KeptRecord>): boolean {
  return Number(version) > recordVersion || unreadableBy === recordVersion;
}

/** A record as this version writes it; null where there is none that can be opened. */
export function opened<T extends object>(kept: KeptRecord | undefined): T | null {
  if (!kept || isForNewer(kept)) return null;
  if (isCurrent(kept)) return kept as KeptRecord & T;
  throw new OlderRecord();
}

/** How many records on this device this version of the panel cannot open. */
export const $unreadable = map({ preorders: 0, drafts: 0 });

/** Those records of a store that can be opened; the others are counted. */
export function openedOf<T extends object>(
  store: 'preorders' | 'drafts',
  kept: readonly KeptRecord[],
): T[] {
  const records = kept.map((each) => opened<T>(each)).filter((record) => record !== null);
  $unreadable.setKey(store, kept.length - records.length);
  return records;
}
