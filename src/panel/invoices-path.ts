import { panelRoutes } from './routes.ts';

/** Path of the list of invoices: all, or those with a given order or delivery. For the lab, give the account. */
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
