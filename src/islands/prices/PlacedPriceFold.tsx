import type { Order } from '../../domain/order/order.ts';
import { saysMore } from '../../domain/order/price-breakdown.ts';
import priceSheet from '../../styles/prices/price-rows.scss?url';
import { DiscountNote } from '../../ui/prices/DiscountNote.tsx';
import { lazy } from '../base/lazy-code.ts';
import { PriceFold } from './PriceFold.tsx';

const placedPrice = lazy(async () => (await import('./PlacedPrice.tsx')).PlacedPrice, priceSheet);

/** The price of a placed order, part by part; nothing where that says no more than the total. */
export function PlacedPriceFold({ order }: { order: Order }) {
  const { parts } = order.price;
  if (!parts || !saysMore(parts)) return null;
  return (
    <>
      {parts.discount && <DiscountNote discount={parts.discount} />}
      <PriceFold of={placedPrice} given={{ order }} />
    </>
  );
}
