import type { Generated, JSONColumnType } from 'kysely';
import type { IndividualValue } from '../../../src/domain/catalogue/individual-values.ts';
import type { LabCalendar } from '../../../src/domain/catalogue/lab-calendar.ts';
import type { LensColour, LensKind, ServiceKind } from '../../../src/domain/catalogue/lens.ts';

interface CatalogueRow {
  single: Generated<boolean>;
  revision: string;
  /** Number of the latest revision of the assortment. */
  latestRevision: Generated<number>;
  calendar: JSONColumnType<LabCalendar>;
  /** Whether the lab's price lists include tax. */
  listsIncludeTax: Generated<boolean>;
  /** When the list of first steps was dismissed; null while it is shown. */
  stepsDismissedAt: Generated<Date | null>;
}

interface CoatingRow {
  id: string;
  position: number;
  nameFa: string;
  nameEn: string;
  price: number | null;
  isHard: Generated<boolean>;
  workingDays: Generated<number>;
}

interface LensServiceRow {
  id: string;
  position: number;
  kind: ServiceKind;
  nameFa: string;
  nameEn: string;
  price: number | null;
  workingDays: Generated<number>;
}

interface LensConflictRow {
  one: string;
  other: string;
  position: number;
  reasonFa: string;
  reasonEn: string;
}

interface LensDesignRow {
  id: string;
  position: number;
  kind: LensKind;
  nameFa: string;
  nameEn: string;
  minimumHeight: number | null;
  corridors: Generated<number[]>;
  individualValues: Generated<IndividualValue[]>;
  workingDays: Generated<number>;
}

interface VariantKey {
  designId: string;
  refractiveIndex: number;
  colour: LensColour;
  position: number;
}

interface LensVariantCoatingRow extends VariantKey {
  coatingId: string;
}

interface LensBandRow extends VariantKey {
  sphereMin: number;
  sphereMax: number;
  cylinderMin: number;
  combinedMin: number;
  price: number | null;
}

/** The catalogue of prescription lenses. */
export interface LensTables {
  catalogue: CatalogueRow;
  coatings: CoatingRow;
  lensServices: LensServiceRow;
  lensConflicts: LensConflictRow;
  lensDesigns: LensDesignRow;
  lensVariants: VariantKey;
  lensVariantCoatings: LensVariantCoatingRow;
  lensBands: LensBandRow;
}
