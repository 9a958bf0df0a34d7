import { panelRoutes } from './routes.ts';

const { path } = panelRoutes.invoices;

/** Path and query of one invoice’s page; the account is named, so that the lab finds it too. */
export const invoicePath = (id: string, account: string): string =>
  `${path}?id=${id}&account=${account}`;

/** Path of the list, of all invoices or of those that something is on; the lab names the account. */
export function invoicesPath(of: { account?: string; order?: string; delivery?: string }): string {
  const query = new URLSearchParams(Object.entries(of).filter(([, id]) => id));
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
}
