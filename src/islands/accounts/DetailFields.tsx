import { useFieldArray } from 'react-hook-form';
import { mostAddresses, type TypedAccount } from '../../domain/accounts/typed-account.ts';
import { accounts, account as words } from '../../i18n/accounts/accounts.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { $tiers } from '../../stores/tiers/tiers.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useLive } from '../base/use-live.ts';
import { FormAmount } from '../forms/FormAmount.tsx';
import type { TypedForm } from '../forms/use-typed-form.ts';
import { FieldHelp } from '../help/FieldHelp.tsx';

const { texts } = words;

type FormProps = { form: TypedForm<TypedAccount> };

function Addresses({ form }: FormProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'addresses' });
  return (
    <fieldset>
      <legend>{say(texts.addressesTitle)}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="accounts-fields">
          <TextField {...form.field(`addresses.${index}.title`)} label={texts.addressTitle} />
          <TextField {...form.field(`addresses.${index}.text`)} label={texts.addressText} />
          <TextField
            {...form.field(`addresses.${index}.postcode`)}
            label={texts.postcode}
            dir="ltr"
          />
          <Button look="link" text={texts.removeAddress} onClick={() => remove(index)} />
        </div>
      ))}
      {fields.length < mostAddresses && (
        <Button
          text={texts.addAddress}
          onClick={() => append({ title: '', text: '', postcode: '' })}
        />
      )}
    </fieldset>
  );
}

function Numbers({ form }: FormProps) {
  return (
    <fieldset>
      <legend>{say(texts.limitsTitle)}</legend>
      <FieldHelp topic="limits" of={texts.limitsTitle} />
      <div className="accounts-fields">
        <FormAmount
          form={form}
          name="creditLimit"
          unit="tomanTenths"
          label={texts.creditLimit}
          help={<FieldHelp topic="creditLimit" of={texts.creditLimit} />}
          hint={texts.creditHint}
        />
        {(['lines', 'pieces', 'ordersPerMinute'] as const).map((name) => (
          <FormAmount key={name} form={form} name={name} unit="count" label={texts[name]} />
        ))}
      </div>
    </fieldset>
  );
}

/** The price group. The current choice stays visible until the groups are loaded. */
function TierField({ form }: FormProps) {
  const tiers = useLive($tiers, []);
  const locale = useLive($locale, 'fa');
  const chosen = form.watch('tier');
  const options = tiers.map(({ id, name }) => [id, name[locale]] as const);
  const isKnown = tiers.some(({ id }) => id === chosen);
  return (
    <SelectField
      {...form.field('tier')}
      label={accounts.texts.tier}
      help={<FieldHelp topic="tier" of={accounts.texts.tier} />}
      options={isKnown ? options : [[chosen, ''], ...options]}
    />
  );
}

/** The account details that the lab sets. */
export function DetailFields({ form }: FormProps) {
  return (
    <>
      <div className="accounts-fields">
        <TextField {...form.field('name')} label={texts.name} />
        <TierField form={form} />
      </div>
      <Numbers form={form} />
      <fieldset>
        <legend>{say(texts.contactTitle)}</legend>
        <div className="accounts-fields">
          <TextField {...form.field('contactName')} label={texts.contactName} />
          <TextField {...form.field('phone')} label={texts.phone} dir="ltr" inputMode="tel" />
          <TextField {...form.field('email')} label={texts.email} dir="ltr" inputMode="email" />
        </div>
      </fieldset>
      <Addresses form={form} />
    </>
  );
}
