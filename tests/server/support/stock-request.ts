import type { PlaceOrderRequest } from '../../../src/api/orders/contract.ts';
import type { StockCell, StockOrder } from '../../../src/domain/stock/stock.ts';

/** A power of the sample's 65 mm HMC. */
export function stockCell(sphere: number, cylinder: number): StockCell {
  return { lens: 'hmc-156', diameter: 650, sphere, cylinder };
}

type Asked = readonly [sphere: number, cylinder: number, pieces: number];

/** A request for powers of the sample's 65 mm HMC. */
export function stockRequest(...asked: Asked[]): PlaceOrderRequest & { content: StockOrder } {
  const lines = asked.map(([sphere, cylinder, pieces]) => {
    return { ...stockCell(sphere, cylinder), pieces };
  });
  return { content: { kind: 'stock', reference: 'S-1', remarks: '', lines } };
}
