import type { Field, PlainField, RowsField } from '../../../domain/assortment/field.ts';
import { fieldName } from '../../../i18n/assortment/fields.ts';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { AccountInput } from './AccountInput.tsx';
import { BandsPreview } from './BandsPreview.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { DayInput } from './DayInput.tsx';
import { PickOne, PickSeveral } from './PickInputs.tsx';
import { PlainInput } from './PlainInput.tsx';
import { PriceInput } from './PriceInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import { useField } from './use-field.ts';

function Flag({ field, name }: { field: PlainField; name: string }) {
  return <CheckField {...useField(name)} className="assortment-flag" label={fieldName(field)} />;
}

const isPowerRange = ({ fields }: RowsField) => fields.some(({ path }) => path === 'combinedMin');

function FormField({ field, name }: { field: Field; name: string }) {
  switch (field.type) {
    case 'rows':
      return (
        <RowsInput
          field={field}
          name={name}
          preview={isPowerRange(field) && <BandsPreview field={field} name={name} />}
        >
          {(above) => <FormFields fields={field.fields} above={above} />}
        </RowsInput>
      );
    case 'pick':
      return <PickOne field={field} name={name} />;
    case 'picks':
      return <PickSeveral field={field} name={name} />;
    case 'choice':
      return <ChoiceInput field={field} name={name} />;
    case 'price':
      return <PriceInput field={field} name={name} />;
    case 'flag':
      return <Flag field={field} name={name} />;
    case 'day':
    case 'lastDay':
      return <DayInput field={field} name={name} />;
    case 'account':
      return <AccountInput name={name} />;
    default:
      return <PlainInput field={field} name={name} />;
  }
}

/** The fields of an item, or of one of its rows. `above` is the prefix of their names. */
export function FormFields({ fields, above = '' }: { fields: readonly Field[]; above?: string }) {
  return fields.map((field) => (
    <FormField key={field.path} field={field} name={above + field.path} />
  ));
}
