import { orderNumber } from '../order/order-number.ts';

/** The number people use for a delivery, `D-7K3M-9QXD`; derived from its id as an order's is. */
export const deliveryNumber = (id: string): string => `D-${orderNumber(id)}`;
