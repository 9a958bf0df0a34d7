import pg from 'pg';
import { settlesWithin } from '../process/concurrency/settles-within.ts';
import type { Settings } from '../process/config/settings.ts';
import { StartupError } from '../process/config/startup-error.ts';
import { log } from '../process/log/log.ts';
import { checkReplica } from './check-replica.ts';
import { connectFault } from './connect-fault.ts';
import { launchEmbedded } from './embedded/launch.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './pool/database.ts';
import { isTimeLimitRefused } from './pool/failures.ts';
import { Replica } from './pool/replica.ts';
import { hasLimits, type LimitsAt, timeLimits } from './pool/time-limits.ts';

/** An open database with all migrations applied. */
export interface Connected {
  database: Database;
  /** True for the private PostgreSQL, which may receive sample data. */
  embedded: boolean;
  close(): Promise<void>;
}

/** How long closing waits for running queries, in milliseconds: longer than any query may take. */
const closingMs = 10_000;

async function closeSoon(database: Database): Promise<void> {
  await settlesWithin(database.close(), closingMs);
}

/** Connects to `DATABASE_URL` if set, or else starts the private PostgreSQL. */
export async function connect(settings: Settings): Promise<Connected> {
  if (settings.databaseUrl) {
    const connection = { connectionString: settings.databaseUrl };
    const database = await prepare(connection, settings).catch((error: NodeJS.ErrnoException) => {
      throw error instanceof StartupError
        ? error
        : new StartupError(connectFault('DATABASE_URL', error));
    });
    return { database, embedded: false, close: () => closeSoon(database) };
  }
  const postgres = await launchEmbedded(settings.dataDir, [], settings.backupDir);
  try {
    const database = await prepare(postgres.connection, settings);
    const close = () => closeSoon(database).finally(postgres.stop);
    return { database, embedded: true, close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function prepare(connection: pg.PoolConfig, settings: Settings): Promise<Database> {
  await migrateOnce(connection);
  const database = await openLimited(connection, settings, 'connection').catch((error) => {
    if (!isTimeLimitRefused(error)) throw error;
    return openPooled(connection, settings);
  });
  try {
    await checkReplica(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openPooled(connection: pg.PoolConfig, settings: Settings): Promise<Database> {
  const database = await openLimited(connection, settings, 'pooler');
  if (await hasLimits(database.pool)) return database;
  await database.close();
  log.warn(
    'The connection pooler refuses time limits for a connection: they are set in each transaction, which takes time. Set them in its connect_query, as docs/deploy/pgbouncer.ini does.',
  );
  return openLimited(connection, settings, 'transaction');
}

async function migrateOnce(connection: pg.PoolConfig): Promise<void> {
  const connectionTimeoutMillis = timeLimits.connect;
  const pool = new pg.Pool({ connectionTimeoutMillis, ...connection, max: 1 });
  pool.on('error', () => undefined);
  await migrate(pool).finally(() => pool.end());
}

async function openLimited(
  connection: pg.PoolConfig,
  { namedStatements, readUrl }: Settings,
  limitsAt: LimitsAt,
): Promise<Database> {
  const replica = readUrl
    ? new Replica({ connectionString: readUrl }, { namedStatements })
    : undefined;
  const database = openDatabase(connection, { namedStatements, limitsAt, replica });
  try {
    await warnAboutPrivileges(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function warnAboutPrivileges({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(
    'select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  if (rows[0]?.bypasses) {
    log.warn(
      'The database role is a superuser or bypasses row-level security: accounts are no longer separated by the database. Use an ordinary role.',
    );
  }
}
