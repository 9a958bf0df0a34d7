import type { OrderKind } from '../../domain/order/order.ts';
import type { OrderKindAdapter } from '../compose/order-kind.ts';

/** Each kind of order, fetched only where one of it is handled. */
export const orderKinds: {
  readonly [Kind in OrderKind]: () => Promise<OrderKindAdapter<Kind>>;
} = {
  rx: async () => (await import('../rx/order-kind.ts')).rxOrders,
  stock: async () => (await import('../stock/order-kind.ts')).stockOrders,
};
