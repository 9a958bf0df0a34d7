import { useStore } from '@nanostores/react';
import { readPriceName } from '../../../domain/revisions/price-name.ts';
import { plannedWords } from '../../../i18n/assortment/planned-words.ts';
import { pricedWords } from '../../../i18n/assortment/priced-words.ts';
import { priceTexts } from '../../../i18n/assortment/prices.ts';
import { openCatalogue } from '../../../stores/assortment/address.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { $priceRows } from '../../../stores/assortment/lists.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Money } from '../../../ui/base/Money.tsx';
import { say } from '../../../ui/base/say.tsx';

const { texts } = priceTexts;

/** The prices of an item that its fields don't show: planned prices and tier prices. */
export function ItemPrices({ item }: { item: string }) {
  const nameOf = useStore($nameOf);
  const rows = useStore($priceRows).filter(
    (row) => row.item === item && (row.general !== null || row.planned.length > 0),
  );
  if (rows.length === 0) return null;
  return (
    <section className="surface assortment-own">
      <h3>{say(texts.beside)}</h3>
      <ul className="brief">
        {rows.map(({ of, now, isGeneral, planned }) => (
          <li key={of}>
            <Button
              look="link"
              text={pricedWords(of, nameOf)}
              onClick={() => openCatalogue('prices', { price: of })}
            />
            {readPriceName(of).tier !== null && !isGeneral && (
              <span className="assortment-line">
                {say(texts.now)}: <Money amount={now} />
              </span>
            )}
            {planned.map((each) => (
              <span key={each.day} className="assortment-line">
                {say(plannedWords(each))}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
