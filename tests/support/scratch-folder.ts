import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A file system in memory that Linux has by default. Containers often give it 64 MB. */
const memory = '/dev/shm';

/** Room for the data of all servers of the browser tests, several times over; bytes. */
const enough = 2 * 1024 ** 3;

function hasRoom(folder: string, room: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room;
  } catch {
    return false;
  }
}

/** Where to keep data that is thrown away soon: in memory if there is room, because files on a disk cost more work. */
export const scratchFolder = (room = enough): string => (hasRoom(memory, room) ? memory : tmpdir());
