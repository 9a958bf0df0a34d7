import { useFieldArray } from 'react-hook-form';
import { labPageLimits } from '../../domain/lab-page/lab-page-forms.ts';
import type { TypedLabPage } from '../../domain/lab-page/typed-lab-page.ts';
import { labPage } from '../../i18n/lab-page/lab-page.ts';
import { labPageDesk } from '../../i18n/lab-page/lab-page-desk.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { TypedForm } from '../forms/use-typed-form.ts';

const { addressFa, addressEn, place, addAddress, removeAddress } = labPageDesk.texts;

/** The lab's addresses, each with a link to a map. */
export function AddressFields({ form }: { form: TypedForm<TypedLabPage> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'addresses' });
  return (
    <fieldset className="surface lab-page-part">
      <legend>{say(labPage.texts.addresses)}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="lab-page-address">
          <TextField {...form.field(`addresses.${at}.fa`)} label={addressFa} rows={2} dir="rtl" />
          <TextField {...form.field(`addresses.${at}.en`)} label={addressEn} rows={2} dir="ltr" />
          <TextField {...form.field(`addresses.${at}.place`)} label={place} dir="ltr" />
          <Button look="link" icon="trash" text={removeAddress} onClick={() => remove(at)} />
        </div>
      ))}
      {fields.length < labPageLimits.addresses && (
        <Button
          icon="plus-lg"
          text={addAddress}
          onClick={() => append({ fa: '', en: '', place: '' })}
        />
      )}
    </fieldset>
  );
}
