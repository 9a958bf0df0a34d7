import { statfs } from 'node:fs/promises';
import type { Room } from '../../../src/api/health/contract.ts';
import { repeatedly } from '../concurrency/repeatedly.ts';
import type { Settings } from '../config/settings.ts';
import { log } from '../log/log.ts';

const mb = 1024 * 1024;

/** Pause between two looks, in milliseconds. */
const pauseMs = 5_000;

/**
 * The part of the warning's threshold that is never given away: below it changes are refused. A PostgreSQL that cannot
 * write its log stops, and with it everything that is read.
 */
const reservedPart = 1 / 8;

/** Free space, in bytes, that this process may use on the disk of a directory. */
async function freeOn(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/** How much room is left on the disks of the private PostgreSQL. An own PostgreSQL's disk is not seen from here. */
export class DiskSpace {
  /** The least of the free spaces, in bytes; undefined when nothing is watched, or before the first look. */
  free: number | undefined;
  room: Room = 'enough';
  readonly #directories: readonly string[];
  readonly #warnBelow: number;
  readonly #freeOn: typeof freeOn;

  constructor(
    { databaseUrl, dataDir, backupDir, diskWarningMb }: Settings,
    measure: typeof freeOn = freeOn,
  ) {
    this.#directories = databaseUrl ? [] : [dataDir, ...(backupDir ? [backupDir] : [])];
    this.#warnBelow = diskWarningMb * mb;
    this.#freeOn = measure;
  }

  /** The same in MB; null when it is not known. */
  get freeMb(): number | null {
    return this.free === undefined ? null : Math.floor(this.free / mb);
  }

  /** Looks now, and logs when the room is another than before. */
  async look(): Promise<void> {
    if (this.#directories.length === 0) return;
    this.free = Math.min(...(await Promise.all(this.#directories.map(this.#freeOn))));
    const room = this.#roomOf(this.free);
    if (room !== this.room) report(room, this.free);
    this.room = room;
  }

  /** Looks again and again until the returned function is called. */
  watch(): () => Promise<void> {
    return repeatedly('free disk space', pauseMs, () => this.look());
  }

  #roomOf(free: number): Room {
    if (free >= this.#warnBelow) return 'enough';
    return free >= this.#warnBelow * reservedPart ? 'low' : 'full';
  }
}

function report(room: Room, free: number): void {
  const seen = { freeMb: Math.floor(free / mb) };
  if (room === 'enough') log.info(seen, 'there is room on the disk again');
  else if (room === 'low') log.warn(seen, 'the disk is nearly full: make room');
  else
    log.error(seen, 'the disk is full: orders and other changes are refused until there is room');
}
