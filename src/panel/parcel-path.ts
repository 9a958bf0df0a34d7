import { panelRoutes } from './routes.ts';

/** Path of the list of the orders that were sent together; the lab names the account. */
export function parcelPath(id: string, account?: string): string {
  return `${panelRoutes.orders.path}?${account ? `account=${account}&` : ''}parcel=${id}`;
}
