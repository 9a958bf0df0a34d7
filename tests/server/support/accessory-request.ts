import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import type { AccessoryLine, AccessoryOrder } from '../../../src/domain/accessories/accessories.ts';

type Asked = readonly [product: string, variant: string, pieces: number];

/** A request for variants of the sample's accessories. */
export function accessoryRequest(
  ...asked: Asked[]
): PlaceOrderRequest & { content: AccessoryOrder } {
  const lines = asked.map(([product, variant, pieces]): AccessoryLine => {
    return { product, variant, pieces };
  });
  return { content: { kind: 'accessories', reference: 'A-1', remarks: '', lines } };
}
