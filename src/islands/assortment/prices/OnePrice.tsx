import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import type { PriceRow } from '../../../domain/assortment/price-rows.ts';
import { readPriceName } from '../../../domain/revisions/price-name.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { pricedWords, tierWords } from '../../../i18n/assortment/priced-words.ts';
import { priceTexts } from '../../../i18n/assortment/prices.ts';
import { fill } from '../../../i18n/language/message.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { $priceRows } from '../../../stores/assortment/lists.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Money } from '../../../ui/base/Money.tsx';
import { say } from '../../../ui/base/say.tsx';
import { Planned } from './Planned.tsx';
import { PriceForm } from './PriceForm.tsx';

const { texts } = priceTexts;

/** The current and planned amounts of one price, general or of a tier. */
function Amounts({ row: { of, now, isGeneral, planned } }: { row: PriceRow }) {
  return (
    <>
      <p>
        {say(texts.now)}: {isGeneral ? say(texts.generalPrice) : <Money amount={now} />}
      </p>
      <Planned of={of} planned={planned} />
    </>
  );
}

function OwnPrices({ rows }: { rows: readonly PriceRow[] }) {
  const nameOf = useStore($nameOf);
  if (rows.length === 0) return null;
  return (
    <section className="surface assortment-own">
      <h3>{say(texts.own)}</h3>
      {rows.map((row) => (
        <div key={row.of}>
          <h4>
            {say(fill(texts.ofTier, { tier: tierWords(readPriceName(row.of).tier ?? '', nameOf) }))}
          </h4>
          <Amounts row={row} />
        </div>
      ))}
    </section>
  );
}

/** A price: current and planned amounts, in general and per tier, and a form for a new one. */
export function OnePrice({ name, onClose }: { name: string; onClose: () => void }) {
  const nameOf = useStore($nameOf);
  const { of } = readPriceName(name);
  const rows = useStore($priceRows).filter((each) => readPriceName(each.of).of === of);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const [general, ...own] = rows;
  return (
    <section className="assortment-form">
      <h2 ref={heading} tabIndex={-1}>
        {say(pricedWords(of, nameOf))}
      </h2>
      {general ? (
        <>
          <Amounts row={general} />
          <OwnPrices rows={own} />
          <PriceForm key={name} name={name} onDone={onClose} />
        </>
      ) : (
        <p>{say(itemForm.texts.gone)}</p>
      )}
      <p className="assortment-buttons">
        <Button text={itemForm.texts.back} onClick={onClose} />
      </p>
    </section>
  );
}
