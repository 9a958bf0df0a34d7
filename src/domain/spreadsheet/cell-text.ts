import { dayOfSerial } from './days.ts';
import { unescapeText } from './escaped-text.ts';
import type { NumberKind } from './number-formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import type { StoredCell } from './sheet-parts.ts';
import { readStyles } from './styles.ts';
import { plainText } from './xml-tags.ts';

/** Unpacked parts of a workbook (Office Open XML, ECMA-376); only the sheet is required. */
export type SheetFiles = {
  readonly sheet: string;
  readonly sharedStrings?: string;
  readonly styles?: string;
  /** Whether the workbook counts days from 1904. */
  readonly is1904?: boolean;
};

type Shared = {
  readonly strings: readonly string[];
  readonly kinds: readonly NumberKind[];
  readonly is1904: boolean;
};

/**
 * Returns a function for the displayed text of a cell. A formula gives its last value, or itself with the `=` if it was
 * never calculated.
 */
export function textReader(files: SheetFiles): (cell: StoredCell) => string {
  const shared: Shared = {
    strings: readSharedStrings(files.sharedStrings ?? ''),
    kinds: readStyles(files.styles ?? ''),
    is1904: files.is1904 ?? false,
  };
  return (cell) => {
    const isCalculated = cell.value !== null && cell.type !== 'e';
    const isOpen = cell.formula !== null && !isCalculated;
    return isOpen ? `=${cell.formula}` : textOf(cell, cell.value ?? '', shared);
  };
}

function textOf({ type = 'n', style }: StoredCell, value: string, shared: Shared): string {
  switch (type) {
    case 'n':
      return numberText(value, shared.kinds[style] ?? 'plain', shared.is1904);
    case 's':
      return shared.strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '');
    default:
      return unescapeText(plainText(value));
  }
}

function numberText(value: string, kind: NumberKind, is1904: boolean): string {
  const number = plainNumber(value);
  if (kind === 'plain' || number.trim() === '') return number;
  if (kind === 'plus') return Number(number) > 0 ? `+${number}` : number;
  return dayOfSerial(Number(value), is1904, kind === 'dayAndTime') ?? number;
}

/** Removes floating-point noise: `0.30000000000000004` was typed as 0.3. */
function plainNumber(value: string): string {
  const number = Number(value);
  return value.trim() === '' || Number.isNaN(number)
    ? value
    : String(Math.round(number * 1e6) / 1e6);
}
