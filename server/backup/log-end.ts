import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { logIn } from '../db/embedded/log-archive.ts';
import type { Backup } from './find-backups.ts';
import { faultsOfLog, type LogFault, newestPlace, newestTimeline } from './log-faults.ts';
import {
  type Branch,
  historyName,
  keptAfter,
  type LogStart,
  readHistory,
  segmentName,
  startOf,
} from './log-segments.ts';
import { logOf } from './start-copy.ts';

/** Where a restored PostgreSQL stopped replaying. It begins a new timeline there and records the position. */
async function arrivedAt(home: string): Promise<Branch | undefined> {
  const wal = path.join(home, 'postgres', 'pg_wal');
  const histories = (await readdir(wal)).filter((name) => /^[0-9A-F]{8}\.history$/.test(name));
  const newest = histories.sort().at(-1);
  return newest === undefined
    ? undefined
    : readHistory(await readFile(path.join(wal, newest), 'utf8'));
}

/** What PostgreSQL logs about a corrupt record or page of its log (xlogreader.c). */
const complaint =
  /LOG: {2}(invalid|incorrect|unexpected|out-of-(order|sequence)|record with|there is no contrecord|missing contrecord|could not decompress|WAL file is from)/;

/** Whether replay reached the end of the newest segment, as far as PostgreSQL could read it. */
async function isAtEnd(home: string, { at }: Branch, place: number, bytes: number) {
  if (at >= BigInt(place + 1) * BigInt(bytes)) return true;
  if (at <= BigInt(place) * BigInt(bytes)) return false;
  // The last record may continue in a segment that was never archived. Replay then ends a little before the segment
  // does.
  return !complaint.test(await readFile(logOf(home), 'utf8'));
}

/** What stopped a restored PostgreSQL before the newest archived segment; empty if it replayed everything. */
export async function faultsBeyond(
  home: string,
  { directory, manifest }: Backup,
): Promise<LogFault[]> {
  const start = startOf(manifest);
  const arrived = await arrivedAt(home);
  if (!start || !arrived) return [];
  const folder = path.dirname(directory);
  const kept = await keptAfter(folder, start);
  const timeline = newestTimeline(kept, start);
  const place = newestPlace(kept, timeline);
  if (arrived.parent >= timeline) {
    if (place === undefined || (await isAtEnd(home, arrived, place, start.bytes))) return [];
  }
  const faults = await faultsOfLog(folder, start);
  return faults.length > 0 ? faults : [stoppedAt(folder, arrived, timeline, start)];
}

/** Blames the file at the position where PostgreSQL stopped, when nothing seems to be missing. */
function stoppedAt(
  folder: string,
  { parent, at }: Branch,
  timeline: number,
  { bytes }: LogStart,
): LogFault {
  const place = Number(at / BigInt(bytes));
  const names = [timeline, parent].map((each) => segmentName({ timeline: each, place }, bytes));
  const found = names.find((name) => existsSync(path.join(logIn(folder), name)));
  return { kind: 'damaged', name: found ?? historyName(timeline) };
}
