import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const mb = 1024 * 1024;

/** A small in-memory file system that can be filled and emptied. */
export interface SmallDisk {
  directory: string;
  freeMb(): number;
  /** Fills it until `leftMb` are free; with 0, to the last byte. */
  fillUpTo(leftMb: number): Promise<void>;
  /** Removes what filled it. */
  makeRoom(): Promise<void>;
  remove(): void;
}

/** Mounts a small disk. Returns undefined without permission: only root can mount. */
export function mountSmallDisk(sizeMb: number): SmallDisk | undefined {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'adasi-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'tmpfs', directory];
  if (spawnSync('mount', options).status !== 0) {
    rmdirSync(directory);
    return undefined;
  }
  const ballast = path.join(directory, 'ballast');
  const freeMb = () => {
    const { bavail, bsize } = statfsSync(directory);
    return (bavail * bsize) / mb;
  };
  return {
    directory,
    freeMb,
    async fillUpTo(leftMb) {
      const file = await open(ballast, 'a');
      const piece = Buffer.alloc(leftMb === 0 ? 4_096 : mb);
      try {
        while (freeMb() > leftMb) await file.write(piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', directory]);
      rmdirSync(directory);
    },
  };
}
