import { warrantyPath } from '../../api/warranty/paths.ts';
import type { WarrantyTerm } from '../../domain/warranty/warranty.ts';
import { changeOwn, whyUnchanged } from '../shell/change-own.ts';
import { createOwnReading } from '../shell/own-reading.ts';

/** The warranty's terms, and the revision they were read with. */
export type KnownWarranty = { revision: number; terms: readonly WarrantyTerm[] };

/** The lab's warranty; null until read. */
export const {
  $value: $warranty,
  $reading: $warrantyReading,
  read: readWarranty,
} = createOwnReading(
  () => warrantyPath,
  (answer): KnownWarranty => answer,
);

/** Result of saving. `changed`: someone else has saved since the terms were read. */
export type WarrantyOutcome = 'saved' | 'changed' | 'offline' | 'failed';

/** Replaces the terms of revision `base`. If there is a newer revision, reads it instead. */
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
