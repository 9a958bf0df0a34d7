/** Fetches the migration, which is needed only where a record of an earlier version is found. */
export const fetchOlderRecords = () => import('./older-records.ts');
