import { chmodSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { databaseOwner } from '../db/embedded/database-owner.ts';
import { launchEmbedded } from '../db/embedded/launch.ts';
import { startPostmaster } from '../db/embedded/postmaster.ts';
import { socketDirectory } from '../db/embedded/socket-directory.ts';
import { chownCluster } from './chown-cluster.ts';
import type { Manifest } from './manifest.ts';
import { ownPrograms } from './own-programs.ts';

/** A scratch copy of the database that was started. */
export interface StartedCopy {
  /** How to connect to the panel's database as superuser. */
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/** Which PostgreSQL the copy comes from. */
export type Origin = Pick<Manifest, 'postgres' | 'own'>;

/**
 * Starts the cluster in `home`/postgres with the same PostgreSQL as its origin, unreachable for anyone else. It must
 * also be able to read the paths in `reads`.
 */
export async function startCopy(
  { postgres, own }: Origin,
  home: string,
  settings: readonly string[],
  reads: readonly string[] = [],
): Promise<StartedCopy> {
  await chownCluster(home);
  if (own) {
    const { sockets, stop } = await startOwn(await ownPrograms(postgres), home, settings, reads);
    const { superuser: user, database } = own;
    return { connection: { host: sockets, port: 5432, user, database }, stop };
  }
  const { superuser, stop } = await launchEmbedded(home, settings, undefined, reads);
  return { connection: { ...superuser, database: 'adasi' }, stop };
}

/** The log file of the PostgreSQL in `home`. */
export const logOf = (home: string) => path.join(home, 'postgres.log');

/** Ignores the operator's settings, which may be elsewhere and name paths, libraries and standbys. */
async function startOwn(
  bin: string,
  home: string,
  settings: readonly string[],
  reads: readonly string[],
) {
  const cluster = path.join(home, 'postgres');
  const program = path.join(bin, 'postgres');
  const owner = databaseOwner(cluster, [program, home, ...reads]);
  const sockets = socketDirectory(home, owner);
  const [config, hba] = [path.join(home, 'aside.conf'), path.join(home, 'aside-hba.conf')];
  writeFileSync(config, '');
  writeFileSync(hba, 'local all all trust\n');
  for (const file of [config, hba]) chmodSync(file, 0o644);
  // Makes a copy of a standby start as an independent server.
  await rm(path.join(cluster, 'standby.signal'), { force: true });
  const overrides = [
    `config_file=${config}`,
    `hba_file=${hba}`,
    'port=5432',
    // `log-end.ts` parses its messages about a damaged log.
    'lc_messages=C',
    'logging_collector=off',
    'primary_conninfo=',
    'shared_preload_libraries=',
    'ssl=off',
    'synchronous_standby_names=',
  ];
  const { stop } = await startPostmaster({
    program,
    cluster,
    sockets,
    owner,
    log: logOf(home),
    settings: [...overrides, ...settings],
  });
  return { sockets, stop };
}
