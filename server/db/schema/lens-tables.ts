import type { Generated, JSONColumnType } from 'kysely';
import type { IndividualValue } from '../../../src/domain/catalogue/individual-values.ts';
import type { LabCalendar } from '../../../src/domain/catalogue/lab-calendar.ts';
import type { LensColour, LensKind, ServiceKind } from '../../../src/domain/catalogue/lens.ts';

interface CatalogueRow {
  single: Generated<boolean>;
  revision: string;
  /** Number of the latest revision of the assortment. */
  latest_revision: Generated<number>;
  calendar: JSONColumnType<LabCalendar>;
  /** Whether the lab keeps its price lists with the tax in them. */
  lists_include_tax: Generated<boolean>;
}

interface CoatingRow {
  id: string;
  position: number;
  name_fa: string;
  name_en: string;
  price: number | null;
  is_hard: Generated<boolean>;
  working_days: Generated<number>;
}

interface LensServiceRow {
  id: string;
  position: number;
  kind: ServiceKind;
  name_fa: string;
  name_en: string;
  price: number | null;
  working_days: Generated<number>;
}

interface LensConflictRow {
  one: string;
  other: string;
  position: number;
  reason_fa: string;
  reason_en: string;
}

interface LensDesignRow {
  id: string;
  position: number;
  kind: LensKind;
  name_fa: string;
  name_en: string;
  minimum_height: number | null;
  corridors: Generated<number[]>;
  individual_values: Generated<IndividualValue[]>;
  working_days: Generated<number>;
}

interface VariantKey {
  design_id: string;
  refractive_index: number;
  colour: LensColour;
  position: number;
}

interface LensVariantCoatingRow extends VariantKey {
  coating_id: string;
}

interface LensBandRow extends VariantKey {
  sphere_min: number;
  sphere_max: number;
  cylinder_min: number;
  combined_min: number;
  price: number | null;
}

/** The catalogue of prescription lenses. */
export interface LensTables {
  catalogue: CatalogueRow;
  coatings: CoatingRow;
  lens_services: LensServiceRow;
  lens_conflicts: LensConflictRow;
  lens_designs: LensDesignRow;
  lens_variants: VariantKey;
  lens_variant_coatings: LensVariantCoatingRow;
  lens_bands: LensBandRow;
}
