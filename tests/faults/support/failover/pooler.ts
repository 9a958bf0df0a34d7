import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { preparePgbouncer } from '../../../server/deploy/support/pgbouncer-config.ts';
import type { OwnPostgres } from '../../../server/support/own-postgres.ts';
import { freePort } from '../../../server/support/real-server.ts';
import { untilListening } from '../../../server/support/until-listening.ts';

/** PgBouncer and the script that promotes a standby, from the samples in docs/deploy. */
export interface Pooler {
  /** `DATABASE_URL` for the API processes. */
  url: string;
  /** Promotes a standby, and routes connections to it. */
  promote(standby: OwnPostgres): Promise<void>;
  stop(): void;
}

/** Starts PgBouncer in front of a primary. */
export async function startPooler(folder: string, primary: OwnPostgres): Promise<Pooler> {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { command, user, url } = preparePgbouncer(folder, port, {
    samples: ['promote.sh'],
    replaced: {
      'host=/var/run/postgresql port=5432': `host=${primary.host} port=5432`,
      '/etc/pgbouncer/pgbouncer.ini': path.join(folder, 'pgbouncer.ini'),
    },
  });
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: 'ignore', ...user });
  const script = path.join(folder, 'promote.sh');
  if (!(await untilListening(child, port))) throw new Error('PgBouncer ended.');
  return {
    url,
    promote: async ({ host }) => {
      await promisify(execFile)('sh', [script, host]);
    },
    stop: () => void child.kill(),
  };
}
