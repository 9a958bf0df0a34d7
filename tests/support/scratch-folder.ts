import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's default in-memory file system. In containers it often has only 64 MB. */
const memory = '/dev/shm';

/** Several times the space for all servers of the browser tests, bytes. */
const enough = 2 * 1024 ** 3;

function hasRoom(folder: string, room: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room;
  } catch {
    return false;
  }
}

/** Where to keep short-lived data: in memory if there is room, because files on a disk cost more work. */
export const scratchFolder = (room = enough): string => (hasRoom(memory, room) ? memory : tmpdir());
