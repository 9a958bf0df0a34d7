/** Means of payment. Separate from the schema, for screens that load no schemas. */
export const everyMeans = ['cash', 'card', 'transfer', 'cheque'] as const;
export type MeansName = (typeof everyMeans)[number];
