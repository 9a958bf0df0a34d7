import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { TypedPassword } from '../../domain/privacy/typed-password.ts';
import type { PasswordFault } from '../../domain/vocabulary/password.ts';
import type { Message } from '../../i18n/language/message.ts';
import { passwordFaults } from '../../i18n/privacy/password-faults.ts';
import { passwordForm } from '../../i18n/privacy/password-form.ts';
import {
  changePassword,
  knownFaultOf,
  type PasswordResult,
} from '../../stores/privacy/password.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { ShowPassword } from '../../ui/forms/ShowPassword.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = passwordForm;

/** Why a field is refused, as the type of its error. */
type Fault = PasswordFault | 'required' | 'wrong';

const faultTexts: Record<Fault, Message> = {
  ...passwordFaults.texts,
  required: texts.required,
  wrong: texts.wrong,
};

const textOf = (error: { type?: string | number } | undefined): Message | null =>
  error ? (faultTexts[error.type as Fault] ?? null) : null;

function usePasswordForm() {
  const [result, setResult] = useState<PasswordResult['kind'] | null>(null);
  const form = useForm<TypedPassword>({
    defaultValues: { current: '', next: '' },
    resolver: (typed) => {
      const next = typed.next === '' ? 'required' : knownFaultOf(typed.next);
      const errors = {
        ...(typed.current === '' && { current: { type: 'required' } }),
        ...(next && { next: { type: next } }),
      };
      return Object.keys(errors).length === 0
        ? { values: typed, errors: {} }
        : { values: {}, errors };
    },
  });
  const { setError, setFocus, reset, handleSubmit } = form;
  const save = handleSubmit(async (typed) => {
    setResult(null);
    const changed = await changePassword(typed);
    setResult(changed.kind);
    if (changed.kind === 'changed') reset();
    if (changed.kind !== 'faulty') return;
    const { current, next } = changed;
    if (next) setError('next', { type: next });
    if (current) setError('current', { type: current });
    setFocus(current ? 'current' : 'next');
  });
  return { form, result, save };
}

/** Changes the password; what is typed is nowhere but in its fields. */
export function PasswordForm() {
  const { form, result, save } = usePasswordForm();
  const [isShown, setShown] = useState(false);
  const username = useLive($signedIn, null)?.user.username ?? '';
  const { errors, isSubmitting } = form.formState;
  const type = isShown ? 'text' : 'password';
  const problem = result === 'changed' || result === 'faulty' ? null : result;
  return (
    <form className="surface privacy-password" method="post" noValidate onSubmit={save}>
      <h2>
        <Text of={texts.title} />
      </h2>
      <p>
        <Text of={texts.hint} />
      </p>
      {/* For the browser's password manager. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <TextField
        registration={form.register('current')}
        type={type}
        label={texts.current}
        autoComplete="current-password"
        error={textOf(errors.current)}
      />
      <TextField
        registration={form.register('next')}
        type={type}
        label={texts.next}
        autoComplete="new-password"
        error={textOf(errors.next)}
      />
      <ShowPassword label={texts.show} isShown={isShown} onToggle={setShown} />
      <div>
        <div role="alert">
          {problem && <FieldMessage id="password-problem" text={texts[problem]} />}
        </div>
        <div role="status">{result === 'changed' && <Text of={texts.changed} />}</div>
      </div>
      <button type="submit" className="btn btn-primary" aria-disabled={isSubmitting}>
        <Text of={isSubmitting ? texts.saving : texts.save} />
      </button>
    </form>
  );
}
