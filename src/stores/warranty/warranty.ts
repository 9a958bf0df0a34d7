import { warrantyPath } from '../../api/warranty/paths.ts';
import type { WarrantyTerm } from '../../domain/warranty/warranty.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';

/** The warranty's terms, and the revision they were read with. */
export type KnownWarranty = { revision: number; terms: readonly WarrantyTerm[] };

/** The warranty that the lab gives; null until it is read. */
export const {
  $value: $warranty,
  $reading: $warrantyReading,
  read: readWarranty,
} = createOwnReading(
  () => warrantyPath,
  (answer): KnownWarranty => answer,
);

/** Result of saving; `changed`: somebody else has saved it since it was read. */
export type WarrantyOutcome = 'saved' | 'changed' | 'offline' | 'failed';

/** Saves the terms over those that were seen. */
export async function saveWarranty(base: number, terms: WarrantyTerm[]): Promise<WarrantyOutcome> {
  const changed = await changeOwn(warrantyPath, { method: 'PUT', body: { base, terms } });
  if (changed.kind === 'done') {
    $warranty.set(changed.value);
    return 'saved';
  }
  if (changed.kind !== 'refused' || changed.code !== 'changed') return whyUnchanged(changed);
  await readWarranty();
  return 'changed';
}
