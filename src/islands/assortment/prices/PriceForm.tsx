import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import {
  type NewPriceFaults,
  readNewPrice,
  type TypedNewPrice,
} from '../../../domain/assortment/typed-new-price.ts';
import { hasGeneralPrice } from '../../../domain/revisions/price-name.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { bulkFaults, priceTexts } from '../../../i18n/assortment/prices.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { $priceTiers } from '../../../stores/assortment/bulk-choices.ts';
import {
  $typedPrices,
  savePrice,
  typedPrice,
  typePrice,
} from '../../../stores/assortment/prices.ts';
import type { Outcome } from '../../../stores/assortment/save-revision.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { focusFault } from '../parts/focus-fault.ts';
import { Issues } from '../parts/Issues.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { DaySelect } from './DaySelect.tsx';

const { texts } = priceTexts;

const faultText = (fault: 'required' | 'amount' | 'code' | undefined): Message | undefined =>
  fault && bulkFaults.texts[fault];

/** Whether it is on request, or a tier has the general price again. */
const hasNoAmount = ({ tier, isOnRequest, isGeneral }: TypedNewPrice) =>
  isOnRequest || (isGeneral && tier.trim() !== '');

type InsteadProps = { typed: TypedNewPrice; onType: (part: Partial<TypedNewPrice>) => void };

/** What can be chosen instead of an amount. */
function Instead({ typed, onType }: InsteadProps) {
  return (
    <div className="assortment-checks">
      <label className="assortment-check">
        <input
          type="checkbox"
          checked={typed.isOnRequest}
          onChange={({ currentTarget }) => onType({ isOnRequest: currentTarget.checked })}
        />
        <Text of={itemForm.texts.onRequest} />
      </label>
      {typed.tier.trim() !== '' && (
        <label className="assortment-check">
          <input
            type="checkbox"
            checked={typed.isGeneral}
            onChange={({ currentTarget }) => onType({ isGeneral: currentTarget.checked })}
          />
          <Text of={texts.again} />
        </label>
      )}
    </div>
  );
}

/** The price that something has from a day on. */
export function PriceForm({ name, onDone }: { name: string; onDone: () => void }) {
  useStore($typedPrices);
  const tiers = useStore($priceTiers);
  const typed = typedPrice(name);
  const [faults, setFaults] = useState<NewPriceFaults>({});
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null);
  const type = (part: Partial<TypedNewPrice>) => typePrice(name, part);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readNewPrice(typed);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read) return focusFault(form);
    const result = await savePrice(name, typed);
    setOutcome(result);
    if (result.kind !== 'done') return;
    toast({ kind: 'success', text: itemForm.texts.saved });
    onDone();
  };
  return (
    <form className="surface assortment-fields" noValidate onSubmit={send}>
      {hasGeneralPrice(name) && (
        <TextInput
          id="new-price-tier"
          label={texts.tier}
          hint={texts.ownHint}
          value={typed.tier}
          offers={tiers}
          fault={faultText(faults.tier)}
          onType={(tier) => type({ tier })}
        />
      )}
      <TextInput
        id="new-price"
        label={texts.newPrice}
        value={typed.toman}
        amount="tomanTenths"
        isReadOnly={hasNoAmount(typed)}
        fault={faultText(faults.toman)}
        onType={(toman) => type({ toman })}
      />
      <Instead typed={typed} onType={type} />
      <DaySelect
        id="new-price-day"
        chosen={typed.day}
        fault={faultText(faults.day)}
        onChoose={(day) => type({ day })}
      />
      <TextInput
        id="new-price-note"
        label={itemForm.texts.note}
        value={typed.note}
        onType={(note) => type({ note })}
      />
      <Issues outcome={outcome} changed={texts.changed} />
      <p className="assortment-buttons">
        <button type="submit" className="btn btn-primary">
          <Text of={outcome?.kind === 'unknown' ? itemForm.texts.again : itemForm.texts.save} />
        </button>
      </p>
    </form>
  );
}
