import { chown, readdir } from 'node:fs/promises';
import path from 'node:path';
import { databaseOwner } from '../db/embedded/database-owner.ts';

/** Gives the files of a data directory's cluster to the user who runs PostgreSQL there. */
export async function chownCluster(dataDir: string): Promise<void> {
  const cluster = path.join(dataDir, 'postgres');
  const { uid, gid } = databaseOwner(cluster, []);
  if (process.getuid?.() !== 0) return;
  await chown(cluster, uid, gid);
  for (const entry of await readdir(cluster, { recursive: true })) {
    await chown(path.join(cluster, entry), uid, gid);
  }
}
