import type { TraceProblem } from '../frame/trace-problem.ts';
import { readScaled } from '../lab-format/number.ts';
import type { LabRecord } from '../lab-format/records.ts';
import type { EyeSide } from '../vocabulary/eye.ts';
import type { LabNumber } from './fields.ts';

/** Something in a lab file that a person should look at; the order is read all the same. */
export interface LabNote {
  readonly code: /** 0 where none can be: taken as missing. */
    | 'labZero'
    /** The near PD is greater than the far one; both are kept as they came. */
    | 'labPdSwapped'
    /** A label that writers mistake for another, `meant`; taken as that one. */
    | 'labMisnamed'
    /** One value, without a separator, where both eyes are ordered or only the left: the side is a guess. */
    | 'labSideUnclear'
    /** Values for an eye that is not ordered: left out. */
    | 'labEyeNotOrdered'
    /** An eye that is ordered and has no sphere. */
    | 'labEyeMissing'
    /** The sides say different things of what is one; the right one's is kept. */
    | 'labSidesDiffer'
    /** A prism without its base, or the other way round: left out. */
    | 'labPrismIncomplete'
    /** A value that is no number, or none that the field has: left out. */
    | 'labUnreadable'
    /** The shape in the file cannot be read, `problem`: left out. */
    | 'labTrace';
  readonly label: string;
  readonly side?: EyeSide;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly problem?: TraceProblem;
}

/** A file being read: its records by label, and what was noted so far. */
export interface LabReader {
  readonly records: readonly LabRecord[];
  readonly byLabel: ReadonlyMap<string, LabRecord>;
  readonly notes: LabNote[];
}

/** Starts reading; of a label that stands twice, the first counts. */
export function labReader(records: readonly LabRecord[], notes: LabNote[]): LabReader {
  const byLabel = new Map<string, LabRecord>();
  for (const record of records) if (!byLabel.has(record.label)) byLabel.set(record.label, record);
  return { records, byLabel, notes };
}

/** A field as text; empty where it is missing. */
export function textAt({ byLabel }: LabReader, label: string, place = 0): string {
  return byLabel.get(label)?.fields[place] ?? '';
}

/** The side beside which a balance lens is written, whose values are not the order's; null where there is none. */
export function prescribedPlace(reader: LabReader): 0 | 1 | null {
  const prescribed = textAt(reader, '_DO');
  return prescribed === 'R' ? 0 : prescribed === 'L' ? 1 : null;
}

/** The one value of a record that may be written for either side; the right one's where they differ. */
export function alikeAt(reader: LabReader, label: string): string {
  const right = textAt(reader, label, 0);
  const left = textAt(reader, label, 1);
  const prescribed = prescribedPlace(reader);
  if (prescribed !== null) return (prescribed === 0 ? right : left) || right || left;
  if (right !== '' && left !== '' && right !== left)
    reader.notes.push({ code: 'labSidesDiffer', label });
  return right || left;
}

/** Reads a number; what cannot be one, or is 0 where none can be, is noted and missing. */
export function numberOf(
  reader: LabReader,
  { label, places, zero, isCut }: LabNumber<string>,
  text: string,
  side?: EyeSide,
): number | null {
  if (text === '') return null;
  const about = side ? { label, side } : { label };
  const value = readScaled(text, places, { isCut });
  if (value === null) return noted(reader, { code: 'labUnreadable', ...about });
  return value === 0 && zero === 'missing' ? noted(reader, { code: 'labZero', ...about }) : value;
}

/** Notes something and gives up the value. */
export function noted(reader: LabReader, note: LabNote): null {
  reader.notes.push(note);
  return null;
}
