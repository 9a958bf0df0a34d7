import { splitCount } from '../shelf/count-words.ts';
import {
  type PiecesProblem,
  type PiecesReading,
  readPieces,
  type StockUnit,
} from '../shelf/pieces.ts';
import { countInChart } from '../stock/chart.ts';
import type { StockCell, StockLens } from '../stock/stock.ts';
import { plainCharacters } from '../typed/characters.ts';
import type { Contradiction } from './contradiction.ts';
import { keyColumn, type TableForm } from './forms.ts';
import { meaningOf } from './words.ts';

/** Why a row or cell is rejected. */
export type RowReason =
  | PiecesProblem
  | Contradiction
  | 'sphereMissing'
  | 'notAPower'
  | 'signMissing'
  | 'offStep'
  | 'cylinderSign'
  | 'unknownLens'
  | 'severalLenses'
  | 'lensMissing'
  | 'diameterMissing'
  | 'noHeading'
  | 'notMade';

/** The screen's choices, used for whatever a file leaves out. */
export type TableContext = {
  readonly lenses: readonly StockLens[];
  readonly lens: string;
  readonly diameter: number;
  readonly unit: StockUnit;
  /** Whether unsigned spheres are plus, which is the case if others on their side have a minus. */
  readonly isSigned: boolean;
  /** Zero-based columns of numbers without a heading. */
  readonly unheaded: readonly number[];
};

export type ReadCell =
  | { readonly kind: 'line'; readonly cell: StockCell; readonly pieces: number }
  | { readonly kind: 'problem'; readonly column: number; readonly reason: RowReason };

export type Found<T> = { value: T } | { reason: RowReason };

export const problem = (column: number, reason: RowReason): ReadCell => {
  return { kind: 'problem', column, reason };
};

export const isTotal = (text: string | undefined) => meaningOf(text ?? '') === 'total';

/** A quantity in the unit of its heading; null for none and for 0. A cell's own unit must not differ. */
export function readAmount(
  text: string,
  heading: StockUnit | null,
  screen: StockUnit,
): Exclude<PiecesReading, { kind: 'empty' }> | { kind: 'problem'; code: 'otherUnit' } | null {
  const said = splitCount(text);
  if (said && heading && said.unit !== heading) return { kind: 'problem', code: 'otherUnit' };
  // `+1.00` is a power.
  if (/^\+|\+$/.test(plainCharacters(text).trim())) return { kind: 'problem', code: 'notACount' };
  const reading = readPieces(text, heading ?? screen);
  if (reading.kind === 'empty') return null;
  return reading.kind === 'pieces' && reading.value === 0 ? null : reading;
}

/** Whether a list or grid row is a sum of others: it has a word for it and no power. */
export function isSum(row: readonly string[], form: TableForm): boolean {
  const key = keyColumn(form);
  const own = row.slice(form.from, form.to);
  return (
    own.some(isTotal) && (isBlankCell(row[key]) || own.slice(0, key + 1 - form.from).some(isTotal))
  );
}

const isBlankCell = (text: string | undefined) => (text ?? '').trim() === '';

export function isMade(lens: StockLens, { diameter, sphere, cylinder }: StockCell): boolean {
  const chart = lens.charts.find((each) => each.diameter === diameter);
  return chart !== undefined && countInChart(chart, sphere, cylinder) !== null;
}
