import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../process/config/startup-error.ts';
import { checkingPrefix } from './leftovers.ts';
import { clusterIn } from './manifest.ts';
import { type Origin, startCopy } from './start-copy.ts';

/** Starts a scratch copy of the backup, reads all of it, and returns how many orders it holds. */
export async function checkBackup(backup: string, origin: Origin): Promise<number> {
  const scratch = await mkdtemp(path.join(path.dirname(backup), checkingPrefix));
  try {
    // Skips the fsync that `copyFiles` does: this copy is thrown away.
    await cp(clusterIn(backup), path.join(scratch, 'postgres'), { recursive: true });
    const started = await startCopy(origin, scratch, ['fsync=off', 'archive_mode=off']);
    try {
      return await readAll(started.connection);
    } finally {
      await started.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Reads every page of every table and compares the indexes with them. */
async function readAll(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('create extension if not exists amcheck');
    const { rows: faults } = await client.query<{ fault: string }>(faultsSql);
    const [first] = faults;
    if (first) throw new StartupError(`The copy is damaged: ${first.fault}`);
    await client.query(indexesSql);
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from orders where kind <> 'withdrawn'",
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

const faultsSql = `
  select format('%s, page %s: %s', class.relname, fault.blkno, fault.msg) as fault
  from pg_class class join pg_namespace space on space.oid = class.relnamespace,
    lateral verify_heapam(class.oid) fault
  where space.nspname = 'public' and class.relkind = 'r' limit 1`;

const indexesSql = `
  select bt_index_check(class.oid, true)
  from pg_class class join pg_namespace space on space.oid = class.relnamespace
    join pg_am method on method.oid = class.relam
  where space.nspname = 'public' and class.relkind = 'i' and method.amname = 'btree'`;
