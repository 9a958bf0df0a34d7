import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { type RxOrder, rxOrder } from '../../../src/domain/rx/rx-order.ts';
import { stockRequest } from './stock-request.ts';

/** A valid request for a progressive of the sample catalogue, for both eyes. */
export function orderRequest(reference = 'N-1'): PlaceOrderRequest & { content: RxOrder } {
  return {
    content: rxOrder.parse({
      kind: 'rx',
      reference,
      patient: 'مشتری نمونه',
      remarks: '',
      right: { sphere: -200, cylinder: -50, axis: 10, add: 200, pd: 310, height: 190 },
      left: { sphere: -175, cylinder: 0, axis: null, add: 200, pd: 315, height: 190 },
      lens: { design: 'pr-mehr', index: 156, colour: 'clear', coating: 'hmc' },
    }),
  };
}

/** A valid request for a lens of the sample catalogue that has no price. */
export function unpricedRequest(): PlaceOrderRequest {
  const { content } = orderRequest();
  return { content: { ...content, lens: { ...content.lens, design: 'pr-sepehr', index: 174 } } };
}

/** A correction that orders something else of the same kind; `what` chooses between two, `ofStock` those of stock. */
export function correctionOf(
  { kind, events }: Order,
  what: number,
  ofStock: readonly object[] = [stockRequest([-200, 0, 2]), stockRequest([-225, 0, 1])],
) {
  const requests = kind === 'stock' ? ofStock : [orderRequest('N-2'), unpricedRequest()];
  const after = events.findLast(({ event }) => event !== 'write')?.id;
  return { ...requests[what % 2], after };
}
