import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { writeSamples } from '../../../server/deploy/support/sample.ts';
import { findProgram } from '../../../server/support/find-program.ts';
import type { OwnPostgres } from '../../../server/support/own-postgres.ts';
import { freePort } from '../../../server/support/real-server.ts';

/** PgBouncer does not run as root. */
const nobody = { uid: 65_534, gid: 65_534 };

/** PgBouncer and the script that promotes a standby, from the samples of docs/deploy. */
export interface Pooler {
  /** `DATABASE_URL` of the API processes. */
  url: string;
  /** Promotes a standby, and sends what comes to it. */
  promote(standby: OwnPostgres): Promise<void>;
  stop(): void;
}

/** Starts PgBouncer in front of a primary. */
export async function startPooler(folder: string, primary: OwnPostgres): Promise<Pooler> {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const port = await freePort();
  const users = path.join(folder, 'userlist.txt');
  writeFileSync(users, '"adasi" "a password"\n');
  writeSamples(folder, ['pgbouncer.ini', 'promote.sh'], {
    'host=/var/run/postgresql port=5432': `host=${primary.host} port=5432`,
    '/etc/pgbouncer/userlist.txt': users,
    '/etc/pgbouncer/pgbouncer.ini': path.join(folder, 'pgbouncer.ini'),
    '/var/log/postgresql': folder,
    '/var/run/postgresql': folder,
    'listen_port = 6432': `listen_port = ${port}`,
  });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const child = spawn(findProgram('pgbouncer'), [path.join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(isRoot ? nobody : {}),
  });
  const script = path.join(folder, 'promote.sh');
  await wait(500);
  if (child.exitCode !== null) throw new Error('PgBouncer ended.');
  return {
    url: `postgres://adasi:a%20password@127.0.0.1:${port}/adasi`,
    promote: async ({ host }) => {
      await promisify(execFile)('sh', [script, host]);
    },
    stop: () => void child.kill(),
  };
}
