import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, launchEmbedded } from '../../../../server/db/embedded/launch.ts';
import { log } from '../../../../server/process/log/log.ts';
import { isRunning, killAtOnce, postgresOf } from '../../support/processes.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'adasi-embedded-'));
const started: EmbeddedPostgres[] = [];
afterAll(async () => {
  await Promise.all(started.map((postgres) => postgres.stop()));
  rmSync(directory, { recursive: true, force: true });
});

async function launch(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await launchEmbedded(dataDir, ['fsync=off']);
  started.push(postgres);
  return postgres;
}

async function ask(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the private PostgreSQL', () => {
  const dataDir = path.join(directory, 'data');

  test('listens only on a private socket, and the server is no superuser', async () => {
    const { connection } = await launch(dataDir);
    const [row] = await ask(
      connection,
      `select current_setting('listen_addresses') as addresses, rolsuper or rolbypassrls as unbound,
         current_setting('synchronous_commit') as commit, (select datcollate from pg_database where datname = current_database()) as locale
       from pg_roles where rolname = current_user`,
    );
    expect(row).toEqual({ addresses: '', unbound: false, commit: 'on', locale: 'C.UTF-8' });
  });

  test('cannot be used by a second server', async () => {
    const before = postgresOf(dataDir);
    await expect(launchEmbedded(dataDir)).rejects.toThrow(
      `Another server (process ${process.pid})`,
    );
    expect(postgresOf(dataDir)).toBe(before);
  });

  test('is restarted when it dies', async () => {
    const logged = vi.spyOn(log, 'error');
    const before = postgresOf(dataDir) ?? 0;
    killAtOnce([before]);
    await vi.waitFor(
      async () => {
        expect(postgresOf(dataDir)).not.toBe(before);
        expect(await ask(started[0]?.connection ?? {}, 'select 1 as one')).toEqual([{ one: 1 }]);
      },
      { timeout: 180_000, interval: 100 },
    );
    expect(logged).toHaveBeenCalledOnce();
  });

  test('stops cleanly, and can be started again', async () => {
    await started.pop()?.stop();
    expect(postgresOf(dataDir)).toBeUndefined();
    await launch(dataDir);
    expect(isRunning(postgresOf(dataDir) ?? 0)).toBe(true);
  });
});

test('an interrupted first start is repeated', async () => {
  const dataDir = path.join(directory, 'cut-short');
  mkdirSync(path.join(dataDir, 'postgres.unfinished-abc/base'), { recursive: true });
  const { connection } = await launch(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log', 'run']);
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a data directory whose path is too long for a socket works', async () => {
  const { connection } = await launch(path.join(directory, 'long'.repeat(30)));
  const sockets = connection.host ?? '';
  expect(path.dirname(sockets)).toBe(os.tmpdir());
  rmSync(sockets, { recursive: true, force: true });
});
