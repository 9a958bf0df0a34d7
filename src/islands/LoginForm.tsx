import { navigate } from 'astro:transitions/client';
import { type ReactNode, useEffect, useState } from 'react';
import { login } from '../i18n/login/login.ts';
import { nextPath } from '../panel/next-path.ts';
import { type LoginResult, logIn } from '../stores/login/log-in.ts';
import { say } from '../ui/base/say.tsx';
import { ShowPassword } from '../ui/forms/ShowPassword.tsx';
import { SubmitButton } from '../ui/forms/SubmitButton.tsx';
import { TextField } from '../ui/forms/TextField.tsx';
import { lazy } from './base/lazy-code.ts';
import { useTypedForm } from './forms/use-typed-form.ts';
import { Forgotten } from './login/Forgotten.tsx';

const secondSteps = lazy(() => import('./login/second-step.tsx'));

type Fault = Exclude<LoginResult, 'signedIn'>;
type Credentials = Parameters<typeof logIn>[0];

/** Signs in and returns to the page the visitor came from, possibly one of `labPaths`. */
export function LoginForm({ labPaths }: { labPaths: readonly string[] }) {
  const form = useTypedForm<Credentials, 'required'>({
    id: 'login',
    faultsOf: ({ username, password }) => ({
      ...(username.trim() === '' && { username: 'required' }),
      ...(password === '' && { password: 'required' }),
    }),
    say: (fault) => login.texts[fault],
  });
  const [isShown, setShown] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [step, setStep] = useState<ReactNode>(null);
  useEffect(() => {
    if (!navigator.cookieEnabled) setFault('cookies');
  }, []);

  async function enter({ username, password }: Credentials) {
    setFault(null);
    // The next user of the screen must not be able to read it; browsers also save the field as a
    // password.
    setShown(false);
    const result = await logIn({ username: username.trim(), password });
    const onSignedIn = () => navigate(nextPath(location.search, labPaths));
    if (result === 'signedIn') return onSignedIn();
    if (typeof result === 'object') {
      const onBack = () => setStep(null);
      return secondSteps
        .fetch()
        .then(({ secondStep }) => secondStep({ step: result, password, onSignedIn, onBack }))
        .then(setStep, () => setFault('offline'));
    }
    setFault(result);
    form.setFocus('password');
  }

  if (step) return step;
  return (
    <form className="login surface" method="post" noValidate onSubmit={form.handleSubmit(enter)}>
      <p className="login-welcome">{say(login.texts.welcome)}</p>
      <h1 id="page-title" tabIndex={-1}>
        {say(login.texts.title)}
      </h1>
      {fault && (
        <p className="notice notice-danger" role="alert">
          {say(login.texts[fault])}
        </p>
      )}
      <TextField
        {...form.field('username')}
        label={login.texts.username}
        autoComplete="username"
        isVerbatim
      />
      <TextField
        {...form.field('password')}
        type={isShown ? 'text' : 'password'}
        label={login.texts.password}
        autoComplete="current-password"
        isVerbatim
      />
      <ShowPassword label={login.texts.show} isShown={isShown} onToggle={setShown} />
      <SubmitButton label={login.texts.enter} isBusy={form.formState.isSubmitting} />
      <a className="btn btn-link" href="/">
        {say(login.texts.without)}
      </a>
      <Forgotten />
    </form>
  );
}
