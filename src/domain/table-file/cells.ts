import { plainWord } from '../stock-table/words.ts';
import { type AmountFault, readCount } from '../typed/amount.ts';
import { plainCharacters } from '../typed/characters.ts';
import { readDay } from '../typed/day.ts';
import { readTomanAs } from '../typed/toman.ts';
import type { Rials } from '../vocabulary/money.ts';
import { rialsToToman } from '../vocabulary/prices.ts';
import type { CellFault, CellReading, Column } from './column.ts';

type Cells<Value> = Pick<Column<Value>, 'write' | 'read'>;

const nothing = { kind: 'nothing' } as const;

/** Texts that a spreadsheet would run as a formula are written with a leading apostrophe. */
const disarmed = /^'+[=+\-@\t\r]/;

/** A long number as a spreadsheet displays it in a narrow column, with lost digits. */
const shortened = /^\d(?:[.,\u066b]\d+)?E\+\d{2,}$/i;

/** Texts of at most `most` characters. With `least` 1, the cell must not be empty. */
export function textCells({ least = 0, most }: { least?: 0 | 1; most: number }): Cells<string> {
  return {
    write: (value) => ({ kind: 'text', text: disarmed.test(value) ? `'${value}` : value }),
    read: (cell) => {
      const value = (disarmed.test(cell) ? cell.slice(1) : cell).trim();
      if (value.length < least) return { fault: 'missing' };
      if (shortened.test(value)) return { fault: 'shortened' };
      return value.length > most ? { fault: 'tooLong' } : { value };
    },
  };
}

const amountFault = (code: AmountFault): CellFault => (code === 'fraction' ? 'notANumber' : code);

/** Whole numbers within bounds, inclusive, in any digits. */
export function wholeCells({ min, max }: { min: number; max: number }): Cells<number> {
  return {
    write: (value) => ({ kind: 'number', value }),
    read: (cell) => {
      const read = readCount(cell);
      if (read.kind === 'empty') return { fault: 'missing' };
      if (read.kind === 'problem') return { fault: amountFault(read.code) };
      return read.value < min || read.value > max ? { fault: 'outOfRange' } : { value: read.value };
    },
  };
}

/** Amounts: toman in the file, as on screen, and rials in the row. Tenths of a toman are allowed. */
export const tomanCells: Cells<Rials> = {
  write: (rials) => ({ kind: 'number', value: rialsToToman(rials) }),
  read: (cell) => {
    const read = readTomanAs(cell, 'tenths');
    if (read.kind === 'empty') return { fault: 'missing' };
    return read.kind === 'problem' ? { fault: amountFault(read.code) } : { value: read.value };
  },
};

/** Midnight after a day, as some programs write a date without a time. */
const midnight = /[T ]0?0:00(:00(\.0+)?)?Z?$/;

/** Three numbers that do not start with a year: `11/25/2026` and `25.11.26` may have the day or the month first. */
const withoutOrder = /^\d{1,3}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{1,4}(?!\d)/;

function dayFault(text: string): CellFault {
  return withoutOrder.test(plainCharacters(text).trim()) ? 'dayOrder' : 'notADay';
}

/**
 * Days, in a workbook real dates. Reads `2026-11-25` and dates as people type them, year first, in either calendar and
 * any digits. Other orders are rejected, because the month would be ambiguous.
 */
export const dayCells: Cells<string> = {
  write: (day) => ({ kind: 'day', day }),
  read: (cell) => {
    const value = readDay(cell.trim().replace(midnight, ''));
    if (value === '') return { fault: 'missing' };
    return value === null ? { fault: dayFault(cell) } : { value };
  },
};

/** A name, and the name without a remark in brackets: `Half rim (nylon)` and `Half rim`. */
const namesOf = (name: string) => [name, name.replace(/\(.*\)/, '')];

/** One of several words, or its name from `names` in either language, in any spelling. */
export function choiceCells<Choice extends string>(
  choices: readonly Choice[],
  names?: Readonly<Record<Choice, readonly [fa: string, en: string]>>,
): Cells<Choice> {
  return {
    write: (text) => ({ kind: 'text', text }),
    read: (cell) => {
      const typed = plainWord(cell);
      if (typed === '') return { fault: 'missing' };
      const value = choices.find((choice) =>
        [choice, ...(names?.[choice].flatMap(namesOf) ?? [])].some(
          (name) => plainWord(name) === typed,
        ),
      );
      return value === undefined ? { fault: 'unknown' } : { value };
    },
  };
}

/** Cells that may be empty, which gives null. */
export function orNothing<Value>(cells: Cells<Value>): Cells<Value | null> {
  return {
    write: (value) => (value === null ? nothing : cells.write(value)),
    read: (cell): CellReading<Value | null> =>
      cell.trim() === '' ? { value: null } : cells.read(cell),
  };
}
