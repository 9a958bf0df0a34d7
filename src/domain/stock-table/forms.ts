import type { StockUnit } from '../shelf/pieces.ts';
import type { Down } from './corner.ts';
import type { HeadingCell } from './heading-cell.ts';

/** A column with an unknown heading, whose cells are searched. */
export type SpareColumn = { readonly column: number; readonly isNamed: boolean };

/** The columns of a list or grid, from `from` up to but not including `to`. */
type Width = { readonly from: number; readonly to: number };

/** Zero-based columns of a list. Without a unit, quantities are in the screen's unit. */
export type ListForm = Width & {
  readonly kind: 'list';
  readonly lens: number | null;
  /** Columns for human readers. They are not read, but may reveal that a row is about another lens. */
  readonly texts: readonly number[];
  readonly diameter: number | null;
  readonly index: number | null;
  readonly sphere: number;
  readonly cylinder: number;
  readonly add: number | null;
  readonly axis: number | null;
  readonly amount: number;
  readonly unit: StockUnit | null;
  readonly spare: readonly SpareColumn[];
};

/** The headings of a grid whose orientation is still unknown. */
export type GridHeading = Width & {
  /** Zero-based column of the headings that run down. */
  readonly corner: number;
  /** By zero-based column; null for columns outside the grid. */
  readonly across: readonly (Extract<HeadingCell, { kind: 'power' }> | null)[];
  readonly spare: readonly SpareColumn[];
};

export type GridForm = GridHeading & { readonly kind: 'grid'; readonly down: Down };

export type TableForm = ListForm | GridForm;

/** Why a whole table is rejected because of its headings. */
export type HeadingRefusal =
  | 'noHeader'
  | 'headingTwice'
  | 'headingUnread'
  | 'aboveHeading'
  | 'twoAmounts'
  | 'hasAdd'
  | 'hasAxis'
  | 'unknownColumn'
  | 'orientation'
  | 'cylinderSign';

/** The reason for a rejection, and the zero-based column at fault. */
export type HeadingFault = { readonly refused: HeadingRefusal; readonly column: number };

/** The column that identifies a row: its sphere, or the headings that run down. */
export const keyColumn = (form: ListForm | GridHeading): number =>
  'corner' in form ? form.corner : form.sphere;
