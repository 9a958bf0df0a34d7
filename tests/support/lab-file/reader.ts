import type { TraceProblem } from '../../../src/domain/frame/trace-problem.ts';
import type { LabNumber } from '../../../src/domain/lab-file/fields.ts';
import type { Words } from '../../../src/domain/lab-file/words.ts';
import { readScaled } from '../../../src/domain/lab-format/number.ts';
import type { LabRecord } from '../../../src/domain/lab-format/records.ts';
import type { EyeSide } from '../../../src/domain/vocabulary/eye.ts';

/** Something in a lab file that a person should check. The order is still read. */
export interface LabNote {
  readonly code: /** 0 where it is not valid: read as missing. */
    | 'labZero'
    /** The near PD is larger than the distance PD; both are kept. */
    | 'labPdSwapped'
    /** A wrong label, read as `meant`. */
    | 'labMisnamed'
    /** A single value without a separator, although both eyes or only the left are ordered: which side is a guess. */
    | 'labSideUnclear'
    /** Values for an eye that isn't ordered; ignored. */
    | 'labEyeNotOrdered'
    /** An ordered eye without a sphere. */
    | 'labEyeMissing'
    /** Left and right differ in a field that has only one value; the right one is kept. */
    | 'labSidesDiffer'
    /** A prism without a base, or a base without a prism; ignored. */
    | 'labPrismIncomplete'
    /** A value that isn't a number or isn't valid in its field; ignored. */
    | 'labUnreadable'
    /** The trace cannot be read, for the reason in `problem`; ignored. */
    | 'labTrace';
  readonly label: string;
  readonly side?: EyeSide;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly problem?: TraceProblem;
}

/** A file being read, with its notes so far. */
export interface LabReader {
  readonly records: readonly LabRecord[];
  readonly byLabel: ReadonlyMap<string, LabRecord>;
  readonly notes: LabNote[];
}

/** If a label occurs twice, the first record counts. */
export function labReader(records: readonly LabRecord[], notes: LabNote[]): LabReader {
  const byLabel = new Map<string, LabRecord>();
  for (const record of records) if (!byLabel.has(record.label)) byLabel.set(record.label, record);
  return { records, byLabel, notes };
}

/** Text of a field; empty if missing. */
export function textAt({ byLabel }: LabReader, label: string, place = 0): string {
  return byLabel.get(label)?.fields[place] ?? '';
}

/** The side with the prescription if the other is a balance lens, else null. */
export function prescribedPlace(reader: LabReader): 0 | 1 | null {
  const prescribed = textAt(reader, '_DO');
  return prescribed === 'R' ? 0 : prescribed === 'L' ? 1 : null;
}

/** The value of a record that has one value for both sides; the right one if they differ. */
export function alikeAt(reader: LabReader, label: string): string {
  const right = textAt(reader, label, 0);
  const left = textAt(reader, label, 1);
  const prescribed = prescribedPlace(reader);
  if (prescribed !== null) return (prescribed === 0 ? right : left) || right || left;
  if (right !== '' && left !== '' && right !== left)
    reader.notes.push({ code: 'labSidesDiffer', label });
  return right || left;
}

/** Labels where 0 is a valid value; under others, some writers use it for a missing one. */
const zeroIsValue: ReadonlySet<string> = new Set([
  'SPH',
  'CYL',
  'AX',
  'PANTO',
  'ZTILT',
  '_TINTPCT',
  '_INSET',
]);

/** Powers truncated to two decimals: 2.125 D is written 2.12. */
const truncated: ReadonlySet<string> = new Set(['SPH', 'CYL', 'ADD']);

/** Reads a number. An invalid one, or a 0 that isn't valid here, is noted and read as null. */
export function numberOf(
  reader: LabReader,
  { label, places }: LabNumber<string>,
  text: string,
  side?: EyeSide,
): number | null {
  if (text === '') return null;
  const about = side ? { label, side } : { label };
  const value = readScaled(text, places, { isCut: truncated.has(label) });
  if (value === null) return noted(reader, { code: 'labUnreadable', ...about });
  return value === 0 && !zeroIsValue.has(label)
    ? noted(reader, { code: 'labZero', ...about })
    : value;
}

export function noted(reader: LabReader, note: LabNote): null {
  reader.notes.push(note);
  return null;
}

/** Reads all named fields into an object. */
export function mapFields<Named extends { readonly field: string }, Value>(
  named: readonly Named[],
  read: (each: Named) => Value,
): Record<Named['field'], Value> {
  const entries = named.map((each) => [each.field, read(each)] as const);
  return Object.fromEntries(entries) as Record<Named['field'], Value>;
}

/** Value of a word; null if unknown. */
export function meaningOf<Value extends string>(words: Words<Value>, word: string): Value | null {
  return words.find(([each]) => each === word)?.[1] ?? null;
}
