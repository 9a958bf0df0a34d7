import type { ChoiceField } from '../../../domain/assortment/field.ts';
import { choiceLabel } from '../../../i18n/assortment/choices.ts';
import { fieldName } from '../../../i18n/assortment/fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { pick } from '../../../i18n/language/message.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { useLive } from '../../base/use-live.ts';
import { useField } from './use-field.ts';

/** One of several choices, with no default. */
export function ChoiceInput({ field, name }: { field: ChoiceField; name: string }) {
  const locale = useLive($locale, 'fa');
  return (
    <SelectField
      {...useField(name)}
      label={fieldName(field)}
      options={field.options.map((value) => [value, pick(choiceLabel(value), locale)] as const)}
      none={pick(itemForm.texts.choose, locale)}
    />
  );
}
