import { panelRoutes } from './routes.ts';

/** Path of the list of invoices, of all invoices or of those that something is on; the lab names the account. */
export function invoicesPath(of: {
  account?: string | undefined;
  order?: string;
  delivery?: string;
}): string {
  const named = Object.entries(of).filter(([, id]) => id);
  const query = named.map(([name, id]) => `${name}=${id}`).join('&');
  const { path } = panelRoutes.invoices;
  return query ? `${path}?${query}` : path;
}
