import pg from 'pg';
import type { Settings } from '../config/settings.ts';
import { Unstartable } from '../config/startup-error.ts';
import { launchEmbedded } from './embedded/launch.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './pool/database.ts';
import { isLimitRefused } from './pool/failures.ts';
import { type LimitsAt, timeLimits } from './pool/time-limits.ts';

/** The database the server works on, migrated. */
export interface Connected {
  database: Database;
  /** Whether it is the private PostgreSQL, which may be filled with sample data. */
  embedded: boolean;
  close(): Promise<void>;
}

/** Chooses: `DATABASE_URL` where there is one, the private PostgreSQL otherwise. */
export async function connect(settings: Settings): Promise<Connected> {
  const named = settings.namedStatements;
  if (settings.databaseUrl) {
    const connection = { connectionString: settings.databaseUrl };
    const database = await prepare(connection, named).catch((error: NodeJS.ErrnoException) => {
      throw new Unstartable(`DATABASE_URL: ${error.message || error.code}`);
    });
    return { database, embedded: false, close: database.close };
  }
  const postgres = await launchEmbedded(settings.dataDir);
  try {
    const database = await prepare(postgres.connection, named);
    const close = () => database.close().finally(postgres.stop);
    return { database, embedded: true, close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function prepare(connection: pg.PoolConfig, named: boolean): Promise<Database> {
  await migrateOnce(connection);
  return openLimited(connection, named, 'connection').catch((error) => {
    if (!isLimitRefused(error)) throw error;
    console.warn('A pooler refuses time limits at the connection: they go with each transaction.');
    return openLimited(connection, named, 'transaction');
  });
}

/** Over a connection without time limits: an index on a large table may take minutes. */
async function migrateOnce(connection: pg.PoolConfig): Promise<void> {
  const connectionTimeoutMillis = timeLimits.connect;
  const pool = new pg.Pool({ connectionTimeoutMillis, ...connection, max: 1 });
  pool.on('error', () => undefined);
  await migrate(pool).finally(() => pool.end());
}

async function openLimited(
  connection: pg.PoolConfig,
  named: boolean,
  limitsAt: LimitsAt,
): Promise<Database> {
  const database = openDatabase(connection, { named, limitsAt });
  try {
    await warnOfPowers(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function warnOfPowers({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(
    'select rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user',
  );
  if (rows[0]?.unbound) {
    console.warn(
      'The database role is a superuser or bypasses row-level security: the second wall between accounts is down. Use an ordinary role.',
    );
  }
}
