import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { PlannedPrice } from '../../../domain/assortment/price-rows.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { plannedWords } from '../../../i18n/assortment/planned-words.ts';
import { pricedWords } from '../../../i18n/assortment/priced-words.ts';
import { priceTexts } from '../../../i18n/assortment/prices.ts';
import { fill } from '../../../i18n/language/message.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import { $priceRows } from '../../../stores/assortment/lists.ts';
import { dropPrice } from '../../../stores/assortment/prices.ts';
import type { Outcome } from '../../../stores/assortment/save-revision.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { Money } from '../../../ui/base/Money.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Issues } from '../parts/Issues.tsx';
import { PriceForm } from './PriceForm.tsx';

const { texts } = priceTexts;

function Planned({ of, planned }: { of: string; planned: readonly PlannedPrice[] }) {
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null);
  const takeBack = async (day: string) => {
    const result = await dropPrice(of, day);
    setOutcome(result);
    if (result.kind === 'done') toast({ kind: 'success', text: texts.takenBack });
  };
  return (
    <>
      <ul className="brief">
        {planned.map((each) => (
          <li key={each.day}>
            <Text of={plannedWords(each)} />{' '}
            <button type="button" className="btn btn-link" onClick={() => void takeBack(each.day)}>
              <span aria-hidden="true">
                <Text of={texts.takeBack} />
              </span>
              <span className="visually-hidden">
                <Text of={fill(texts.takeBackOne, { what: plannedWords(each) })} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Issues outcome={outcome} changed={texts.changed} />
    </>
  );
}

/** A price: what holds today and later, and the form of a new one. */
export function OnePrice({ of, onClose }: { of: string; onClose: () => void }) {
  const nameOf = useStore($nameOf);
  const row = useStore($priceRows).find((each) => each.of === of);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="assortment-form">
      <h2 ref={heading} tabIndex={-1}>
        <Text of={pricedWords(of, nameOf)} />
      </h2>
      {row ? (
        <>
          <p>
            <Text of={texts.now} />: <Money amount={row.now} />
          </p>
          <Planned of={of} planned={row.planned} />
          <PriceForm of={of} onDone={onClose} />
        </>
      ) : (
        <p>
          <Text of={itemForm.texts.gone} />
        </p>
      )}
      <p className="assortment-buttons">
        <button type="button" className="btn btn-outline-primary" onClick={onClose}>
          <Text of={itemForm.texts.back} />
        </button>
      </p>
    </section>
  );
}
