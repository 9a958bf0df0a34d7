import { type ExpressionBuilder, sql } from 'kysely';
import type { LabCalendar } from '../../../src/domain/catalogue/lab-calendar.ts';
import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import type { OwnPrice } from '../../../src/domain/revisions/own-prices.ts';
import { rowsAsJson } from '../pool/column-names.ts';
import type { Database } from '../pool/database.ts';
import { discountsToday, type StoredDiscount } from '../prices/discounts-today.ts';
import { ownPricesToday, priceToday } from '../prices/price-today.ts';
import { rateTodaySql } from '../prices/tax-today.ts';
import type { Tables } from '../schema/tables.ts';
import type { Transaction } from '../schema/transaction.ts';

const revision = sql<string>`catalogue_revision()`.as('revision');

/** The current revision of the catalogue. */
export async function catalogueRevision({ queries }: Database): Promise<string> {
  const row = await queries.selectFrom('catalogue').select(revision).executeTakeFirstOrThrow();
  return row.revision;
}

/**
 * Whether the lab has saved nothing since the revision that an order was judged by. Only the first part of a revision's
 * name counts the lab's saves. The others stand for the day's prices, tax and discounts, the tier and the account.
 */
export async function isOfRevision(transaction: Transaction, judgedBy: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('catalogue')
    .select('revision')
    .executeTakeFirstOrThrow();
  return row.revision === judgedBy.split('.')[0];
}

/** The lab's working days. */
export async function readCalendar({ queries }: Database): Promise<LabCalendar> {
  const row = await queries.selectFrom('catalogue').select('calendar').executeTakeFirstOrThrow();
  return row.calendar;
}

/** The catalogue with general prices, the tiers' own prices, and discounts. */
export interface PricedCatalogue {
  general: LensCatalogue;
  own: readonly OwnPrice[];
  discounts: readonly StoredDiscount[];
}

/** Reads the whole catalogue in one query, so that it is consistent. */
export async function readCatalogue({ queries }: Database): Promise<PricedCatalogue> {
  const rows = await readRows(queries);
  return { general: generalOf(rows), own: rows.own, discounts: rows.discounts };
}

type Rows = Awaited<ReturnType<typeof readRows>>;

function readRows(queries: Database['queries']) {
  return queries
    .selectFrom('catalogue')
    .select((from) => [
      revision,
      'calendar',
      ownPricesToday.as('own'),
      sql.raw<number | null>(rateTodaySql).as('taxRate'),
      discountsToday.as('discounts'),
      rowsAsJson(
        from
          .selectFrom('coatings as coating')
          .select(['id', 'nameFa', 'nameEn', 'isHard', 'workingDays'])
          .select(priceToday('coating').as('price'))
          .orderBy('position'),
      ).as('coatings'),
      rowsAsJson(
        from
          .selectFrom('lensServices as service')
          .select(['id', 'kind', 'nameFa', 'nameEn', 'workingDays'])
          .select(priceToday('service').as('price'))
          .orderBy('position'),
      ).as('services'),
      rowsAsJson(
        from
          .selectFrom('lensConflicts')
          .select(['one', 'other', 'reasonFa', 'reasonEn'])
          .orderBy('position'),
      ).as('conflicts'),
      rowsAsJson(
        from
          .selectFrom('lensDesigns as design')
          .select([
            'id',
            'kind',
            'nameFa',
            'nameEn',
            'minimumHeight',
            'corridors',
            'individualValues',
            'workingDays',
          ])
          .select(variants)
          .orderBy('position'),
      ).as('designs'),
    ])
    .executeTakeFirstOrThrow();
}

/** The catalogue with general prices. */
function generalOf(rows: Rows): LensCatalogue {
  return {
    revision: rows.revision,
    calendar: rows.calendar,
    ...(rows.taxRate !== null && { terms: { taxRate: rows.taxRate } }),
    coatings: rows.coatings.map(({ id, price, isHard, workingDays, ...names }) => {
      return { id, name: name(names), price, isHard, workingDays };
    }),
    services: rows.services.map(({ id, kind, price, workingDays, ...names }) => {
      return { id, kind, name: name(names), price, workingDays };
    }),
    conflicts: rows.conflicts.map(({ one, other, reasonFa: fa, reasonEn: en }) => {
      return { one, other, reason: { fa, en } };
    }),
    designs: rows.designs.map(designOf),
  };
}

function designOf(row: Rows['designs'][number]) {
  return {
    id: row.id,
    kind: row.kind,
    name: name(row),
    minimumHeight: row.minimumHeight,
    corridors: row.corridors,
    individualValues: row.individualValues,
    workingDays: row.workingDays,
    variants: row.variants.map(({ coatings, ...variant }) => ({
      ...variant,
      coatings: coatings.map(({ coatingId }) => coatingId),
    })),
  };
}

function name({ nameFa, nameEn }: { nameFa: string; nameEn: string }) {
  return { fa: nameFa, en: nameEn };
}

type InDesign = Tables & { design: Tables['lensDesigns'] };

function variants(from: ExpressionBuilder<InDesign, 'design'>) {
  return rowsAsJson(
    from
      .selectFrom('lensVariants as variant')
      .whereRef('variant.designId', '=', 'design.id')
      .select(['refractiveIndex as index', 'colour'])
      .select((of) => [variantCoatings(of).as('coatings'), variantBands(of).as('bands')])
      .orderBy('variant.position'),
  ).as('variants');
}

type InVariant = InDesign & { variant: Tables['lensVariants'] };

function variantCoatings(from: ExpressionBuilder<InVariant, 'design' | 'variant'>) {
  return rowsAsJson(
    from
      .selectFrom('lensVariantCoatings as allowed')
      .whereRef('allowed.designId', '=', 'variant.designId')
      .whereRef('allowed.refractiveIndex', '=', 'variant.refractiveIndex')
      .whereRef('allowed.colour', '=', 'variant.colour')
      .select('allowed.coatingId')
      .orderBy('allowed.position'),
  );
}

function variantBands(from: ExpressionBuilder<InVariant, 'design' | 'variant'>) {
  return rowsAsJson(
    from
      .selectFrom('lensBands as band')
      .whereRef('band.designId', '=', 'variant.designId')
      .whereRef('band.refractiveIndex', '=', 'variant.refractiveIndex')
      .whereRef('band.colour', '=', 'variant.colour')
      .select(['sphereMin', 'sphereMax', 'cylinderMin', 'combinedMin'])
      .select(priceToday('band').as('price'))
      .orderBy('band.position'),
  );
}
