import { stockCellKey } from '../stock/chart.ts';
import type { StockLens } from '../stock/stock.ts';
import type { RowReason } from '../stock-table/row.ts';
import { takeCylinder, takeSphere } from '../stock-table/take-power.ts';
import { plainWord } from '../stock-table/words.ts';
import { findLostZeros } from '../typed/lost-zeros.ts';
import { stockDiameter } from './stock-diameter.ts';

/** A row of a shelf file, as texts. An accessory has only the code, which is its shelf key. */
export interface ShelfFileRow {
  /** Id, code or name of the lens; empty if the file has no such column, null if its cell is empty. */
  lens: string | null;
  /** For human readers; never read. */
  name: string;
  /** Millimetres; empty if the file has no such column, null if its cell is empty. */
  diameter: string | null;
  sphere: string;
  cylinder: string;
  /** Recorded stock, for human readers; never read. */
  known: number | null;
  /** Received, counted, target and other quantities; null if the row changes nothing. */
  pieces: number | null;
}

/** The cells of a row that name its item. */
export type ItemCells = Pick<ShelfFileRow, 'lens' | 'diameter' | 'sphere' | 'cylinder'>;

type KeptLens = Pick<StockLens, 'id' | 'code' | 'name'> & {
  charts: readonly { diameter: number }[];
};

/** What the lab stocks, and defaults for rows that do not say. */
export interface FileContext {
  lenses: readonly KeptLens[];
  /** Shelf keys of variants, `case-hard black`. */
  variants: ReadonlySet<string>;
  /** The lens on screen, and its diameter in tenths of a millimetre; null if none is shown. */
  shown: { lens: string; diameter: number } | null;
  /** Whether an unsigned sphere is plus, which is the case if others in the file have a minus. */
  isSigned: boolean;
}

/** Why a row does not identify an item. */
export type ItemFault = RowReason | 'wrongDiameter';

type Place = keyof ItemCells;
type Found<Value> = { value: Value } | { reason: ItemFault };

/** Whether any sphere has a minus, which means that spreadsheets merely dropped the plus of the others. */
export const areSigned = (rows: readonly Pick<ItemCells, 'sphere'>[]): boolean =>
  rows.some(({ sphere }) => /[-\u2010-\u2015\u2212]/.test(sphere));

/** The lens a row names; the one on screen only if the file has no column for it. */
function lensOf(text: string | null, { lenses, shown }: FileContext): Found<KeptLens> {
  if (text === null) return { reason: 'lensMissing' };
  const word = plainWord(text);
  const named = lenses.filter(({ id, code, name }) =>
    [id, code, name.fa, name.en].map(plainWord).includes(word),
  );
  const [only, ...others] = word === '' ? lenses.filter(({ id }) => id === shown?.lens) : named;
  const byId = lenses.find(({ id }) => id === text.trim());
  if (byId) return { value: byId };
  if (!only) return lensWithZeros(text.trim(), lenses);
  return others.length > 0 ? { reason: 'severalLenses' } : { value: only };
}

/** A lens whose id or code lost its leading zeros in a spreadsheet. */
function lensWithZeros(text: string, lenses: readonly KeptLens[]): Found<KeptLens> {
  const code = findLostZeros(
    text,
    lenses.flatMap(({ id, code }) => [id, code]),
  );
  const [only, ...others] = lenses.filter((each) => each.id === code || each.code === code);
  if (!only) return { reason: 'unknownLens' };
  return others.length > 0 ? { reason: 'severalLenses' } : { value: only };
}

function diameterOf(text: string | null, lens: KeptLens, { shown }: FileContext): Found<number> {
  if (text === null) return { reason: 'diameterMissing' };
  if (text.trim() !== '') {
    const value = stockDiameter(text);
    return value === null ? { reason: 'wrongDiameter' } : { value };
  }
  if (shown?.lens === lens.id) return { value: shown.diameter };
  const [only, ...others] = lens.charts;
  if (!only || others.length > 0) return { reason: 'diameterMissing' };
  return { value: only.diameter };
}

/** The shelf key of a row, or the column at fault. Does not check whether the lab stocks that power. */
export function itemOfRow(
  row: ItemCells,
  context: FileContext,
): { item: string } | { column: Place; reason: ItemFault } {
  const isPower = [row.diameter ?? '', row.sphere, row.cylinder].some((text) => text.trim() !== '');
  const key = row.lens?.trim() ?? '';
  if (!isPower && context.variants.has(key)) return { item: key };
  const lens = lensOf(row.lens, context);
  if ('reason' in lens) return { column: 'lens', reason: lens.reason };
  const sphere = takeSphere(row.sphere, context);
  if ('reason' in sphere) return { column: 'sphere', reason: sphere.reason };
  const cylinder = takeCylinder(row.cylinder);
  if ('reason' in cylinder) return { column: 'cylinder', reason: cylinder.reason };
  const diameter = diameterOf(row.diameter, lens.value, context);
  if ('reason' in diameter) return { column: 'diameter', reason: diameter.reason };
  const power = { sphere: sphere.value, cylinder: cylinder.value };
  return { item: stockCellKey({ lens: lens.value.id, diameter: diameter.value, ...power }) };
}
