import { frameKey } from '../frame/last-frames.ts';
import type { FrameEntry, ListedFrame } from './frame-entry.ts';

/** A row of a frame file. */
export type FrameFileRow = FrameEntry;

const fields = [
  'brand',
  'alias',
  'model',
  'size',
  'type',
  'shape',
  'material',
  'a',
  'b',
  'dbl',
  'ed',
] as const satisfies readonly (keyof FrameEntry)[];

/** A frame as a row, without its id and picture. */
export function frameFileRow(frame: ListedFrame): FrameFileRow {
  const { id: _, picture: __, ...entry } = frame;
  return entry;
}

/** The columns in which a frame differs from its current state. */
export const changedFields = (known: FrameEntry, asked: FrameEntry) =>
  fields.filter((name) => known[name] !== asked[name]);

/**
 * The listed frame that a row refers to, by brand, model and size in any spelling. Fields without a column keep their
 * values.
 */
export function fileMatch(
  row: FrameFileRow,
  found: ReadonlySet<string>,
  known: ReadonlyMap<string, ListedFrame>,
): { before: ListedFrame | undefined; entry: FrameEntry } {
  const before = known.get(frameKey(row));
  if (!before) return { before, entry: row };
  const said = Object.entries(row).filter(([name]) => found.has(name));
  return { before, entry: { ...frameFileRow(before), ...Object.fromEntries(said) } };
}
