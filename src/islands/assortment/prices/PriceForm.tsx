import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { readNewPrice, type TypedNewPrice } from '../../../domain/assortment/typed-new-price.ts';
import { hasGeneralPrice } from '../../../domain/revisions/price-name.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { bulkFaults, priceTexts } from '../../../i18n/assortment/prices.ts';
import { formatDay } from '../../../i18n/language/format-date.ts';
import { pick } from '../../../i18n/language/message.ts';
import { $choices } from '../../../stores/assortment/choices.ts';
import { priceDays, savePrice, typedPrice, typePrice } from '../../../stores/assortment/prices.ts';
import type { Outcome } from '../../../stores/assortment/save-revision.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useLive } from '../../base/use-live.ts';
import { DayField } from '../../forms/DayField.tsx';
import { FormAmount } from '../../forms/FormAmount.tsx';
import { faultsIn, type TypedForm, useTypedForm } from '../../forms/use-typed-form.ts';
import { useTyping } from '../../forms/use-typing.ts';
import { FieldHelp } from '../../help/FieldHelp.tsx';
import { Issues } from '../parts/Issues.tsx';

const { texts } = priceTexts;

type Form = TypedForm<TypedNewPrice>;

/** The options that replace an amount. */
function AmountAlternatives({ form }: { form: Form }) {
  return (
    <div className="assortment-checks">
      <CheckField {...form.field('isOnRequest')} label={itemForm.texts.onRequest} />
      {form.watch('tier') !== '' && <CheckField {...form.field('isGeneral')} label={texts.again} />}
    </div>
  );
}

/** True if the price is on request, or the tier returns to the general price. */
const hasNoAmount = ({ tier, isOnRequest, isGeneral }: TypedNewPrice) =>
  isOnRequest || (isGeneral && tier !== '');

/** The price group that the price is for. */
function ForTier({ form }: { form: Form }) {
  const { tiers } = useStore($choices);
  const locale = useLive($locale, 'fa');
  return (
    <SelectField
      {...form.field('tier')}
      label={texts.tier}
      help={<FieldHelp topic="tier" of={texts.tier} />}
      options={tiers.map(({ value, label }) => [value, pick(label, locale)] as const)}
      none={pick(texts.generalPrice, locale)}
    />
  );
}

/** Sets the price of an item from a given day. */
export function PriceForm({ name, onDone }: { name: string; onDone: () => void }) {
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null);
  const form = useTypedForm<TypedNewPrice, keyof typeof bulkFaults.texts>({
    id: 'new-price',
    start: typedPrice(name),
    faultsOf: (typed) => faultsIn(readNewPrice(typed)),
    say: (fault) => bulkFaults.texts[fault],
  });
  useTyping(form, (typed) => typePrice(name, typed));
  const send = form.handleSubmit(async (typed) => {
    const result = await savePrice(name, typed);
    setOutcome(result);
    if (result.kind !== 'done') return;
    toast({ kind: 'success', text: itemForm.texts.saved });
    onDone();
  });
  return (
    <form className="surface assortment-fields" noValidate onSubmit={send}>
      {hasGeneralPrice(name) && <ForTier form={form} />}
      <FormAmount
        form={form}
        name="toman"
        unit="tomanTenths"
        label={texts.newPrice}
        isReadOnly={hasNoAmount(form.watch())}
      />
      <AmountAlternatives form={form} />
      <DayField
        {...form.field('day')}
        label={texts.day}
        none={texts.chooseDay}
        count={priceDays}
        write={formatDay}
      />
      <TextField {...form.field('note')} label={itemForm.texts.note} />
      <Issues outcome={outcome} changed={texts.changed} />
      <p className="assortment-buttons">
        <SubmitButton
          label={outcome?.kind === 'unknown' ? itemForm.texts.again : itemForm.texts.save}
          isBusy={form.formState.isSubmitting}
        />
      </p>
    </form>
  );
}
