import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { type BulkFault, readBulk, type TypedBulk } from '../../../domain/assortment/typed-bulk.ts';
import { bulkFaults, priceTexts } from '../../../i18n/assortment/prices.ts';
import { formatDay } from '../../../i18n/language/format-date.ts';
import { type Message, pick } from '../../../i18n/language/message.ts';
import { $bulkChoices } from '../../../stores/assortment/bulk-choices.ts';
import { $typedBulk, typeBulk } from '../../../stores/assortment/bulk-prices.ts';
import { priceDays } from '../../../stores/assortment/prices.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { say } from '../../../ui/base/say.tsx';
import { keypads } from '../../../ui/forms/keypad.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useLive } from '../../base/use-live.ts';
import { useMessages } from '../../base/use-messages.ts';
import { DayField } from '../../forms/DayField.tsx';
import { FormAmount } from '../../forms/FormAmount.tsx';
import { faultsIn, type TypedForm, useTypedForm } from '../../forms/use-typed-form.ts';
import { useTyping } from '../../forms/use-typing.ts';

const { texts } = priceTexts;

type Form = TypedForm<TypedBulk>;
type Choices = readonly { readonly value: string; readonly label: Message }[];

/** Which prices change: all of a kind, one item of that kind, or those of a tier. */
function Which({ form }: { form: Form }) {
  const choices = useStore($bulkChoices);
  const { of } = useStore($typedBulk);
  const words = useMessages(priceTexts);
  const locale = useLive($locale, 'fa');
  const options = (offered: Choices) =>
    offered.map(({ value, label }) => [value, pick(label, locale)] as const);
  const control = form.register('of', {
    onChange: () => {
      form.setValue('id', '');
      form.setValue('tier', '');
    },
  });
  return (
    <>
      <SelectField
        {...form.field('of')}
        control={control}
        label={texts.which}
        options={options(choices.kinds)}
        none="—"
      />
      <SelectField
        {...form.field('id')}
        label={texts.only}
        options={options(of === '' ? [] : choices.ids[of])}
        none={words.all}
      />
      <SelectField
        {...form.field('tier')}
        label={texts.tier}
        options={options(of === '' ? [] : choices.tiers[of])}
        none={words.allTiers}
      />
    </>
  );
}

/** The signed percentage or amount by which the prices change. */
function Change({ form }: { form: Form }) {
  const { percent, amount } = useMessages(priceTexts);
  const ways = [
    ['percent', percent],
    ['amount', amount],
  ] as const;
  return (
    <>
      <SelectField {...form.field('way')} label={texts.way} options={ways} />
      {form.watch('way') === 'amount' ? (
        <FormAmount form={form} name="by" unit="tomanChange" label={texts.by} />
      ) : (
        <TextField {...form.field('by')} label={texts.by} dir="ltr" inputMode={keypads.signed} />
      )}
    </>
  );
}

/** Which prices change, by how much and from when. Calls `onPreview` when the form is valid. */
export function BulkForm({ onPreview, onType }: { onPreview: () => void; onType: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const form = useTypedForm<TypedBulk, BulkFault>({
    id: 'bulk',
    start: $typedBulk.get(),
    faultsOf: (typed) => faultsIn(readBulk(typed)),
    say: (fault) => bulkFaults.texts[fault],
  });
  // The note's field is below the preview, so typing it must not close the preview.
  useTyping(form, ({ note: _, ...typed }) => {
    typeBulk(typed);
    onType();
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(onPreview)} className="assortment-form">
      <h2 ref={heading} tabIndex={-1}>
        {say(texts.bulkTitle)}
      </h2>
      <div className="surface assortment-fields">
        <Which form={form} />
        <Change form={form} />
        <FormAmount form={form} name="roundTo" unit="toman" label={texts.roundTo} />
        <DayField
          {...form.field('fromDay')}
          id="bulk-day"
          label={texts.day}
          none={texts.chooseDay}
          count={priceDays}
          write={formatDay}
        />
      </div>
      <p className="assortment-buttons">
        <SubmitButton label={texts.preview} isBusy={form.formState.isSubmitting} />
      </p>
    </form>
  );
}
