import { statfs } from 'node:fs/promises';
import type { Room } from '../../../src/api/health/contract.ts';
import { repeatedly } from '../concurrency/repeatedly.ts';
import type { Settings } from '../config/settings.ts';
import { log } from '../log/log.ts';

const mb = 1024 * 1024;

/** Pause between two checks, in milliseconds. */
const pauseMs = 5_000;

/**
 * The part of the warning threshold kept in reserve: below it, changes are refused. A PostgreSQL that cannot write its
 * log stops, and reading stops with it.
 */
const reservedPart = 1 / 8;

/** Free space, in bytes, that this process may use on the disk of a directory. */
export async function freeOn(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/**
 * Watches the free space on the disks of the private PostgreSQL. The disk of an operator's own PostgreSQL is not
 * visible here.
 */
export class DiskSpace {
  /**
   * The smallest free space of the watched disks, in bytes; undefined before the first check, or if nothing is watched.
   */
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

  /** `free` in MB; null if unknown. */
  get freeMb(): number | null {
    return this.free === undefined ? null : Math.floor(this.free / mb);
  }

  /** Checks once, and logs a change. */
  async check(): Promise<void> {
    if (this.#directories.length === 0) return;
    this.free = Math.min(...(await Promise.all(this.#directories.map(this.#freeOn))));
    const room = this.#roomOf(this.free);
    if (room !== this.room) report(room, this.free);
    this.room = room;
  }

  /** Checks repeatedly until the returned function is called. */
  watch(): () => Promise<void> {
    return repeatedly('free disk space', pauseMs, () => this.check());
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
