import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { logIn } from '../db/embedded/log-archive.ts';
import { StartupError } from '../process/config/startup-error.ts';
import type { Manifest } from './manifest.ts';

/**
 * A segment of PostgreSQL's log: its timeline, and its position in the log
 * (https://www.postgresql.org/docs/18/wal-internals.html; XLogFileName in PostgreSQL's
 * xlog_internal.h).
 */
export interface Segment {
  timeline: number;
  place: number;
}

/** Where a timeline branches off: its parent timeline, and the byte position in the log. */
export interface Branch {
  parent: number;
  at: bigint;
}

/** The last segment inside a backup, and the size of a segment in bytes. */
export interface LogStart extends Segment {
  bytes: number;
}

/** How many bytes of the log one step of the middle part of a segment's name covers. */
const countedBytes = 2 ** 32;

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');

/** The name of a segment. */
export function segmentName({ timeline, place }: Segment, bytes: number): string {
  const perCount = countedBytes / bytes;
  return hex(timeline) + hex(Math.floor(place / perCount)) + hex(place % perCount);
}

/** Parses a segment's name; undefined for any other file. */
export function readSegmentName(name: string, bytes: number): Segment | undefined {
  const [, timeline, count, rest] = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? [];
  if (!timeline || !count || !rest) return undefined;
  const [whole, part] = [count, rest].map((each) => Number.parseInt(each, 16)) as [number, number];
  return { timeline: Number.parseInt(timeline, 16), place: whole * (countedBytes / bytes) + part };
}

/** The name of the file that records the parent of a timeline. */
export const historyName = (timeline: number) => `${hex(timeline)}.history`;

/** Reads the last line of a history file: the parent timeline, and where it branched off. */
export function readHistory(text: string): Branch | undefined {
  const [, parent, high, low] =
    [...text.matchAll(/^(\d+)\s+([0-9A-F]+)\/([0-9A-F]+)/gim)].at(-1) ?? [];
  if (!parent || !high || !low) return undefined;
  return { parent: Number(parent), at: (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) };
}

/** The archived log next to the backups in a folder. */
export interface KeptFiles {
  folder: string;
  segments: readonly Segment[];
  /** The parent of each timeline whose history file is archived. */
  branches: ReadonlyMap<number, Branch>;
}

/** Finds the archived log after a segment, on all later timelines too. */
export async function keptAfter(folder: string, start: LogStart): Promise<KeptFiles> {
  const log = logIn(folder);
  const names = await readdir(log).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartupError(`${log} cannot be read (${error.code}).`);
  });
  const segments = names
    .map((name) => readSegmentName(name, start.bytes))
    .filter((each) => each !== undefined)
    .filter(({ timeline, place }) => timeline >= start.timeline && place > start.place);
  const branches = new Map<number, Branch>();
  for (const name of names.filter((each) => /^[0-9A-F]{8}\.history$/.test(each))) {
    const branch = readHistory(await readFile(path.join(log, name), 'utf8').catch(() => ''));
    if (branch) branches.set(Number.parseInt(name, 16), branch);
  }
  return { folder: log, segments, branches };
}

/** The last segment inside a backup; undefined if it has none. */
export function startOf({ files }: Pick<Manifest, 'files'>): LogStart | undefined {
  const found = files.filter(({ path: file }) => /^pg_wal\/[0-9A-F]{24}$/.test(file));
  const last = found.toSorted((one, other) => (one.path < other.path ? -1 : 1)).at(-1);
  const segment = last && readSegmentName(path.basename(last.path), last.size);
  return segment && { ...segment, bytes: last.size };
}

/** Whether an archived segment has the right length and begins with the page that its name implies. */
export async function isSoundSegment(folder: string, segment: Segment, bytes: number) {
  const file = path.join(folder, segmentName(segment, bytes));
  if ((await stat(file)).size !== bytes) return false;
  const opened = await open(file);
  try {
    // The first page's address (XLogPageHeaderData, xlp_pageaddr), in the machine's byte order.
    const { buffer } = await opened.read(Buffer.alloc(8), 0, 8, 8);
    return buffer.readBigUInt64LE() === BigInt(segment.place) * BigInt(bytes);
  } finally {
    await opened.close();
  }
}
