import { useEffect, useRef, useState } from 'react';
import { login } from '../../i18n/login/login.ts';
import { say } from '../../ui/base/say.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const { texts } = login;
const numbers = lazy(async () => (await import('./LabNumbers.tsx')).LabNumbers);

/** Says whom to ask for a new password. The lab's numbers load when it is opened, possibly before hydration. */
export function Forgotten() {
  const details = useRef<HTMLDetailsElement>(null);
  const [isShown, setShown] = useState(false);
  const show = () => {
    if (details.current?.open) setShown(true);
  };
  // The user may have opened it before hydration.
  useEffect(show, []);
  return (
    <details ref={details} className="login-forgotten" onToggle={show}>
      <summary>{say(texts.forgotten)}</summary>
      <p>{say(texts.forgottenHint)}</p>
      {isShown && <Lazy of={numbers} given={{}} />}
      <a href="/contacts">{say(texts.reachLab)}</a>
    </details>
  );
}
