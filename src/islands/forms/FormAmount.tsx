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

/** An amount of a form; only this field is drawn again while it is typed. */
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
