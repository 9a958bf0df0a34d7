import type { PlainField, PlainType } from '../../../domain/assortment/field.ts';
import { fieldHint, fieldName } from '../../../i18n/assortment/fields.ts';
import { keypads } from '../../../ui/forms/keypad.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { FormAmount } from '../../forms/FormAmount.tsx';
import { helpOf } from './help-of.tsx';
import { useItem } from './use-field.ts';

type PlainInputProps = { field: PlainField; name: string };

function directionOf({ type, path }: PlainField) {
  if (type !== 'text' || path.endsWith('.en')) return 'ltr';
  return path.endsWith('.fa') ? 'rtl' : 'auto';
}

function keypadOf(type: PlainType) {
  if (type === 'power') return keypads.signed;
  return type === 'index' || type === 'millimetres' ? keypads.decimal : undefined;
}

/** A single text or number. */
export function PlainInput({ field, name }: PlainInputProps) {
  const form = useItem();
  const said = { label: fieldName(field), hint: fieldHint(field), help: helpOf(field) };
  const isLong = field.path.startsWith('description.') || field.path.startsWith('reason.');
  if (field.type === 'whole' || field.type === 'wholeOrNone') {
    return <FormAmount {...said} form={form} name={name} unit="count" />;
  }
  return (
    <TextField
      {...said}
      {...form.field(name)}
      className={isLong ? 'assortment-wide' : ''}
      dir={directionOf(field)}
      inputMode={keypadOf(field.type)}
    />
  );
}
