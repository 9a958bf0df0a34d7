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
import { logOf } from './start-aside.ts';

/** Where a restored PostgreSQL arrived: it begins a new timeline there, and records its starting point. */
async function arrivedAt(home: string): Promise<Branch | undefined> {
  const wal = path.join(home, 'postgres', 'pg_wal');
  const histories = (await readdir(wal)).filter((name) => /^[0-9A-F]{8}\.history$/.test(name));
  const newest = histories.sort().at(-1);
  return newest === undefined
    ? undefined
    : readHistory(await readFile(path.join(wal, newest), 'utf8'));
}

/** What PostgreSQL says of a record or page of the log that is not as it was written (xlogreader.c). */
const complaint =
  /LOG: {2}(invalid|incorrect|unexpected|out-of-(order|sequence)|record with|there is no contrecord|missing contrecord|could not decompress|WAL file is from)/;

/** Whether it arrived at the end of the newest segment, as far as PostgreSQL could read that. */
async function isAtEnd(home: string, { at }: Branch, place: number, bytes: number) {
  if (at >= BigInt(place + 1) * BigInt(bytes)) return true;
  if (at <= BigInt(place) * BigInt(bytes)) return false;
  // The last record may go on in a segment that was never kept; then it ends a little before the end.
  return !complaint.test(await readFile(logOf(home), 'utf8'));
}

/** What kept a restored PostgreSQL from the newest segment of the kept log; empty where it went through all of it. */
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

/** What is at the place where PostgreSQL stopped although nothing seems to be missing. */
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
