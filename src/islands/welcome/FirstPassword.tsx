import { useState } from 'react';
import { fill } from '../../i18n/language/message.ts';
import { passwordFaults } from '../../i18n/privacy/password-faults.ts';
import { welcome } from '../../i18n/welcome/welcome.ts';
import {
  knownFaultOf,
  type SettingResult,
  setPassword,
  type Welcome,
} from '../../stores/welcome/welcome.ts';
import { say } from '../../ui/base/say.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { ShowPassword } from '../../ui/forms/ShowPassword.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = welcome;
const faultTexts = { ...passwordFaults.texts, required: texts.required };

type Owner = Extract<Welcome, { kind: 'open' }>['owner'];

function usePassword(owner: Owner) {
  const [problem, setProblem] = useState<Exclude<SettingResult['kind'], 'done' | 'weak'> | null>(
    null,
  );
  const form = useTypedForm<{ password: string }, keyof typeof faultTexts>({
    id: 'welcome',
    start: { password: '' },
    faultsOf: ({ password }) => {
      const fault = knownFaultOf(password, owner);
      return fault ? { password: fault } : {};
    },
    say: (fault) => faultTexts[fault],
  });
  const save = form.handleSubmit(async ({ password }) => {
    setProblem(null);
    const result = await setPassword(password, owner);
    if (result.kind === 'done') return;
    if (result.kind === 'weak') return form.refuse({ password: result.fault });
    setProblem(result.kind);
  });
  return { form, problem, save };
}

/** Form in which the owner of an invitation link sets a password. The password is stored nowhere but in the field. */
export function FirstPassword({ owner }: { owner: Owner }) {
  const { form, problem, save } = usePassword(owner);
  const [isShown, setShown] = useState(false);
  // Also for the browser's password manager.
  const username = { name: 'username', value: owner.username, readOnly: true };
  return (
    <form className="login surface" method="post" noValidate onSubmit={save}>
      <p className="login-welcome">{say(fill(texts.greeting, { name: owner.name }))}</p>
      <h1 id="page-title" tabIndex={-1}>
        {say(texts.title)}
      </h1>
      <TextField
        id="welcome-username"
        label={fill(texts.username, { account: owner.account })}
        control={username}
        autoComplete="username"
        isVerbatim
      />
      <TextField
        {...form.field('password')}
        type={isShown ? 'text' : 'password'}
        label={texts.password}
        hint={texts.hint}
        autoComplete="new-password"
        isVerbatim
      />
      <ShowPassword label={texts.show} isShown={isShown} onToggle={setShown} />
      <FormProblem id="welcome-problem" text={problem && texts[problem]} />
      <SubmitButton label={texts.save} busy={texts.saving} isBusy={form.formState.isSubmitting} />
    </form>
  );
}
