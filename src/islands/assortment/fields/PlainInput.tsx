import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import type { PlainField, PlainType } from '../../../domain/assortment/field.ts';
import { fieldHint, fieldName } from '../../../i18n/assortment/fields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { keypads } from '../../../ui/forms/keypad.ts';
import { FormAmount } from '../../forms/FormAmount.tsx';
import { Fault } from './Fault.tsx';
import { fieldId, useField } from './use-field.ts';

type PlainInputProps = { field: PlainField; name: string };

function directionOf({ type, path }: PlainField) {
  if (type !== 'text' || path.endsWith('.en')) return 'ltr';
  return path.endsWith('.fa') ? 'rtl' : 'auto';
}

function keypadOf(type: PlainType) {
  if (type === 'power') return keypads.signed;
  return type === 'index' || type === 'millimetres' ? keypads.decimal : undefined;
}

/** A field of one text or number. */
export function PlainInput({ field, name }: PlainInputProps) {
  const { form, issue, faultId, marks } = useField(name);
  const hint = fieldHint(field);
  const hintId = `${fieldId(name)}-hint`;
  const isLong = field.path.startsWith('description.') || field.path.startsWith('reason.');
  const control = {
    ...form.register(name),
    ...marks,
    'aria-describedby': issue ? faultId : hint && hintId,
  };
  return (
    <FormGroup controlId={fieldId(name)} className={isLong ? 'assortment-wide' : ''}>
      <FormLabel>
        <Text of={fieldName(field)} />
      </FormLabel>
      {field.type === 'whole' ? (
        <FormAmount id={fieldId(name)} unit="count" form={form} name={name} control={control} />
      ) : (
        <FormControl
          {...control}
          dir={directionOf(field)}
          autoComplete="off"
          inputMode={keypadOf(field.type)}
        />
      )}
      {hint && !issue && (
        <small id={hintId}>
          <Text of={hint} />
        </small>
      )}
      <Fault id={faultId} issue={issue} />
    </FormGroup>
  );
}
