import type { StockLens } from '../stock/stock.ts';
import { findContradiction } from './contradiction.ts';
import type { GridForm } from './forms.ts';
import {
  type Found,
  isMade,
  problem,
  type ReadCell,
  readAmount,
  type TableContext,
} from './row.ts';
import { isMeaningful } from './spare-columns.ts';
import { takeCylinder, takeSphere } from './take-power.ts';

type Row = readonly string[];

/** Cells of a row with content that is not a quantity of the grid. */
function findOdd(row: Row, form: GridForm, lens: StockLens, context: TableContext): ReadCell[] {
  const { lenses, diameter, unit, unheaded } = context;
  return form.spare.flatMap(({ column }) => {
    const text = row[column] ?? '';
    if (!isMeaningful(text)) return [];
    if (unheaded.includes(column)) return [problem(column, 'noHeading')];
    const said = /\p{L}/u.test(text) && findContradiction(text, { lens, diameter, unit }, lenses);
    return said ? [problem(column, said)] : [];
  });
}

/** Reads the value that runs down, in hundredths of a dioptre. */
function takeDown(text: string, form: GridForm, context: TableContext): Found<number> {
  if (form.down === 'sphere') return takeSphere(text, context);
  return text.trim() === '' ? { reason: 'notAPower' } : takeCylinder(text);
}

/** The lines and problems of a grid row. */
export function readGridRow(row: Row, form: GridForm, context: TableContext): ReadCell[] {
  const lens = context.lenses.find(({ id }) => id === context.lens);
  if (!lens) return [problem(0, 'unknownLens')];
  const down = takeDown(row[form.corner] ?? '', form, context);
  const cells = form.across.flatMap((power, column): ReadCell[] => {
    const amount = power && readAmount(row[column] ?? '', null, context.unit);
    if (!power || !amount) return [];
    if ('reason' in down) return [problem(form.corner, down.reason)];
    if (amount.kind === 'problem') return [problem(column, amount.code)];
    const [sphere, cylinder] =
      form.down === 'sphere' ? [down.value, power.value] : [power.value, down.value];
    const cell = { lens: lens.id, diameter: context.diameter, sphere, cylinder };
    if (!isMade(lens, cell)) return [problem(column, 'notMade')];
    return [{ kind: 'line', cell, pieces: amount.value }];
  });
  return [...cells, ...findOdd(row, form, lens, context)];
}
