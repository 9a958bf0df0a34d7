import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { launchEmbedded } from '../../../server/db/embedded/launch.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/pool/database.ts';
import { fillWithSample } from '../support/fill-with-sample.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket directory of this run's PostgreSQL. */
    sockets: string;
  }
}

const volatile = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

/** Starts one PostgreSQL for the run, with a template for the database of each test file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'adasi-test-'));
  const postgres = await launchEmbedded(directory, volatile);
  const superuser = new pg.Client(postgres.superuser);
  await superuser.connect();
  await superuser.query('create database migrated owner adasi');
  await fillTemplate(postgres.connection);
  await superuser.end();
  project.provide('sockets', postgres.superuser.host ?? '');
  return async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

async function fillTemplate(connection: pg.ClientConfig): Promise<void> {
  const database = openDatabase({ ...connection, database: 'migrated' });
  await migrate(database.pool);
  await fillWithSample(database);
  await database.pool.end();
}
