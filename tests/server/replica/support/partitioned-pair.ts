import { execFile } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type EmbeddedPostgres, launchEmbedded } from '../../../../server/db/embedded/launch.ts';
import { migrate } from '../../../../server/db/migrate.ts';
import { openDatabase } from '../../../../server/db/pool/database.ts';
import { fillWithSample } from '../../support/fill-with-sample.ts';
import { partitionSql } from '../../support/partition-sql.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const settings = ['fsync=off', 'full_page_writes=off'];

/** A primary whose tables are partitioned by account, and its replica. */
export interface PartitionedPair {
  /** The server's connections to the primary and to the replica. */
  connection: pg.ClientConfig;
  readConnection: pg.ClientConfig;
  /** Runs a statement on the primary without row-level security. */
  superuser: pg.Client;
  /** Runs a statement as the replica's superuser. */
  onReplica(text: string): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
}

/**
 * Creates both. The tables are partitioned after the first migration, so that all others run on partitions, and again
 * after the last one.
 */
export async function partitionedPair(): Promise<PartitionedPair> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'adasi-pair-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [primaryDir, replicaDir] = [path.join(folder, 'a'), path.join(folder, 'b')];
  const made = await launchEmbedded(primaryDir, settings);
  await fill(made);
  await made.stop();
  await copyCluster(primaryDir, replicaDir);
  const primary = await launchEmbedded(primaryDir, settings);
  afterAll(() => primary.stop());
  const from = `primary_conninfo=host=${primary.superuser.host} user=postgres`;
  const start = () => launchEmbedded(replicaDir, [...settings, from]);
  let replica = await start();
  afterAll(() => replica.stop());
  const superuser = new pg.Client({ ...primary.superuser, database: 'adasi' });
  await superuser.connect();
  afterAll(() => superuser.end());
  return {
    connection: primary.connection,
    readConnection: replica.connection,
    superuser,
    onReplica: (text) => ask(replica.superuser, text),
    stopReplica: () => replica.stop(),
    startReplica: async () => {
      replica = await start();
    },
  };
}

async function fill({ connection, superuser }: EmbeddedPostgres): Promise<void> {
  const database = openDatabase(connection);
  const [baseline = ''] = readdirSync(path.join(root, 'server/db/migrations')).sort();
  await migrate(database.pool, [baseline]);
  await partition(superuser);
  await migrate(database.pool);
  await partition(superuser);
  await fillWithSample(database);
  await database.close();
}

const partition = (superuser: pg.ClientConfig) =>
  ask({ ...superuser, database: 'adasi' }, partitionSql);

async function ask(connection: pg.ClientConfig, text: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** Creates the replica as a copy of the stopped primary. */
async function copyCluster(from: string, to: string): Promise<void> {
  mkdirSync(to);
  const cluster = path.join(to, 'postgres');
  await promisify(execFile)('cp', ['-a', path.join(from, 'postgres'), cluster]);
  const signal = path.join(cluster, 'standby.signal');
  writeFileSync(signal, '');
  const { uid, gid } = statSync(cluster);
  chownSync(signal, uid, gid);
}
