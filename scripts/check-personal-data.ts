/** Checks that every column with personal data is exported to its user or replaced in time, or states why not. */
import { personalData } from '../server/db/schema/personal-data.ts';
import { report } from './checking/fault.ts';
import { readSources } from './checking/sources.ts';
import { uncoveredColumns } from './personal-data/uncovered.ts';

const sources = readSources('server/db/schema/*.ts');
report(`${sources.length} files`, uncoveredColumns(sources, personalData));
