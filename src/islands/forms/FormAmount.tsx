import type { ComponentProps } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { AmountField } from './AmountField.tsx';

type FormAmountProps<Typed extends FieldValues> = {
  form: UseFormReturn<Typed>;
  name: FieldPath<Typed>;
  control: ComponentProps<typeof AmountField>['control'];
} & Omit<ComponentProps<typeof AmountField>, 'typed' | 'control'>;

/** An amount of a form; only this field is drawn again while it is typed. */
export function FormAmount<Typed extends FieldValues>(props: FormAmountProps<Typed>) {
  const { form, name, ...field } = props;
  const typed: unknown = useWatch({ control: form.control, name });
  return <AmountField {...field} typed={typeof typed === 'string' ? typed : ''} />;
}
