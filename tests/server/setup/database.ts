import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { hashPassword } from '../../../server/auth/password.ts';
import { createAccount } from '../../../server/db/accounts/users.ts';
import { launchEmbedded } from '../../../server/db/embedded/launch.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/pool/database.ts';
import { sampleAccessories } from '../../../server/sample/accessories/accessories.ts';
import {
  demoAccounts,
  demoOrdersPerMinute,
  demoPassword,
} from '../../../server/sample/accounts.ts';
import { sampleCatalogue } from '../../../server/sample/catalogue.ts';
import { sampleStock } from '../../../server/sample/stock.ts';
import { writeSampleTiers } from '../../../server/sample/tiers.ts';
import { writeAccessories } from '../../../server/use-cases/catalogue/write-accessories.ts';
import { writeCatalogue } from '../../../server/use-cases/catalogue/write-catalogue.ts';
import { writeStock } from '../../../server/use-cases/catalogue/write-stock.ts';

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

/** Adds the sample catalogue, stock and accessories and the demo accounts, without orders. */
async function fillTemplate(connection: pg.ClientConfig): Promise<void> {
  const database = openDatabase({ ...connection, database: 'migrated' });
  await migrate(database.pool);
  await writeSampleTiers(database);
  await writeCatalogue(database, sampleCatalogue);
  await writeStock(database, sampleStock);
  await writeAccessories(database, sampleAccessories);
  const passwordHash = await hashPassword(demoPassword);
  for (const demo of demoAccounts) {
    const { accountId, accountName, tier, userId, username, userName: name, role } = demo;
    const account = {
      id: accountId,
      name: accountName,
      tier,
      ordersPerMinute: demoOrdersPerMinute,
    };
    await createAccount(database, { account, id: userId, username, name, role, passwordHash });
  }
  await database.pool.end();
}
