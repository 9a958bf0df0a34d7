import type { StockUnit } from '../shelf/pieces.ts';
import type { Down } from './corner.ts';
import type { HeadingCell } from './heading-cell.ts';

/** A column whose heading says nothing that is known: its cells are looked through. */
export type SpareColumn = { readonly column: number; readonly isNamed: boolean };

/** The columns that belong to a list or grid, from `from` up to but without `to`. */
type Width = { readonly from: number; readonly to: number };

/** Columns of a list, from 0. Without a unit, quantities are in the screen's. */
export type ListForm = Width & {
  readonly kind: 'list';
  readonly lens: number | null;
  /** Columns for people: nothing is read from them, but they may say that a row is of another lens. */
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

/** The headings of a grid, before it is known what runs down it. */
export type GridHeading = Width & {
  /** Column of the headings that run down, from 0. */
  readonly corner: number;
  /** By column, from 0; null for columns that are not part of the grid. */
  readonly across: readonly (Extract<HeadingCell, { kind: 'power' }> | null)[];
  readonly spare: readonly SpareColumn[];
};

export type GridForm = GridHeading & { readonly kind: 'grid'; readonly down: Down };

export type TableForm = ListForm | GridForm;

/** Why a whole table is refused for its headings. */
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

/** A refusal and the column at fault, from 0. */
export type HeadingFault = { readonly refused: HeadingRefusal; readonly column: number };

/** The column that identifies a row: its sphere, or what runs down. */
export const keyColumn = (form: ListForm | GridHeading): number =>
  'corner' in form ? form.corner : form.sphere;
