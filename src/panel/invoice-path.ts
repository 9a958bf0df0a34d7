import { panelRoutes } from './routes.ts';

const { path } = panelRoutes.invoices;

/**
 * Path and query of one invoice’s page. It includes the account, so that the lab finds the invoice too. The parameter
 * is `of`, because `account` filters the list.
 */
export const invoicePath = (id: string, account: string): string =>
  `${path}?id=${id}&of=${account}`;
