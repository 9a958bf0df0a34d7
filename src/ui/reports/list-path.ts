import { panelRoutes } from '../../panel/routes.ts';

/** The address of the list of orders with a query. */
export const listPath = (query: string): string => `${panelRoutes.orders.path}?${query}`;
