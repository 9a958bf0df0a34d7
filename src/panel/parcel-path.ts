import { panelRoutes } from './routes.ts';

/** Path of the list of the orders that were sent together; the lab names the account. */
export const parcelPath = (id: string, account?: string): string =>
  `${panelRoutes.orders.path}?${account ? `account=${account}&` : ''}parcel=${id}`;
