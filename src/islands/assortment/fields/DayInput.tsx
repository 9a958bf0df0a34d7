import { useWatch } from 'react-hook-form';
import type { PlainField } from '../../../domain/assortment/field.ts';
import { fieldHint, fieldName } from '../../../i18n/assortment/fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { priceTexts } from '../../../i18n/assortment/prices.ts';
import { formatDay } from '../../../i18n/language/format-date.ts';
import { priceDays } from '../../../stores/assortment/prices.ts';
import { DayField } from '../../forms/DayField.tsx';
import { useItem } from './use-field.ts';

/** A day in the lab's time zone. */
export function DayInput({ field, name }: { field: PlainField; name: string }) {
  const form = useItem();
  const typed: unknown = useWatch({ name });
  return (
    <DayField
      {...form.field(name)}
      label={fieldName(field)}
      hint={fieldHint(field)}
      none={field.type === 'lastDay' ? itemForm.texts.noEnd : priceTexts.texts.chooseDay}
      count={priceDays}
      kept={typeof typed === 'string' ? typed : ''}
      write={formatDay}
    />
  );
}
