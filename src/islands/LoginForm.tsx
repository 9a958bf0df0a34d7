import { navigate } from 'astro:transitions/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { nextPath } from '../domain/next-path.ts';
import { login } from '../i18n/messages/login.ts';
import { type LoginResult, logIn } from '../stores/session.ts';
import { Text } from '../ui/Text.tsx';
import { TextField } from '../ui/TextField.tsx';

type Fault = Exclude<LoginResult, 'signedIn'>;
type Missing = { username: boolean; password: boolean };

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  return { username: String(data.get('username')).trim(), password: String(data.get('password')) };
}

/** Signs in and goes on to where the visitor came from. */
export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(true);
  const [fault, setFault] = useState<Fault | null>(null);
  const [missing, setMissing] = useState<Missing>({ username: false, password: false });
  // Until the script is here a submit would leave the page; with the button off, Enter cannot submit either.
  useEffect(() => setBusy(false), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || busy) return;
    const request = read(form.current);
    const gaps = { username: request.username === '', password: request.password === '' };
    setMissing(gaps);
    setFault(null);
    if (gaps.username || gaps.password) return focusOn(gaps.username ? 'username' : 'password');
    setBusy(true);
    const result = await logIn(request);
    if (result === 'signedIn') return navigate(nextPath(location.search));
    setBusy(false);
    setFault(result);
    focusOn('password');
  }

  const focusOn = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();

  return (
    <form ref={form} className="login surface" method="post" noValidate onSubmit={submit}>
      <p className="login-welcome">
        <Text of={login.texts.welcome} />
      </p>
      <h1>
        <Text of={login.texts.title} />
      </h1>
      {fault && (
        <p className="notice notice-danger" role="alert">
          <Text of={login.texts[fault]} />
        </p>
      )}
      <TextField
        name="username"
        label={login.texts.username}
        autoComplete="username"
        error={missing.username ? login.texts.required : null}
      />
      <TextField
        name="password"
        type="password"
        label={login.texts.password}
        autoComplete="current-password"
        error={missing.password ? login.texts.required : null}
      />
      <button type="submit" className="btn btn-primary" disabled={busy}>
        <Text of={login.texts.enter} />
      </button>
      <a className="btn btn-link" href="/">
        <Text of={login.texts.without} />
      </a>
    </form>
  );
}
