import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Message } from '../../i18n/language/message.ts';
import { factorFaults } from '../../i18n/second-factor/second-factor.ts';
import { Text } from '../../ui/base/Text.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

type OneFieldFormProps = {
  name: string;
  label: Message;
  type?: 'text' | 'password';
  autoComplete: string;
  inputMode?: 'numeric';
  /** Why what was given is refused. */
  error: Message | null;
  submit: Message;
  isBusy: boolean;
  onGive: (value: string) => void;
  /** Buttons next to the one that submits. */
  children?: ReactNode;
};

/** A form of one field: a password, or a code. What is typed is nowhere else. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { name, error, submit, isBusy, onGive, children, ...field } = props;
  const { register, handleSubmit, setFocus, formState } = useForm<Record<string, string>>();
  const isEmpty = formState.errors[name] !== undefined;
  useEffect(() => {
    if (error) setFocus(name);
  }, [error, name, setFocus]);
  return (
    <form
      className="one-field"
      method="post"
      noValidate
      onSubmit={handleSubmit((typed) => onGive(typed[name] ?? ''))}
    >
      <TextField
        registration={register(name, { validate: (typed) => typed?.trim() !== '' })}
        error={isEmpty ? factorFaults.texts.required : error}
        {...field}
      />
      <div className="one-field-actions">
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
          <Text of={submit} />
        </button>
        {children}
      </div>
    </form>
  );
}
