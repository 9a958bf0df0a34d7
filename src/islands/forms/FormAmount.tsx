import type { ComponentProps } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { AmountField } from './AmountField.tsx';
import type { TypedForm } from './use-typed-form.ts';

type FormAmountProps<Typed extends FieldValues> = Pick<
  ComponentProps<typeof AmountField>,
  'label' | 'hint' | 'unit' | 'help'
> & {
  form: Pick<TypedForm<Typed>, 'control' | 'field'>;
  name: FieldPath<Typed>;
  isReadOnly?: boolean;
};

/** An amount in a form. Typing renders only this field again. */
export function FormAmount<Typed extends FieldValues>(props: FormAmountProps<Typed>) {
  const { form, name, isReadOnly = false, ...field } = props;
  const typed: unknown = useWatch({ control: form.control, name });
  const { control, ...bound } = form.field(name);
  return (
    <AmountField
      {...field}
      {...bound}
      control={{ ...control, readOnly: isReadOnly }}
      typed={typeof typed === 'string' ? typed : ''}
    />
  );
}
