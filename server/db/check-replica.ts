import type pg from 'pg';
import { StartupError } from '../process/config/startup-error.ts';
import { log } from '../process/log/log.ts';
import { connectFault } from './connect-fault.ts';
import type { Database } from './pool/database.ts';

/** The identifier is given to a PostgreSQL when it is created; its replicas have the same. */
const identity = `select pg_is_in_recovery() as "isReplica",
  (select system_identifier::text from pg_control_system()) as system`;

interface Identity {
  isReplica: boolean;
  system: string;
}

async function identityOf(pool: pg.Pool): Promise<Identity | undefined> {
  const { rows } = await pool.query<Identity>(identity);
  return rows[0];
}

/**
 * Looks at `READ_URL` when the server starts. Warns if it cannot be read now, which does no harm. Throws `StartupError`
 * for a replica of another PostgreSQL: positions in its log mean nothing here, so it could show other data.
 */
export async function checkReplica({ pool, replica }: Database): Promise<void> {
  if (!replica) return;
  try {
    const found = await identityOf(replica.pool);
    if (!found?.isReplica) return log.warn(notReplica);
    // A promoted primary keeps its identifier, so this holds after a failover too.
    if (found.system === (await identityOf(pool))?.system) return;
  } catch (error) {
    return log.warn(`${connectFault('READ_URL', error as Error)} ${untilThen}`);
  }
  throw new StartupError(
    'READ_URL is a replica of another PostgreSQL than DATABASE_URL. Make a new replica of that one, or remove READ_URL.',
  );
}

const untilThen = 'Until it answers, the lab reads from DATABASE_URL.';

const notReplica =
  'The PostgreSQL at READ_URL follows no other one, so it is not read: the lab reads from DATABASE_URL. Make it a replica of that one, or remove READ_URL.';
