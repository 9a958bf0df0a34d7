/** Checks that migrations are numbered in sequence, without asking a database. */
import { globSync } from 'node:fs';
import { report } from './checking/fault.ts';
import { faultsOfMigrations } from './migrations/numbered.ts';

const paths = globSync('server/db/migrations/*');
report(`${paths.length} migrations`, faultsOfMigrations(paths));
