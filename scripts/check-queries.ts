/** Checks that only `server/db` queries the database and knows its names. */
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { queriesOutside } from './queries/outside-db.ts';

const sources = readSources('server/**/*.ts').filter(({ path }) => !path.startsWith('server/db/'));
report(`${sources.length} files`, sources.flatMap(queriesOutside));
