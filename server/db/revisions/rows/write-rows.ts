import type { ItemChange } from '../../../../src/domain/revisions/entry.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { removeCategories, writeCategories, writeProducts } from './accessory-rows.ts';
import { changedOf } from './changed.ts';
import { writeDesigns } from './design-rows.ts';
import { writeDiscounts } from './discount-rows.ts';
import { removeCoatings, writeCoatings, writeConflicts, writeServices } from './lens-rows.ts';
import { writeDatedPrices } from './price-rows.ts';
import { removeCells, removeLenses, writeCells, writeLenses } from './stock-rows.ts';
import { writeTiers } from './tier-rows.ts';

/**
 * Writes only the rows that the changes concern. Rows that others refer to are written before those and deleted after
 * them.
 */
export async function writeRows(
  transaction: Transaction,
  changes: readonly ItemChange[],
): Promise<void> {
  const coatings = changedOf(changes, 'coating');
  const categories = changedOf(changes, 'category');
  const lenses = changedOf(changes, 'stockLens');
  const cells = changedOf(changes, 'stockCell');
  const [calendar] = changedOf(changes, 'calendar').kept;
  if (calendar) {
    const text = JSON.stringify(calendar.value);
    await transaction.updateTable('catalogue').set({ calendar: text }).execute();
  }
  await writeTiers(transaction, changedOf(changes, 'tier'));
  await writeServices(transaction, changedOf(changes, 'service'));
  await writeConflicts(transaction, changedOf(changes, 'conflict'));
  await writeCoatings(transaction, coatings);
  await writeDesigns(transaction, changedOf(changes, 'design'));
  await removeCoatings(transaction, coatings);
  await writeCategories(transaction, categories);
  await writeProducts(transaction, changedOf(changes, 'accessory'));
  await removeCategories(transaction, categories);
  await writeLenses(transaction, lenses);
  await writeCells(transaction, cells);
  await removeCells(transaction, cells);
  await removeLenses(transaction, lenses);
  await writeDiscounts(transaction, changedOf(changes, 'discount'));
  await writeDatedPrices(transaction, changedOf(changes, 'price'));
}
