import { stockCellKey } from '../stock/chart.ts';
import type { StockLens } from '../stock/stock.ts';
import type { RowReason } from '../stock-table/row.ts';
import { takeCylinder, takeSphere } from '../stock-table/take-power.ts';
import { plainWord } from '../stock-table/words.ts';
import { findLostZeros } from '../typed/lost-zeros.ts';
import { stockDiameter } from './stock-diameter.ts';

/** A row of a file of the shelf, as texts; of an accessory only the code, which is its key on the shelf. */
export interface ShelfFileRow {
  /** Id, code or name of the lens: empty in a file without such a column, null where its cell is empty. */
  lens: string | null;
  /** For people; nothing reads it. */
  name: string;
  /** Millimetres: empty in a file without such a column, null where its cell is empty. */
  diameter: string | null;
  sphere: string;
  cylinder: string;
  /** What there is by the book, for people; nothing reads it. */
  known: number | null;
  /** What is received, counted, wanted and so on; null where the row changes nothing. */
  pieces: number | null;
}

type KeptLens = Pick<StockLens, 'id' | 'code' | 'name'> & {
  charts: readonly { diameter: number }[];
};

/** What the lab keeps, and what a row is of that does not say it. */
export interface FileContext {
  lenses: readonly KeptLens[];
  /** Keys of variants on the shelf, `case-hard black`. */
  variants: ReadonlySet<string>;
  /** The lens on screen, and its diameter in tenths of a millimetre; null if none is shown. */
  shown: { lens: string; diameter: number } | null;
  /** Whether a sphere without a sign is plus, which it is if others in the file have a minus. */
  isSigned: boolean;
}

/** Why a row names no item. */
export type ItemFault = RowReason | 'wrongDiameter';

type Place = 'lens' | 'diameter' | 'sphere' | 'cylinder';
type Found<Value> = { value: Value } | { reason: ItemFault };

/** Whether any sphere has a minus, so that spreadsheets have only dropped the plus of the others. */
export const areSigned = (rows: readonly ShelfFileRow[]): boolean =>
  rows.some(({ sphere }) => /[-\u2010-\u2015\u2212]/.test(sphere));

/** The lens a row names; the one on screen only in a file without a column for it. */
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

/** The key on the shelf of what a row is of, or the column at fault; whether the lab keeps such a power is not asked. */
export function itemOfRow(
  row: ShelfFileRow,
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
