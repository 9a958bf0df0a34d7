import { type ReactNode, useEffect } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { factorFaults } from '../../i18n/second-factor/second-factor.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';

type OneFieldFormProps = {
  name: string;
  label: Message;
  type?: 'text' | 'password';
  autoComplete: string;
  inputMode?: 'numeric';
  /** Why the last value was refused. */
  error: Message | null;
  submit: Message;
  isBusy: boolean;
  onGive: (value: string) => void;
  /** Buttons next to the submit button. */
  children?: ReactNode;
};

/** A form for a password or code, which isn't stored anywhere but in the field. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { name, error, submit, isBusy, onGive, children, ...field } = props;
  const form = useTypedForm<Record<string, string>, 'required'>({
    id: 'factor',
    faultsOf: (typed) => (typed[name]?.trim() === '' ? { [name]: 'required' } : {}),
    say: (fault) => factorFaults.texts[fault],
  });
  const { setFocus } = form;
  const bound = form.field(name);
  useEffect(() => {
    if (error) setFocus(name);
  }, [error, name, setFocus]);
  return (
    <form
      className="one-field"
      method="post"
      noValidate
      onSubmit={form.handleSubmit((typed) => onGive(typed[name] ?? ''))}
    >
      <TextField {...bound} error={bound.error ?? error} {...field} isVerbatim />
      <div className="one-field-actions">
        <SubmitButton label={submit} isBusy={isBusy} />
        {children}
      </div>
    </form>
  );
}
