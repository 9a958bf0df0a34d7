import { useFieldArray } from 'react-hook-form';
import { labPageLimits } from '../../domain/lab-page/lab-page-forms.ts';
import { labPage } from '../../i18n/lab-page/lab-page.ts';
import { labPageDesk } from '../../i18n/lab-page/lab-page-desk.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { LabField, type LabPageForm } from './LabField.tsx';

const { addressFa, addressEn, place, addAddress, removeAddress } = labPageDesk.texts;

/** Where the lab is; each place leads to a map. */
export function AddressFields({ form }: { form: LabPageForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'addresses' });
  return (
    <fieldset className="surface lab-page-part">
      <legend>
        <Text of={labPage.texts.addresses} />
      </legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="lab-page-address">
          <LabField form={form} name={`addresses.${at}.fa`} label={addressFa}>
            {(control) => <textarea rows={2} dir="rtl" {...control} />}
          </LabField>
          <LabField form={form} name={`addresses.${at}.en`} label={addressEn}>
            {(control) => <textarea rows={2} dir="ltr" {...control} />}
          </LabField>
          <LabField form={form} name={`addresses.${at}.place`} label={place}>
            {(control) => <input type="text" dir="ltr" {...control} />}
          </LabField>
          <button type="button" className="btn btn-link" onClick={() => remove(at)}>
            <Icon name="trash" />
            <Text of={removeAddress} />
          </button>
        </div>
      ))}
      {fields.length < labPageLimits.addresses && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => append({ fa: '', en: '', place: '' })}
        >
          <Icon name="plus-lg" />
          <Text of={addAddress} />
        </button>
      )}
    </fieldset>
  );
}
