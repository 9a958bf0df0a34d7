import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormSelect from 'react-bootstrap/FormSelect';
import type { Field } from '../../../domain/assortment/field.ts';
import { fieldName } from '../../../i18n/assortment/fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { type Message, pick } from '../../../i18n/language/message.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';
import { Fault } from './Fault.tsx';
import { fieldId, useField } from './use-field.ts';

export type Choice = { readonly value: string; readonly label: Message };

type ChoiceInputProps = {
  field: Field;
  name: string;
  choices: readonly Choice[];
  /** What choosing nothing means; without it, something has to be chosen. */
  none?: Message | undefined;
};

/** One of several choices; none is chosen for the user. */
export function ChoiceInput({ field, name, choices, none }: ChoiceInputProps) {
  const { form, issue, faultId, marks } = useField(name);
  const locale = useLive($locale, 'fa');
  return (
    <FormGroup controlId={fieldId(name)}>
      <FormLabel>
        <Text of={fieldName(field)} />
      </FormLabel>
      <FormSelect {...form.register(name)} {...marks}>
        <option value="">{pick(none ?? itemForm.texts.choose, locale)}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {pick(label, locale)}
          </option>
        ))}
      </FormSelect>
      <Fault id={faultId} issue={issue} />
    </FormGroup>
  );
}
