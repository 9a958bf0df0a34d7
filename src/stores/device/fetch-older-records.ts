/** What reads records of earlier versions is fetched where there is one. */
export const fetchOlderRecords = () => import('./older-records.ts');
