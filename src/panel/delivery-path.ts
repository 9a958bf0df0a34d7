import { panelRoutes } from './routes.ts';

/** Path and query of one delivery's page. For users who see several accounts, give the account. */
export function deliveryPath(id: string, account?: string): string {
  const accountQuery = account ? `&account=${account}` : '';
  return `${panelRoutes.deliveries.path}?id=${id}${accountQuery}`;
}
