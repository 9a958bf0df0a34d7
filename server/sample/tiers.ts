import type { SentChange } from '../../src/domain/revisions/entry.ts';
import type { Database } from '../db/pool/database.ts';
import { asChange, saveAsOperator } from '../use-cases/revisions/replace-items.ts';

/** Invented price groups. The default one exists in every database. */
const sampleTiers = [
  { id: 'partner', name: { fa: 'همکار', en: 'Partner' } },
  { id: 'wholesale', name: { fa: 'عمده', en: 'Wholesale' } },
];

/** The sample price groups as items. */
export const sampleTierItems = (): SentChange[] =>
  sampleTiers.map(({ id, name }, index) => {
    return { item: `tier ${id}`, value: { name, position: index + 1 } };
  });

/** Adds the sample price groups, or restores their names. */
export async function writeSampleTiers(database: Database): Promise<void> {
  const changes = sampleTierItems().map(asChange);
  await saveAsOperator(database, {
    note: 'گروه‌های قیمت · Price groups',
    changes: async () => changes,
  });
}
