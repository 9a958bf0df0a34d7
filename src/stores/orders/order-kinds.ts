import type { OrderKind } from '../../domain/order/order.ts';
import type { OrderKindAdapter } from '../compose/order-kind.ts';

/** Adapters by kind of order, loaded on demand. */
export const orderKinds: {
  readonly [Kind in OrderKind]: () => Promise<OrderKindAdapter<Kind>>;
} = {
  rx: async () => (await import('../rx/order-kind.ts')).readyRxOrders(),
  stock: async () => (await import('../stock/order-kind.ts')).stockOrders,
  accessories: async () => (await import('../accessories/order-kind.ts')).accessoryOrders,
};
