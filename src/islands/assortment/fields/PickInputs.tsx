import { useStore } from '@nanostores/react';
import type { PickField } from '../../../domain/assortment/field.ts';
import { fieldHint, fieldName } from '../../../i18n/assortment/fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { pick } from '../../../i18n/language/message.ts';
import { $choices } from '../../../stores/assortment/choices.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { CheckGroup } from '../../../ui/forms/CheckField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { useLive } from '../../base/use-live.ts';
import { helpOf } from './help-of.tsx';
import { useField } from './use-field.ts';
import { useOwnVariants } from './use-own-variants.ts';

type PickProps = { field: PickField; name: string };

function useChoices({ from }: PickField) {
  const choices = useStore($choices);
  const own = useOwnVariants();
  return from === 'ownVariants' ? own : choices[from];
}

/** Picks one other entry of the assortment. */
export function PickOne({ field, name }: PickProps) {
  const locale = useLive($locale, 'fa');
  const { everyVariant, everyTier, choose } = itemForm.texts;
  const every = field.from === 'tiers' ? everyTier : everyVariant;
  return (
    <SelectField
      {...useField(name)}
      label={fieldName(field)}
      help={helpOf(field)}
      options={useChoices(field).map(({ value, label }) => [value, pick(label, locale)] as const)}
      none={pick(field.isOptional ? every : choose, locale)}
    />
  );
}

/** Picks several other entries of the assortment. */
export function PickSeveral({ field, name }: PickProps) {
  return (
    <CheckGroup
      {...useField(name)}
      className="assortment-picks"
      legend={fieldName(field)}
      hint={fieldHint(field)}
      help={helpOf(field)}
      boxes={useChoices(field)}
    />
  );
}
