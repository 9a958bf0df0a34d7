import type { Database } from '../db/pool/database.ts';

/** A command of the operator. */
export interface Command {
  /** How it is called, and what it does. */
  usage: string;
  /** Reads what follows its name; undefined for what cannot be meant. Answers what to do, which says what it did. */
  read(args: string[]): Promise<((database: Database) => Promise<string>) | undefined>;
}
