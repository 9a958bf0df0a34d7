import { useStore } from '@nanostores/react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BulkFault, TypedBulk } from '../../../domain/assortment/typed-bulk.ts';
import { readBulk } from '../../../domain/assortment/typed-bulk.ts';
import { bulkFaults, priceTexts } from '../../../i18n/assortment/prices.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { $bulkChoices } from '../../../stores/assortment/bulk-choices.ts';
import { $typedBulk, typeBulk } from '../../../stores/assortment/bulk-prices.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useMessages } from '../../base/use-messages.ts';
import { focusFault } from '../parts/focus-fault.ts';
import { SelectInput } from '../parts/SelectInput.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { DaySelect } from './DaySelect.tsx';

const { texts } = priceTexts;

type Faults = Partial<Record<keyof TypedBulk, BulkFault>>;

/** Which prices change, by how much and from when; `onPreview` once all of it can be read. */
export function BulkForm({ onPreview, onType }: { onPreview: () => void; onType: () => void }) {
  const typed = useStore($typedBulk);
  const choices = useStore($bulkChoices);
  const words = useMessages(priceTexts);
  const [faults, setFaults] = useState<Faults>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const type = (part: Partial<TypedBulk>) => {
    typeBulk(part);
    onType();
  };
  const faultOf = (name: keyof TypedBulk): Message | undefined => {
    const fault = faults[name];
    return fault && bulkFaults.texts[fault];
  };
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readBulk(typed);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read) focusFault(event.currentTarget);
    else onPreview();
  };
  const ways = [
    { value: 'percent', label: texts.percent },
    { value: 'amount', label: texts.amount },
  ];
  return (
    <form noValidate onSubmit={look} className="assortment-form">
      <h2 ref={heading} tabIndex={-1}>
        <Text of={texts.bulkTitle} />
      </h2>
      <div className="surface assortment-fields">
        <SelectInput
          id="bulk-of"
          label={texts.which}
          none="—"
          choices={choices.kinds}
          chosen={typed.of}
          fault={faultOf('of')}
          onChoose={(of) => type({ of: of as TypedBulk['of'], id: '', tier: '' })}
        />
        <SelectInput
          id="bulk-id"
          label={texts.only}
          none={words.all}
          choices={typed.of === '' ? [] : choices.ids[typed.of]}
          chosen={typed.id}
          onChoose={(id) => type({ id })}
        />
        <SelectInput
          id="bulk-tier"
          label={texts.tier}
          none={words.allTiers}
          choices={typed.of === '' ? [] : choices.tiers[typed.of]}
          chosen={typed.tier}
          onChoose={(tier) => type({ tier })}
        />
        <SelectInput
          id="bulk-way"
          label={texts.way}
          choices={ways}
          chosen={typed.way}
          onChoose={(way) => type({ way: way === 'amount' ? 'amount' : 'percent' })}
        />
        <TextInput
          id="bulk-by"
          label={texts.by}
          value={typed.by}
          isSigned
          amount={typed.way === 'amount' ? 'tomanChange' : undefined}
          fault={faultOf('by')}
          onType={(by) => type({ by })}
        />
        <TextInput
          id="bulk-round"
          label={texts.roundTo}
          value={typed.roundTo}
          amount="toman"
          fault={faultOf('roundTo')}
          onType={(roundTo) => type({ roundTo })}
        />
        <DaySelect
          id="bulk-day"
          chosen={typed.fromDay}
          fault={faultOf('fromDay')}
          onChoose={(fromDay) => type({ fromDay })}
        />
      </div>
      <p className="assortment-buttons">
        <button type="submit" className="btn btn-primary">
          <Text of={texts.preview} />
        </button>
      </p>
    </form>
  );
}
