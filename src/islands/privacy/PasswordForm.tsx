import { useEffect, useState } from 'react';
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
import { onNextPerson } from '../../stores/shell/next-person.ts';
import { $signedIn } from '../../stores/shell/session.ts';
import { say } from '../../ui/base/say.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { ShowPassword } from '../../ui/forms/ShowPassword.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useLive } from '../base/use-live.ts';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = passwordForm;

/** Why a field is refused. */
type Fault = PasswordFault | 'required' | 'wrong';

const faultTexts: Record<Fault, Message> = {
  ...passwordFaults.texts,
  required: texts.required,
  wrong: texts.wrong,
};

function usePasswordForm() {
  const [result, setResult] = useState<PasswordResult['kind'] | null>(null);
  const form = useTypedForm<TypedPassword, Fault>({
    id: 'privacy',
    start: { current: '', next: '' },
    faultsOf: ({ current, next }) => {
      const nextFault = next === '' ? 'required' : knownFaultOf(next);
      return {
        ...(current === '' && { current: 'required' }),
        ...(nextFault && { next: nextFault }),
      };
    },
    say: (fault) => faultTexts[fault],
  });
  useEffect(() => onNextPerson(() => setResult(null)), []);
  const save = form.handleSubmit(async (typed) => {
    setResult(null);
    const changed = await changePassword(typed);
    setResult(changed.kind);
    if (changed.kind === 'changed') form.reset();
    if (changed.kind === 'faulty') form.refuse(changed.faults);
  });
  return { form, result, save };
}

/** Changes the password. The passwords typed aren't stored anywhere but in the fields. */
export function PasswordForm() {
  const { form, result, save } = usePasswordForm();
  const [isShown, setShown] = useState(false);
  useEffect(() => onNextPerson(() => setShown(false)), []);
  const username = useLive($signedIn, null)?.user.username ?? '';
  const type = isShown ? 'text' : 'password';
  const problem = result === 'changed' || result === 'faulty' ? null : result;
  return (
    <form className="surface privacy-password" method="post" noValidate onSubmit={save}>
      <h2>{say(texts.title)}</h2>
      <p>{say(texts.hint)}</p>
      {/* For the browser's password manager. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <TextField
        {...form.field('current')}
        type={type}
        label={texts.current}
        autoComplete="current-password"
        isVerbatim
      />
      <TextField
        {...form.field('next')}
        type={type}
        label={texts.next}
        autoComplete="new-password"
        isVerbatim
      />
      <ShowPassword label={texts.show} isShown={isShown} onToggle={setShown} />
      <div>
        <FormProblem id="password-problem" text={problem && texts[problem]} />
        <div role="status">{result === 'changed' && say(texts.changed)}</div>
      </div>
      <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
    </form>
  );
}
