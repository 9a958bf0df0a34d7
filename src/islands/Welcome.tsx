import { useEffect, useLayoutEffect, useRef } from 'react';
import { fill, type Message } from '../i18n/language/message.ts';
import { welcome } from '../i18n/welcome/welcome.ts';
import { loginPath } from '../panel/routes.ts';
import { $welcome, openLink, type Welcome as State } from '../stores/welcome/welcome.ts';
import { Button } from '../ui/base/Button.tsx';
import { say } from '../ui/base/say.tsx';
import { useLive } from './base/use-live.ts';
import { FirstPassword } from './welcome/FirstPassword.tsx';

const { texts } = welcome;

type EndProps = { title: Message; hint: Message; act?: 'signIn' | 'again' };

/** The message shown instead of the form. */
function End({ title, hint, act }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="login surface">
      <h1 id="page-title" tabIndex={-1} ref={heading}>
        {say(title)}
      </h1>
      <p>{say(hint)}</p>
      {act === 'signIn' && (
        <a className="btn btn-primary" href={loginPath}>
          {say(texts.signIn)}
        </a>
      )}
      {act === 'again' && (
        <Button look="primary" text={texts.again} onClick={() => void openLink()} />
      )}
    </div>
  );
}

function endOf(state: Exclude<State, { kind: 'open' | 'reading' }>): EndProps {
  if (state.kind === 'set') {
    const { username } = state.owner;
    return { title: texts.set, hint: fill(texts.setHint, { username }), act: 'signIn' };
  }
  const { kind } = state;
  const said = { title: texts[kind], hint: texts[`${kind}Hint`] };
  return kind === 'ended' ? said : { ...said, act: 'again' };
}

/** The page behind a one-time link, on which its owner sets a password. */
export function Welcome() {
  useEffect(() => {
    const open = () => void openLink();
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  const state = useLive<State>($welcome, { kind: 'reading' });
  if (state.kind === 'reading') {
    return (
      <p className="login surface" role="status">
        {say(texts.reading)}
      </p>
    );
  }
  if (state.kind === 'open') return <FirstPassword owner={state.owner} />;
  const end = endOf(state);
  return <End key={state.kind} {...end} />;
}
