import type { Settings } from '../settings.ts';
import { Unstartable } from '../unstartable.ts';
import { type Database, openDatabase } from './database.ts';
import { launchEmbedded } from './embedded/launch.ts';
import { migrate } from './migrate.ts';

/** The database the server works on, migrated. */
export interface Connected {
  database: Database;
  /** Whether it is the private PostgreSQL, which may be filled with sample data. */
  embedded: boolean;
  close(): Promise<void>;
}

/** Chooses: `DATABASE_URL` where there is one, the private PostgreSQL otherwise. */
export async function connect(settings: Settings): Promise<Connected> {
  if (settings.databaseUrl) {
    const database = openDatabase({ connectionString: settings.databaseUrl });
    await prepare(database).catch((error: NodeJS.ErrnoException) => {
      throw new Unstartable(`DATABASE_URL: ${error.message || error.code}`);
    });
    return { database, embedded: false, close: () => database.pool.end() };
  }
  const postgres = await launchEmbedded(settings.dataDir);
  const database = openDatabase(postgres.connection);
  const close = () => database.pool.end().finally(postgres.stop);
  try {
    await prepare(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, embedded: true, close };
}

async function prepare({ pool }: Database): Promise<void> {
  await migrate(pool);
  const { rows } = await pool.query(
    'select rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user',
  );
  if (rows[0]?.unbound) {
    console.warn(
      'The database role is a superuser or bypasses row-level security: the second wall between accounts is down. Use an ordinary role.',
    );
  }
}
