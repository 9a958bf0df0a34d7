import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { mostAddresses, type TypedAccount } from '../../domain/accounts/typed-account.ts';
import { accountFaults, accounts, account as words } from '../../i18n/accounts/accounts.ts';
import { pick } from '../../i18n/language/message.ts';
import { tierName } from '../../i18n/tiers/tiers.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { $tiers } from '../../stores/tiers/tiers.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';
import { AccountField } from './AccountField.tsx';

const { texts } = words;
const faults = accountFaults.texts;

type FormProps = { form: UseFormReturn<TypedAccount> };

function Addresses({ form }: FormProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'addresses' });
  return (
    <fieldset>
      <legend>
        <Text of={texts.addressesTitle} />
      </legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="accounts-fields">
          <AccountField
            form={form}
            faults={faults}
            name={`addresses.${index}.title`}
            label={texts.addressTitle}
          />
          <AccountField
            form={form}
            faults={faults}
            name={`addresses.${index}.text`}
            label={texts.addressText}
          />
          <AccountField
            form={form}
            faults={faults}
            name={`addresses.${index}.postcode`}
            label={texts.postcode}
            dir="ltr"
          />
          <button type="button" className="btn btn-link" onClick={() => remove(index)}>
            <Text of={texts.removeAddress} />
          </button>
        </div>
      ))}
      {fields.length < mostAddresses && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => append({ title: '', text: '', postcode: '' })}
        >
          <Text of={texts.addAddress} />
        </button>
      )}
    </fieldset>
  );
}

function Numbers({ form }: FormProps) {
  const number = { form, faults, amount: 'count' } as const;
  return (
    <fieldset>
      <legend>
        <Text of={texts.limitsTitle} />
      </legend>
      <div className="accounts-fields">
        <AccountField
          {...number}
          name="creditLimit"
          amount="tomanTenths"
          label={texts.creditLimit}
          hint={texts.creditHint}
        />
        <AccountField {...number} name="lines" label={texts.lines} />
        <AccountField {...number} name="pieces" label={texts.pieces} />
        <AccountField {...number} name="ordersPerMinute" label={texts.ordersPerMinute} />
      </div>
    </fieldset>
  );
}

/** What the lab sets for an account. */
export function DetailFields({ form }: FormProps) {
  const tiers = useLive($tiers, []);
  const locale = useLive($locale, 'fa');
  const field = { form, faults };
  return (
    <>
      <div className="accounts-fields">
        <AccountField {...field} name="name" label={texts.name} />
        <AccountField {...field} name="tier" label={accounts.texts.tier} list="account-tiers" />
        <datalist id="account-tiers">
          {tiers.map((tier) => (
            <option key={tier} value={tier} label={pick(tierName(tier), locale)} />
          ))}
        </datalist>
      </div>
      <Numbers form={form} />
      <fieldset>
        <legend>
          <Text of={texts.contactTitle} />
        </legend>
        <div className="accounts-fields">
          <AccountField {...field} name="contactName" label={texts.contactName} />
          <AccountField {...field} name="phone" label={texts.phone} dir="ltr" inputMode="tel" />
          <AccountField {...field} name="email" label={texts.email} dir="ltr" inputMode="email" />
        </div>
      </fieldset>
      <Addresses form={form} />
    </>
  );
}
