import { withQuery } from '../../api/api-path.ts';
import { orderPaths } from '../../api/orders/paths.ts';
import { appendPage, mergeNewest, type OrderList } from '../../domain/order/order-list.ts';
import { createPagedList } from '../lists/paged-list.ts';

const list = createPagedList<OrderList, OrderList>({
  pathOf: ({ query, size, after }) => {
    const rest = after ? `&after=${encodeURIComponent(after)}` : '';
    return withQuery(orderPaths.orders, `limit=${size}${query && `&${query}`}${rest}`);
  },
  listOf: (answer) => answer,
  merge: mergeNewest,
  append: appendPage,
  isShort: ({ searchedTo, orders }, wanted) => !!searchedTo && orders.length < wanted,
});

/**
 * The newest orders, as many pages as were read; null until the first response. In memory only, because patient data
 * that the lab has is not stored on the device.
 */
export const $orders = list.$list;

/** The filters of the list as a query; when it was read, ms since 1970; the progress or result of reading more. */
export const { $listed, $readAt: $ordersAt, $moreReading } = list;

/** Progress or result of reading the newest orders. */
export const $ordersReading = list.$reading;

/** Reads the newest orders that pass the filters. The list on screen stays until they arrive. */
export const readOrders = (limit: number, filters = ''): Promise<void> => list.read(filters, limit);

/** Reads the next page. */
export const readMoreOrders = (limit: number): Promise<void> =>
  list.readMore(limit, ($orders.get()?.orders.length ?? 0) + limit);
