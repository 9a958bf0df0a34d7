import { chownSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../support/find-program.ts';
import { writeSamples } from './sample.ts';

/** PgBouncer does not run as root. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * Writes the sample of PgBouncer into a folder, with the files it needs. Returns how it is started,
 * as whom, and the `DATABASE_URL` of the API processes.
 */
export function preparePgbouncer(
  folder: string,
  port: number,
  { samples = [], replaced }: { samples?: readonly string[]; replaced: Record<string, string> },
) {
  const users = path.join(folder, 'userlist.txt');
  const config = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, '"adasi" "a password"\n');
  writeSamples(folder, ['pgbouncer.ini', ...samples], {
    '/etc/pgbouncer/userlist.txt': users,
    '/var/log/postgresql': folder,
    'listen_port = 6432': `listen_port = ${port}`,
    ...replaced,
    '/var/run/postgresql': folder,
  });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  return {
    command: [findProgram('pgbouncer'), config] as const,
    user: isRoot ? nobody : {},
    url: `postgres://adasi:a%20password@127.0.0.1:${port}/adasi`,
  };
}
