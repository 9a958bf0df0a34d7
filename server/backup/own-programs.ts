import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../process/config/startup-error.ts';

/** Finds the programs of the operator's own PostgreSQL by major version. Only that version can read its files. */
export async function ownPrograms(major: number): Promise<string> {
  const known = [`/usr/lib/postgresql/${major}/bin`, `/usr/pgsql-${major}/bin`];
  for (const folder of [...known, ...(process.env.PATH ?? '').split(path.delimiter)]) {
    const programs = ['postgres', 'pg_basebackup'].map((name) => path.join(folder, name));
    if (programs.every((file) => existsSync(file)) && (await majorOf(folder)) === major) {
      return folder;
    }
  }
  throw new StartupError(
    `The programs of PostgreSQL ${major} are not on this machine: install Debian’s postgresql-${major}, or put their folder on the PATH.`,
  );
}

async function majorOf(folder: string): Promise<number> {
  const { stdout } = await promisify(execFile)(path.join(folder, 'postgres'), ['--version']);
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
}
