import { readToman } from '../typed/toman.ts';
import { readWhole } from '../typed/whole-number.ts';
import type { Rials } from '../vocabulary/money.ts';
import { rialsToToman } from '../vocabulary/prices.ts';
import type { CellReading, Column } from './column.ts';

type Cells<Value> = Pick<Column<Value>, 'write' | 'read'>;

const nothing = { kind: 'nothing' } as const;

/** Texts that a spreadsheet would run as a formula are written with an apostrophe before them. */
const disarmed = /^'+[=+\-@\t\r]/;

/** Texts of at most `most` characters; with `least` 1 a cell may not be empty. */
export function textCells({ least = 0, most }: { least?: 0 | 1; most: number }): Cells<string> {
  return {
    write: (value) => ({ kind: 'text', text: disarmed.test(value) ? `'${value}` : value }),
    read: (cell) => {
      const value = (disarmed.test(cell) ? cell.slice(1) : cell).trim();
      if (value.length < least) return { fault: 'missing' };
      return value.length > most ? { fault: 'tooLong' } : { value };
    },
  };
}

/** Whole numbers within bounds, inclusive, in any digits. */
export function wholeCells({ min, max }: { min: number; max: number }): Cells<number> {
  return {
    write: (value) => ({ kind: 'number', value }),
    read: (cell) => {
      const read = readWhole(cell);
      if (read.kind === 'empty') return { fault: 'missing' };
      if (read.kind === 'problem') return { fault: 'notANumber' };
      return read.value < min || read.value > max ? { fault: 'outOfRange' } : { value: read.value };
    },
  };
}

/** Amounts: toman in the file, as on screen, and rials in the row. */
export const tomanCells: Cells<Rials> = {
  write: (rials) => ({ kind: 'number', value: rialsToToman(rials) }),
  read: (cell) => {
    if (cell.trim() === '') return { fault: 'missing' };
    const value = readToman(cell);
    return value === null ? { fault: 'notANumber' } : { value };
  },
};

/** Days as `2026-11-22`. */
export const dayCells: Cells<string> = {
  write: (text) => ({ kind: 'text', text }),
  read: (cell) => {
    const value = cell.trim();
    if (value === '') return { fault: 'missing' };
    const at = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
    const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
    return isDay ? { value } : { fault: 'notADay' };
  },
};

/** One of some words, in upper or lower case. */
export function choiceCells<Choice extends string>(choices: readonly Choice[]): Cells<Choice> {
  return {
    write: (text) => ({ kind: 'text', text }),
    read: (cell) => {
      const typed = cell.trim().toLowerCase();
      if (typed === '') return { fault: 'missing' };
      const value = choices.find((choice) => choice.toLowerCase() === typed);
      return value === undefined ? { fault: 'unknown' } : { value };
    },
  };
}

/** Cells that may be empty, which is null. */
export function orNothing<Value>(cells: Cells<Value>): Cells<Value | null> {
  return {
    write: (value) => (value === null ? nothing : cells.write(value)),
    read: (cell): CellReading<Value | null> =>
      cell.trim() === '' ? { value: null } : cells.read(cell),
  };
}
