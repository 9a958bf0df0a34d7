import { panelRoutes } from './routes.ts';

/** Path of the list of orders that were sent together. For the lab, give the account. */
export function parcelPath(id: string, account?: string): string {
  return `${panelRoutes.orders.path}?${account ? `account=${account}&` : ''}parcel=${id}`;
}
