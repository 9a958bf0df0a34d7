import { useEffect } from 'react';
import { openCatalogue } from '../../../stores/assortment/address.ts';
import { readTiers } from '../../../stores/tiers/tiers.ts';
import { BulkChange } from './BulkChange.tsx';
import { OnePrice } from './OnePrice.tsx';
import { PriceList } from './PriceList.tsx';

/** The lab's prices; `price` is what is open: one of them, or the bulk change when empty. */
export function Prices({ price }: { price: string | null }) {
  useEffect(() => void readTiers(), []);
  const close = () => openCatalogue('prices');
  if (price === null) return <PriceList />;
  return price === '' ? (
    <BulkChange onClose={close} />
  ) : (
    <OnePrice key={price} name={price} onClose={close} />
  );
}
