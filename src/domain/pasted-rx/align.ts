import { splitBinocularPd } from '../optics/binocular-pd.ts';
import type { PastedField } from './items/words.ts';
import type { Assigned, Written } from './lines/written.ts';
import { type NumberField, plainNumber, readWrittenAs } from './read-number.ts';

/** Numbers by column, and those that cannot be assigned with certainty. */
export interface Aligned {
  readonly assigned: readonly Assigned[];
  readonly rest: readonly Written[];
}

/** More columns than any prescription table has. */
const mostColumns = 12;

/**
 * Assigns the numbers of a row without cell separators to columns. If there are fewer numbers than columns, only the
 * last cells can be missing: a number is assigned if every plausible reading agrees, otherwise the user is asked. Null
 * for a row that does not fit the table.
 */
export function alignNumbers(
  numbers: readonly Written[],
  columns: readonly PastedField[],
): Aligned | null {
  if (numbers.length === 0 || columns.length === 0) return null;
  if (numbers.length === columns.length) return inOrder(numbers, columns);
  if (!columns.includes('sphere')) return null;
  if (numbers.length > columns.length && isPowerRow(columns)) return null;
  const isOnly = numbers.length === 1 && columns[0] === 'sphere';
  return isOnly ? inOrder(numbers, columns) : unaligned(numbers, columns);
}

/** The leading numbers that fit only one column, and the rest. */
function unaligned(numbers: readonly Written[], columns: readonly PastedField[]): Aligned {
  const isReadable = numbers.length <= columns.length && columns.length <= mostColumns;
  const readings = (isReadable ? choices(columns.length, numbers.length) : []).filter((at) =>
    isSound(
      numbers,
      at.map((index) => columns[index] ?? 'sphere'),
    ),
  );
  const doubtful = numbers.findIndex((_, index) => readings.some((at) => at[index] !== index));
  const certain = readings.length === 0 ? countOfSpheres(numbers, columns) : doubtful;
  const end = certain < 0 ? numbers.length : certain;
  return { ...inOrder(numbers.slice(0, end), columns), rest: numbers.slice(end) };
}

/** Even if nothing makes sense, a leading power is the sphere. */
function countOfSpheres(numbers: readonly Written[], columns: readonly PastedField[]): number {
  const [first] = numbers;
  return columns[0] === 'sphere' && first?.kind === 'number' && first.sign ? 1 : 0;
}

const inOrder = (numbers: readonly Written[], columns: readonly PastedField[]): Aligned => ({
  assigned: numbers.map((number, index) => {
    return { field: columns[index] ?? 'sphere', numbers: [number] };
  }),
  rest: [],
});

const powerRow: readonly PastedField[] = ['sphere', 'cylinder', 'axis'];
const isPowerRow = (columns: readonly PastedField[]) =>
  columns.every((field, index) => field === powerRow[index]);

/** All ways to choose some of the first `count` indices, in order. */
function choices(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const ways: number[][] = [];
  for (let index = from; index <= count - size; index += 1) {
    for (const others of choices(count, size - 1, index + 1)) ways.push([index, ...others]);
  }
  return ways;
}

/** Whether each number can belong to its column, and there is an axis exactly when there is a cylinder. */
function isSound(numbers: readonly Written[], fields: readonly PastedField[]): boolean {
  const isReadable = numbers.every((number, index) => isReadableAs(fields[index], number));
  return isReadable && fields.includes('cylinder') === fields.includes('axis');
}

const read: readonly (PastedField | undefined)[] = [
  'sphere',
  'cylinder',
  'axis',
  'add',
  'pd',
  'nearPd',
  'height',
  'centreHeight',
  'prism',
];

/** Whether a number can be a field's value, even if its sign still has to be asked for. */
export function isReadableAs(field: PastedField | undefined, number: Written): boolean {
  if (!read.includes(field)) return true;
  const value = readWrittenAs(field as NumberField, number);
  const isPd = field === 'pd' || field === 'nearPd';
  const isSplit = isPd && number.kind === 'number' && isBinocular(number);
  return typeof value === 'number' || value === 'signMissing' || value === 'hundredths' || isSplit;
}

const isBinocular = (number: Extract<Written, { kind: 'number' }>) =>
  splitBinocularPd(Math.round(Number(plainNumber(number)) * 10)) !== null;
