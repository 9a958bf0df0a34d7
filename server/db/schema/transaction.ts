import type { Transaction as KyselyTransaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The queries of one transaction. */
export type Transaction = KyselyTransaction<Tables>;
