import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import type { PlainField } from '../../../domain/assortment/field.ts';
import { fieldName } from '../../../i18n/assortment/fields.ts';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { FormAmount } from '../../forms/FormAmount.tsx';
import { CheckBox } from './CheckBox.tsx';
import { Fault } from './Fault.tsx';
import { fieldId, useField } from './use-field.ts';

/** A price in toman, or the choice "price on request". */
export function PriceInput({ field, name }: { field: PlainField; name: string }) {
  const toman = `${name}.toman`;
  const { form, issue, faultId, marks } = useField(toman);
  const isOnRequest = form.watch(`${name}.isOnRequest`) === true;
  return (
    <div className="assortment-price">
      <FormGroup controlId={fieldId(toman)}>
        <FormLabel>
          <Text of={fieldName(field)} />
        </FormLabel>
        <FormAmount
          id={fieldId(toman)}
          unit="tomanTenths"
          form={form}
          name={toman}
          control={{ ...form.register(toman), ...marks, readOnly: isOnRequest }}
        />
        <Fault id={faultId} issue={issue} />
      </FormGroup>
      <CheckBox name={`${name}.isOnRequest`} label={itemForm.texts.onRequest} />
    </div>
  );
}
