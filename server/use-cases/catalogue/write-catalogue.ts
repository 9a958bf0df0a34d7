import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import type { SentChange } from '../../../src/domain/revisions/entry.ts';
import type { Database } from '../../db/pool/database.ts';
import { replaceItems } from '../revisions/replace-items.ts';

/** A catalogue without its revision. */
export type CatalogueContent = Omit<LensCatalogue, 'revision'>;

/** Replaces the catalogue. */
export function writeCatalogue(database: Database, content: CatalogueContent): Promise<void> {
  return replaceItems(database, {
    kinds: ['calendar', 'coating', 'service', 'conflict', 'design'],
    priced: ['coating', 'service', 'lens'],
    items: catalogueItems(content),
    note: 'عدسی سفارشی · Prescription lenses',
  });
}

/** A catalogue as items. */
export function catalogueItems(content: CatalogueContent): SentChange[] {
  const { calendar, coatings, services, conflicts, designs } = content;
  const named = (kind: string, all: readonly { id: string }[]) =>
    all.map(({ id, ...value }, position): SentChange => {
      return { item: `${kind} ${id}`, value: { ...value, position } };
    });
  const excluding = conflicts.map(({ one, other, reason }, position): SentChange => {
    return { item: `conflict ${one} ${other}`, value: { reason, position } };
  });
  return [
    { item: 'calendar', value: calendar },
    ...named('coating', coatings),
    ...named('service', services),
    ...excluding,
    ...named('design', designs),
  ];
}
