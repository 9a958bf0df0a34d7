import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LensCatalogue, LensDesign, LensVariant } from '../../../src/domain/catalogue/lens.ts';
import type { Database } from '../pool/database.ts';
import { dropPastPrices } from '../prices/dated-prices.ts';
import type { Tables } from '../schema/tables.ts';

/** A catalogue without its revision. */
export type CatalogueContent = Omit<LensCatalogue, 'revision'>;

/** Replaces the catalogue. Its revision is a digest of its content. */
export async function writeCatalogue(
  { queries }: Database,
  content: CatalogueContent,
): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  await queries.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('catalogue')
      .set({ revision: digest.slice(0, 16), calendar: JSON.stringify(content.calendar) })
      .execute();
    await dropPastPrices(transaction, 'coating', 'service', 'lens');
    await transaction.deleteFrom('lens_designs').execute();
    await transaction.deleteFrom('coatings').execute();
    await transaction.deleteFrom('lens_services').execute();
    await transaction.deleteFrom('lens_conflicts').execute();
    await writeCoatings(transaction, content);
    await writeServices(transaction, content);
    await writeConflicts(transaction, content);
    for (const [position, design] of content.designs.entries()) {
      await writeDesign(transaction, design, position);
    }
  });
}

async function writeCoatings(transaction: Transaction<Tables>, { coatings }: CatalogueContent) {
  const rows = coatings.map(({ id, name, price, isHard, workingDays }, position) => {
    const names = { name_fa: name.fa, name_en: name.en };
    return { id, position, ...names, price, is_hard: isHard, working_days: workingDays };
  });
  await transaction.insertInto('coatings').values(rows).execute();
}

async function writeServices(transaction: Transaction<Tables>, { services }: CatalogueContent) {
  const rows = services.map(({ id, kind, name, price, workingDays }, position) => {
    const names = { name_fa: name.fa, name_en: name.en };
    return { id, position, kind, ...names, price, working_days: workingDays };
  });
  if (rows.length > 0) await transaction.insertInto('lens_services').values(rows).execute();
}

async function writeConflicts(transaction: Transaction<Tables>, { conflicts }: CatalogueContent) {
  const rows = conflicts.map(({ one, other, reason }, position) => {
    return { one, other, position, reason_fa: reason.fa, reason_en: reason.en };
  });
  if (rows.length > 0) await transaction.insertInto('lens_conflicts').values(rows).execute();
}

async function writeDesign(transaction: Transaction<Tables>, design: LensDesign, position: number) {
  const { id, kind, name, minimumHeight: minimum_height, corridors, workingDays } = design;
  const names = { name_fa: name.fa, name_en: name.en };
  const times = { working_days: workingDays };
  const row = { id, position, kind, ...names, minimum_height, corridors, ...times };
  await transaction.insertInto('lens_designs').values(row).execute();
  for (const [variantPosition, variant] of design.variants.entries()) {
    await writeVariant(transaction, id, variant, variantPosition);
  }
}

async function writeVariant(
  transaction: Transaction<Tables>,
  design_id: string,
  { index, colour, coatings, bands }: LensVariant,
  position: number,
) {
  const key = { design_id, refractive_index: index, colour };
  await transaction
    .insertInto('lens_variants')
    .values({ ...key, position })
    .execute();
  await transaction
    .insertInto('lens_variant_coatings')
    .values(coatings.map((coating_id, index) => ({ ...key, coating_id, position: index })))
    .execute();
  await transaction
    .insertInto('lens_bands')
    .values(
      bands.map((band, bandIndex) => ({
        ...key,
        position: bandIndex,
        sphere_min: band.sphereMin,
        sphere_max: band.sphereMax,
        cylinder_min: band.cylinderMin,
        combined_min: band.combinedMin,
        price: band.price,
      })),
    )
    .execute();
}
