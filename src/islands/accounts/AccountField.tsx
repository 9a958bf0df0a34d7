import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { AmountUnit } from '../../i18n/amount/amount-words.ts';
import type { Message } from '../../i18n/language/message.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { FormAmount } from '../forms/FormAmount.tsx';

type AccountFieldProps<Typed extends FieldValues> = {
  form: UseFormReturn<Typed>;
  name: FieldPath<Typed>;
  label: Message;
  /** Why the field can be refused, by the type of its error. */
  faults: Readonly<Record<string, Message>>;
  hint?: Message;
  dir?: 'ltr' | 'auto';
  inputMode?: 'tel' | 'email';
  /** What an amount is of. */
  amount?: AmountUnit;
  /** Id of a list of values to choose from. */
  list?: string;
};

/** A labelled text of an account with its error next to it. */
export function AccountField<Typed extends FieldValues>({
  form,
  name,
  label,
  faults,
  hint,
  dir = 'auto',
  amount,
  ...input
}: AccountFieldProps<Typed>) {
  const type = form.getFieldState(name, form.formState).error?.type;
  const fault = type ? faults[type] : undefined;
  const id = `account-${name.replaceAll('.', '-')}`;
  const control = {
    ...form.register(name),
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  };
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        <Text of={label} />
      </label>
      {amount ? (
        <FormAmount id={id} unit={amount} form={form} name={name} control={control} />
      ) : (
        <input
          {...control}
          {...input}
          id={id}
          className="form-control"
          dir={dir}
          autoComplete="off"
        />
      )}
      {hint && !fault && (
        <small>
          <Text of={hint} />
        </small>
      )}
      {fault && <FieldMessage id={`${id}-fault`} text={fault} />}
    </div>
  );
}
