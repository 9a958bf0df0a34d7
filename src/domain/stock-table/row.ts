import { type PiecesProblem, readPieces, type StockUnit } from '../shelf/pieces.ts';
import { countInChart } from '../stock/chart.ts';
import type { StockCell, StockLens } from '../stock/stock.ts';
import { readLength } from '../typed/length.ts';
import { readPower } from '../typed/power.ts';
import type { GridForm, ListForm, TableForm } from './headings.ts';
import { meaningOf, plainWord } from './words.ts';

/** Why a row or cell is refused. */
export type RowReason =
  | PiecesProblem
  | 'sphereMissing'
  | 'notAPower'
  | 'signMissing'
  | 'offStep'
  | 'cylinderSign'
  | 'unknownLens'
  | 'diameterMissing'
  | 'notMade';

/** The screen's choices, used for anything a file leaves out. */
export type TableContext = {
  readonly lenses: readonly StockLens[];
  readonly lens: string;
  readonly diameter: number;
  readonly unit: StockUnit;
  /** Whether unsigned powers are plus, which they are if others in the column have a minus. */
  readonly isSigned: boolean;
};

export type ReadCell =
  | { readonly kind: 'line'; readonly cell: StockCell; readonly pieces: number }
  | { readonly kind: 'problem'; readonly column: number; readonly reason: RowReason };

type Found<T> = { value: T } | { reason: RowReason };

/** Order lines and problems in a row. */
export function readRow(
  row: readonly string[],
  form: TableForm,
  context: TableContext,
): ReadCell[] {
  if (row.every((text) => text.trim() === '') || row.slice(0, 2).some(isTotal)) return [];
  return form.kind === 'list' ? readListRow(row, form, context) : readGridRow(row, form, context);
}

const isTotal = (text: string) => meaningOf(text) === 'total';

function readListRow(row: readonly string[], form: ListForm, context: TableContext): ReadCell[] {
  const text = (column: number) => row[column] ?? '';
  const amount = readPieces(text(form.amount), form.unit ?? context.unit);
  const isNothing = amount.kind === 'empty' || (amount.kind === 'pieces' && amount.value === 0);
  if (isNothing) return [];
  const problem = (column: number, reason: RowReason): ReadCell[] => [
    { kind: 'problem', column, reason },
  ];
  const lens = lensFor(form.lens === null ? '' : text(form.lens), context);
  if ('reason' in lens) return problem(form.lens ?? 0, lens.reason);
  const sphere = takeSphere(text(form.sphere), context);
  if ('reason' in sphere) return problem(form.sphere, sphere.reason);
  const cylinder = takeCylinder(text(form.cylinder));
  if ('reason' in cylinder) return problem(form.cylinder, cylinder.reason);
  const power = { sphere: sphere.value, cylinder: cylinder.value };
  const diameter = diameterFor(
    form.diameter === null ? '' : text(form.diameter),
    lens.value,
    context,
  );
  if ('reason' in diameter) return problem(form.diameter ?? form.sphere, diameter.reason);
  if (amount.kind === 'problem') return problem(form.amount, amount.code);
  const cell = { lens: lens.value.id, diameter: diameter.value, ...power };
  if (!isMade(lens.value, cell)) return problem(form.sphere, 'notMade');
  return [{ kind: 'line', cell, pieces: amount.value }];
}

function readGridRow(row: readonly string[], form: GridForm, context: TableContext): ReadCell[] {
  const lens = context.lenses.find(({ id }) => id === context.lens);
  if (!lens) return [{ kind: 'problem', column: 0, reason: 'unknownLens' }];
  const sphere = takeSphere(row[0] ?? '', context);
  return form.cylinders.flatMap((cylinder, column): ReadCell[] => {
    const amount = readPieces(row[column] ?? '', context.unit);
    const isNothing = amount.kind === 'empty' || (amount.kind === 'pieces' && amount.value === 0);
    if (cylinder === null || isNothing) return [];
    if ('reason' in sphere) return [{ kind: 'problem', column: 0, reason: sphere.reason }];
    if (amount.kind === 'problem') return [{ kind: 'problem', column, reason: amount.code }];
    const cell = { lens: lens.id, diameter: context.diameter, sphere: sphere.value, cylinder };
    if (!isMade(lens, cell)) return [{ kind: 'problem', column, reason: 'notMade' }];
    return [{ kind: 'line', cell, pieces: amount.value }];
  });
}

/** The sphere of a cell, hundredths of a dioptre. */
export function takeSphere(
  text: string,
  { isSigned }: Pick<TableContext, 'isSigned'>,
): Found<number> {
  const reading = readPower(text, { sign: isSigned ? 'optional' : 'required', isSpoken: true });
  if (reading.kind === 'empty') return { reason: 'sphereMissing' };
  if (reading.kind === 'power') return { value: reading.value };
  return { reason: reading.code === 'notANumber' ? wordOf(text) : reading.code };
}

/** The cylinder of a cell, hundredths of a dioptre; empty it is 0. */
export function takeCylinder(text: string): Found<number> {
  const reading = readPower(text, { sign: 'optional', isSpoken: true });
  if (reading.kind === 'empty') return { value: 0 };
  if (reading.kind === 'power') {
    return reading.value > 0 ? { reason: 'cylinderSign' } : { value: reading.value };
  }
  return { reason: reading.code === 'offStep' ? 'offStep' : wordOf(text) };
}

const wordOf = (text: string): RowReason => (text.trim().startsWith('=') ? 'formula' : 'notAPower');

function lensFor(text: string, { lenses, lens }: TableContext): Found<StockLens> {
  const word = plainWord(text);
  const names = ({ id, code, name }: StockLens) => [id, code, name.fa, name.en].map(plainWord);
  const found =
    word === ''
      ? lenses.find(({ id }) => id === lens)
      : lenses.find((each) => names(each).includes(word));
  return found ? { value: found } : { reason: 'unknownLens' };
}

/** Diameter if the file has none: the screen's, or another lens's only one. */
function diameterFor(text: string, lens: StockLens, context: TableContext): Found<number> {
  const reading = readLength(text.replace(/mm$/i, ''));
  if (reading.kind === 'length') return { value: reading.value };
  if (reading.kind === 'problem') return { reason: 'diameterMissing' };
  if (lens.id === context.lens) return { value: context.diameter };
  const [only, ...others] = lens.charts;
  if (!only || others.length > 0) return { reason: 'diameterMissing' };
  return { value: only.diameter };
}

function isMade(lens: StockLens, { diameter, sphere, cylinder }: StockCell): boolean {
  const chart = lens.charts.find((each) => each.diameter === diameter);
  return chart !== undefined && countInChart(chart, sphere, cylinder) !== null;
}
