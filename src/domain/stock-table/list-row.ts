import type { StockLens } from '../stock/stock.ts';
import { readLength } from '../typed/length.ts';
import { readPower } from '../typed/power.ts';
import { findContradiction } from './contradiction.ts';
import type { ListForm } from './forms.ts';
import {
  type Found,
  isMade,
  problem,
  type ReadCell,
  readAmount,
  type TableContext,
} from './row.ts';
import { isNumeric } from './spare-columns.ts';
import { takeCylinder, takeSphere } from './take-power.ts';
import { plainWord } from './words.ts';

type Row = readonly string[];

/** The lens a row names; the screen's only if the list has no column for it. */
function lensOf(row: Row, form: ListForm, { lenses, lens }: TableContext): Found<StockLens> {
  if (form.lens === null) {
    const shown = lenses.find(({ id }) => id === lens);
    return shown ? { value: shown } : { reason: 'unknownLens' };
  }
  const word = plainWord(row[form.lens] ?? '');
  if (word === '') return { reason: 'lensMissing' };
  const names = ({ id, code, name }: StockLens) => [id, code, name.fa, name.en].map(plainWord);
  const named = lenses.filter((each) => names(each).includes(word));
  const texts = form.texts.map((column) => plainWord(row[column] ?? '')).filter(Boolean);
  const alike = named.filter((each) => texts.some((text) => names(each).includes(text)));
  const [only, other] = named.length > 1 ? alike : named;
  if (!only || other) return { reason: named.length > 1 ? 'severalLenses' : 'unknownLens' };
  return { value: only };
}

/** The diameter of a row. Without a column, it is the screen's, or the only one of another lens. */
function diameterOf(
  row: Row,
  form: ListForm,
  lens: StockLens,
  context: TableContext,
): Found<number> {
  if (form.diameter !== null) {
    const reading = readLength((row[form.diameter] ?? '').replace(/^\s*(?:ø|⌀)\s*/i, ''));
    return reading.kind === 'length' ? { value: reading.value } : { reason: 'diameterMissing' };
  }
  if (lens.id === context.lens) return { value: context.diameter };
  const [only, ...others] = lens.charts;
  if (!only || others.length > 0) return { reason: 'diameterMissing' };
  return { value: only.diameter };
}

/** A cell of a row that is not part of the order, and what is wrong with it. */
function findOdd(
  row: Row,
  form: ListForm,
  { lens, diameter }: { lens: StockLens; diameter: number },
  { lenses, unit, unheaded }: TableContext,
): ReadCell | null {
  const meant = { lens, diameter, unit: form.unit ?? unit };
  const texts = [...form.texts, ...form.spare.map(({ column }) => column)];
  for (const column of texts.filter((each) => /\p{L}/u.test(row[each] ?? ''))) {
    const said = findContradiction(row[column] ?? '', meant, lenses);
    if (said) return problem(column, said);
  }
  return findStray(row, unheaded);
}

/** A number without a heading. */
function findStray(row: Row, unheaded: readonly number[]): ReadCell | null {
  const stray = unheaded.find((column) => isNumeric(row[column] ?? ''));
  return stray === undefined ? null : problem(stray, 'noHeading');
}

/** A row without a quantity orders nothing. But its numbers may belong to something other than the list. */
function readUnordered(row: Row, form: ListForm, context: TableContext): ReadCell[] {
  const stray = findStray(row, context.unheaded);
  if (stray) return [stray];
  const own = row.slice(form.from, form.to);
  const isRemark = /\p{L}/u.test([row[form.sphere], row[form.cylinder]].join());
  const isAlone = own.filter((cell) => cell.trim() !== '').length < 2;
  if (isRemark || isAlone || (row[form.amount] ?? '').trim() !== '') return [];
  const isNamed = /\p{L}/u.test(own.join()) && (row[form.sphere] ?? '').trim() === '';
  if (isNamed) return [];
  const lens = lensOf(row, form, context);
  if ('reason' in lens && lens.reason === 'unknownLens') {
    return [problem(form.lens ?? form.sphere, lens.reason)];
  }
  const sphere = takeSphere(row[form.sphere] ?? '', context);
  if ('reason' in sphere) return [problem(form.sphere, sphere.reason)];
  const cylinder = takeCylinder(row[form.cylinder] ?? '');
  return 'reason' in cylinder ? [problem(form.cylinder, cylinder.reason)] : [];
}

function isOtherIndex(text: string | undefined, { index }: StockLens): boolean {
  const reading = readPower(text ?? '', { sign: 'optional' });
  if (reading.kind === 'empty') return false;
  return Math.round(Number((text ?? '').replace(/[/,\u066b]/, '.')) * 100) !== index;
}

/** The line or problem of a list row; empty if it orders nothing. */
export function readListRow(row: Row, form: ListForm, context: TableContext): ReadCell[] {
  const text = (column: number) => row[column] ?? '';
  const amount = readAmount(text(form.amount), form.unit, context.unit);
  if (amount === null) return readUnordered(row, form, context);
  const lens = lensOf(row, form, context);
  if ('reason' in lens) return [problem(form.lens ?? 0, lens.reason)];
  const sphere = takeSphere(text(form.sphere), context);
  if ('reason' in sphere) return [problem(form.sphere, sphere.reason)];
  const cylinder = takeCylinder(text(form.cylinder));
  if ('reason' in cylinder) return [problem(form.cylinder, cylinder.reason)];
  const diameter = diameterOf(row, form, lens.value, context);
  if ('reason' in diameter) return [problem(form.diameter ?? form.sphere, diameter.reason)];
  if (amount.kind === 'problem') return [problem(form.amount, amount.code)];
  const power = { sphere: sphere.value, cylinder: cylinder.value };
  const cell = { lens: lens.value.id, diameter: diameter.value, ...power };
  if (form.index !== null && isOtherIndex(row[form.index], lens.value)) {
    return [problem(form.index, 'otherLens')];
  }
  const odd = findOdd(row, form, { lens: lens.value, diameter: diameter.value }, context);
  if (odd) return [odd];
  if (!isMade(lens.value, cell)) return [problem(form.sphere, 'notMade')];
  return [{ kind: 'line', cell, pieces: amount.value }];
}
