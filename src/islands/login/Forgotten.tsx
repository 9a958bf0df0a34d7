import { type ReactNode, useEffect, useRef, useState } from 'react';
import { login } from '../../i18n/login/login.ts';
import { Text } from '../../ui/base/Text.tsx';

const { texts } = login;

/** Whom to ask for a new password. The lab's numbers are fetched when it is opened, which may be before this is live. */
export function Forgotten() {
  const details = useRef<HTMLDetailsElement>(null);
  const [numbers, setNumbers] = useState<ReactNode>(null);
  const show = () => {
    if (!details.current?.open || numbers) return;
    import('./LabNumbers.tsx').then(
      ({ LabNumbers }) => setNumbers(<LabNumbers />),
      () => {},
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, at what was opened before.
  useEffect(show, []);
  return (
    <details ref={details} className="login-forgotten" onToggle={show}>
      <summary>
        <Text of={texts.forgotten} />
      </summary>
      <p>
        <Text of={texts.forgottenHint} />
      </p>
      {numbers}
      <a href="/contacts">
        <Text of={texts.reachLab} />
      </a>
    </details>
  );
}
