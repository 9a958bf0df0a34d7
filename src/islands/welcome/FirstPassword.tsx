import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PasswordFault } from '../../domain/vocabulary/password.ts';
import { fill } from '../../i18n/language/message.ts';
import { passwordFaults } from '../../i18n/privacy/password-faults.ts';
import { welcome } from '../../i18n/welcome/welcome.ts';
import {
  knownFaultOf,
  type SettingResult,
  setPassword,
  type Welcome,
} from '../../stores/welcome/welcome.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { ShowPassword } from '../../ui/forms/ShowPassword.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

const { texts } = welcome;
const faultTexts = { ...passwordFaults.texts, required: texts.required };

type Owner = Extract<Welcome, { kind: 'open' }>['owner'];

function usePassword(owner: Owner) {
  const [problem, setProblem] = useState<Exclude<SettingResult['kind'], 'done' | 'weak'> | null>(
    null,
  );
  const form = useForm<{ password: string }>({
    defaultValues: { password: '' },
    resolver: (typed) => {
      const fault = knownFaultOf(typed.password, owner);
      if (!fault) return { values: typed, errors: {} };
      return { values: {}, errors: { password: { type: fault } } };
    },
  });
  const save = form.handleSubmit(async ({ password }) => {
    setProblem(null);
    const result = await setPassword(password, owner);
    if (result.kind === 'done') return;
    if (result.kind !== 'weak') return setProblem(result.kind);
    form.setError('password', { type: result.fault }, { shouldFocus: true });
  });
  return { form, problem, save };
}

/** Where the holder of a link types the password; it is nowhere but in its field. */
export function FirstPassword({ owner }: { owner: Owner }) {
  const { form, problem, save } = usePassword(owner);
  const [isShown, setShown] = useState(false);
  const fault = form.formState.errors.password?.type as PasswordFault | 'required' | undefined;
  const isSaving = form.formState.isSubmitting;
  return (
    <form className="login surface" method="post" noValidate onSubmit={save}>
      <p className="login-welcome">
        <Text of={fill(texts.greeting, { name: owner.name })} />
      </p>
      <h1 id="page-title" tabIndex={-1}>
        <Text of={texts.title} />
      </h1>
      <div>
        <label className="form-label" htmlFor="username">
          <Text of={fill(texts.username, { account: owner.account })} />
        </label>
        {/* For the browser's password manager too. */}
        <input
          id="username"
          className="form-control"
          name="username"
          autoComplete="username"
          dir="ltr"
          value={owner.username}
          readOnly
        />
      </div>
      <TextField
        registration={form.register('password')}
        type={isShown ? 'text' : 'password'}
        label={texts.password}
        autoComplete="new-password"
        error={fault ? faultTexts[fault] : null}
      />
      <small>
        <Text of={texts.hint} />
      </small>
      <ShowPassword label={texts.show} isShown={isShown} onToggle={setShown} />
      <div role="alert">
        {problem && <FieldMessage id="welcome-problem" text={texts[problem]} />}
      </div>
      <button type="submit" className="btn btn-primary" aria-disabled={isSaving}>
        <Text of={isSaving ? texts.saving : texts.save} />
      </button>
    </form>
  );
}
