import { useStore } from '@nanostores/react';
import type { PickField } from '../../../domain/assortment/field.ts';
import { fieldHint, fieldName } from '../../../i18n/assortment/fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { $choices } from '../../../stores/assortment/choices.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { CheckBox } from './CheckBox.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { Fault } from './Fault.tsx';
import { fieldId, useField } from './use-field.ts';
import { useOwnVariants } from './use-own-variants.ts';

type PickProps = { field: PickField; name: string };

function useChoices({ from }: PickField) {
  const choices = useStore($choices);
  const own = useOwnVariants();
  return from === 'ownVariants' ? own : choices[from];
}

/** One other entry of the assortment. */
export function PickOne({ field, name }: PickProps) {
  const choices = useChoices(field);
  const none = field.isOptional ? itemForm.texts.everyVariant : undefined;
  return <ChoiceInput field={field} name={name} choices={choices} none={none} />;
}

/** Several of them. */
export function PickSeveral({ field, name }: PickProps) {
  const choices = useChoices(field);
  const { issue, faultId } = useField(name);
  const hint = fieldHint(field);
  const hintId = `${fieldId(name)}-hint`;
  return (
    <fieldset className="assortment-picks" aria-describedby={issue ? faultId : hint && hintId}>
      <legend>
        <Text of={fieldName(field)} />
      </legend>
      {choices.map(({ value, label }) => (
        <CheckBox key={value} name={name} value={value} label={label} />
      ))}
      {hint && !issue && (
        <small id={hintId}>
          <Text of={hint} />
        </small>
      )}
      <Fault id={faultId} issue={issue} />
    </fieldset>
  );
}
