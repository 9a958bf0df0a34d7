import { useStore } from '@nanostores/react';
import { openCatalogue } from '../../../stores/assortment/address.ts';
import { $assortment } from '../../../stores/assortment/assortment.ts';
import { ItemList } from '../lists/ItemList.tsx';
import { BulkChange } from './BulkChange.tsx';
import { OnePrice } from './OnePrice.tsx';
import { PriceList } from './PriceList.tsx';
import { TaxRates } from './TaxRates.tsx';

/** The lab's prices and price groups. `price` is the open price; an empty string opens the bulk change. */
export function Prices({ price }: { price: string | null }) {
  const isRead = useStore($assortment) !== null;
  const close = () => openCatalogue('prices');
  if (price === null) {
    return (
      <>
        <ItemList kind="tier" tab="prices" />
        {/* Wait for the assortment: rows that loaded above them would shift them. */}
        {isRead && <PriceList />}
        {isRead && <TaxRates />}
      </>
    );
  }
  return price === '' ? (
    <BulkChange onClose={close} />
  ) : (
    <OnePrice key={price} name={price} onClose={close} />
  );
}
