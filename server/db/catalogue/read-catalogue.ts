import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { LabCalendar } from '../../../src/domain/catalogue/lab-calendar.ts';
import type { LensCatalogue } from '../../../src/domain/catalogue/lens.ts';
import type { OwnPrice } from '../../../src/domain/revisions/own-prices.ts';
import type { Database } from '../pool/database.ts';
import { ownPricesToday, priceToday } from '../prices/price-today.ts';
import type { Tables } from '../schema/tables.ts';

const revision = sql<string>`catalogue_revision()`.as('revision');

/** The current revision of the catalogue. */
export async function catalogueRevision({ queries }: Database): Promise<string> {
  const row = await queries.selectFrom('catalogue').select(revision).executeTakeFirstOrThrow();
  return row.revision;
}

/** When the lab works. */
export async function readCalendar({ queries }: Database): Promise<LabCalendar> {
  const row = await queries.selectFrom('catalogue').select('calendar').executeTakeFirstOrThrow();
  return row.calendar;
}

/** The catalogue with general prices, and the tiers' own prices. */
export interface PricedCatalogue {
  general: LensCatalogue;
  own: readonly OwnPrice[];
}

/** Reads the whole catalogue in one query, so that it is consistent. */
export async function readCatalogue({ queries }: Database): Promise<PricedCatalogue> {
  const row = await queries
    .selectFrom('catalogue')
    .select((from) => [
      revision,
      'calendar',
      ownPricesToday.as('own'),
      jsonArrayFrom(
        from
          .selectFrom('coatings as coating')
          .select(['id', 'name_fa', 'name_en', 'is_hard', 'working_days'])
          .select(priceToday('coating').as('price'))
          .orderBy('position'),
      ).as('coatings'),
      jsonArrayFrom(
        from
          .selectFrom('lens_services as service')
          .select(['id', 'kind', 'name_fa', 'name_en', 'working_days'])
          .select(priceToday('service').as('price'))
          .orderBy('position'),
      ).as('services'),
      jsonArrayFrom(from.selectFrom('lens_conflicts').selectAll().orderBy('position')).as(
        'conflicts',
      ),
      jsonArrayFrom(
        from
          .selectFrom('lens_designs as design')
          .select([
            'id',
            'kind',
            'name_fa',
            'name_en',
            'minimum_height as minimumHeight',
            'corridors',
            'individual_values as individualValues',
            'working_days as workingDays',
          ])
          .select(variants)
          .orderBy('position'),
      ).as('designs'),
    ])
    .executeTakeFirstOrThrow();
  const general = {
    revision: row.revision,
    calendar: row.calendar,
    coatings: row.coatings.map(
      ({ id, price, is_hard: isHard, working_days: workingDays, ...names }) => {
        return { id, name: name(names), price, isHard, workingDays };
      },
    ),
    services: row.services.map(({ id, kind, price, working_days: workingDays, ...names }) => {
      return { id, kind, name: name(names), price, workingDays };
    }),
    conflicts: row.conflicts.map(({ one, other, reason_fa: fa, reason_en: en }) => {
      return { one, other, reason: { fa, en } };
    }),
    designs: row.designs.map(
      ({
        id,
        kind,
        minimumHeight,
        corridors,
        individualValues,
        workingDays,
        variants,
        ...names
      }) => ({
        id,
        kind,
        name: name(names),
        minimumHeight,
        corridors,
        individualValues,
        workingDays,
        variants: variants.map(({ coatings, ...variant }) => ({
          ...variant,
          coatings: coatings.map(({ coating_id }) => coating_id),
        })),
      }),
    ),
  };
  return { general, own: row.own };
}

function name({ name_fa, name_en }: { name_fa: string; name_en: string }) {
  return { fa: name_fa, en: name_en };
}

type InDesign = Tables & { design: Tables['lens_designs'] };

function variants(from: ExpressionBuilder<InDesign, 'design'>) {
  return jsonArrayFrom(
    from
      .selectFrom('lens_variants as variant')
      .whereRef('variant.design_id', '=', 'design.id')
      .select(['refractive_index as index', 'colour'])
      .select((of) => [variantCoatings(of).as('coatings'), variantBands(of).as('bands')])
      .orderBy('variant.position'),
  ).as('variants');
}

type InVariant = InDesign & { variant: Tables['lens_variants'] };

function variantCoatings(from: ExpressionBuilder<InVariant, 'design' | 'variant'>) {
  return jsonArrayFrom(
    from
      .selectFrom('lens_variant_coatings as allowed')
      .whereRef('allowed.design_id', '=', 'variant.design_id')
      .whereRef('allowed.refractive_index', '=', 'variant.refractive_index')
      .whereRef('allowed.colour', '=', 'variant.colour')
      .select('allowed.coating_id')
      .orderBy('allowed.position'),
  );
}

function variantBands(from: ExpressionBuilder<InVariant, 'design' | 'variant'>) {
  return jsonArrayFrom(
    from
      .selectFrom('lens_bands as band')
      .whereRef('band.design_id', '=', 'variant.design_id')
      .whereRef('band.refractive_index', '=', 'variant.refractive_index')
      .whereRef('band.colour', '=', 'variant.colour')
      .select([
        'sphere_min as sphereMin',
        'sphere_max as sphereMax',
        'cylinder_min as cylinderMin',
        'combined_min as combinedMin',
      ])
      .select(priceToday('band').as('price'))
      .orderBy('band.position'),
  );
}
