import { panelRoutes } from './routes.ts';

const { path } = panelRoutes.invoices;

/**
 * Path and query of one invoice’s page. It names the account, so that the lab finds it too: as `of`, because `account`
 * filters the list.
 */
export const invoicePath = (id: string, account: string): string =>
  `${path}?id=${id}&of=${account}`;

/** Path of the list, of all invoices or of those that something is on; the lab names the account. */
export function invoicesPath(of: {
  account?: string | undefined;
  order?: string;
  delivery?: string;
}): string {
  const named = Object.entries(of).filter(([, id]) => id);
  const query = named.map(([name, id]) => `${name}=${id}`).join('&');
  return query ? `${path}?${query}` : path;
}
