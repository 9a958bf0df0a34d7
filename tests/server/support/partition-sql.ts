import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../../docs/deploy/partition.sql');

/** Partitions the tables of a database as an operator does, but into fewer partitions. */
export const partitionSql = `set adasi.partitions = 4; ${readFileSync(file, 'utf8')}`;
