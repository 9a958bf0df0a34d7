import { useWatch } from 'react-hook-form';
import type { PlainField } from '../../../domain/assortment/field.ts';
import { fieldName } from '../../../i18n/assortment/fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { CheckField } from '../../../ui/forms/CheckField.tsx';
import { FormAmount } from '../../forms/FormAmount.tsx';
import { useItem } from './use-field.ts';

/** A price in toman, or the choice "price on request". */
export function PriceInput({ field, name }: { field: PlainField; name: string }) {
  const form = useItem();
  const isOnRequest: unknown = useWatch({ name: `${name}.isOnRequest` });
  return (
    <div className="assortment-price">
      <FormAmount
        form={form}
        name={`${name}.toman`}
        unit="tomanTenths"
        label={fieldName(field)}
        isReadOnly={isOnRequest === true}
      />
      <CheckField {...form.field(`${name}.isOnRequest`)} label={itemForm.texts.onRequest} />
    </div>
  );
}
