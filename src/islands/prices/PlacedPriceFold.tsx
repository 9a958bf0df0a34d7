import type { Order } from '../../domain/order/order.ts';
import priceSheet from '../../styles/prices/price-rows.scss?url';
import { lazy } from '../base/lazy-code.ts';
import { PriceFold } from './PriceFold.tsx';

const placedPrice = lazy(async () => (await import('./PlacedPrice.tsx')).PlacedPrice, priceSheet);

/** The price of a placed order, part by part. Old orders have no parts recorded and show nothing. */
export function PlacedPriceFold({ order }: { order: Order }) {
  return order.price.parts ? <PriceFold of={placedPrice} given={{ order }} /> : null;
}
