import type { Database } from '../db/pool/database.ts';

/** A subcommand of `npm run admin`. */
export interface Command {
  /** Help text. */
  usage: string;
  /** Parses the arguments; undefined if they are wrong. Returns the action, which in turn returns a report. */
  read(args: string[]): Promise<((database: Database) => Promise<string>) | undefined>;
}
