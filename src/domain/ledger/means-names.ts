/** How an account paid. Apart from the schema, for screens that load no schemas. */
export const everyMeans = ['cash', 'card', 'transfer', 'cheque'] as const;
export type MeansName = (typeof everyMeans)[number];
