import { frameKey } from '../frame/last-frames.ts';
import type { FrameEntry, ListedFrame } from './frame-entry.ts';

/** A row of a file with a list of frames. */
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

/** The columns in which a frame differs from how it is. */
export const changedFields = (known: FrameEntry, asked: FrameEntry) =>
  fields.filter((name) => known[name] !== asked[name]);

/**
 * The frame of the list that a row means, by brand, model and size in any spelling. What the file has no column for stays
 * as it is.
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
