import type { Field, RowsField } from '../../../domain/assortment/field.ts';
import { choiceLabel } from '../../../i18n/assortment/choices.ts';
import { fieldName } from '../../../i18n/assortment/fields.ts';
import { BandsPreview } from './BandsPreview.tsx';
import { CheckBox } from './CheckBox.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { PickOne, PickSeveral } from './PickInputs.tsx';
import { PlainInput } from './PlainInput.tsx';
import { PriceInput } from './PriceInput.tsx';
import { RowsInput } from './RowsInput.tsx';

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
    case 'choice': {
      const choices = field.options.map((value) => ({ value, label: choiceLabel(value) }));
      return <ChoiceInput field={field} name={name} choices={choices} />;
    }
    case 'price':
      return <PriceInput field={field} name={name} />;
    case 'flag':
      return <CheckBox name={name} label={fieldName(field)} />;
    default:
      return <PlainInput field={field} name={name} />;
  }
}

/** The fields of an item or of one of its rows, whose names begin with `above`. */
export function FormFields({ fields, above = '' }: { fields: readonly Field[]; above?: string }) {
  return fields.map((field) => (
    <FormField key={field.path} field={field} name={above + field.path} />
  ));
}
