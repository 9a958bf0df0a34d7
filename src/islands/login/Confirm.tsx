import { useState } from 'react';
import type { SecondStep } from '../../domain/second-factor/second-step.ts';
import type { Message } from '../../i18n/language/message.ts';
import { login } from '../../i18n/login/login.ts';
import { secondStep } from '../../i18n/login/second-step.ts';
import { factorFaults } from '../../i18n/second-factor/second-factor.ts';
import {
  type SecondStepResult,
  takeWithCode,
  takeWithPasskey,
} from '../../stores/login/second-step.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { CodeForm, type CodeKind } from './CodeForm.tsx';

const { texts } = secondStep;

type Fault = Exclude<SecondStepResult, 'signedIn'>;

const faultTexts: Record<Fault, Message> = { ...factorFaults.texts, ...login.texts, ...texts };

/** Tries one method at a time, and reports which method failed and why. */
function useSecondStep(onSignedIn: () => void) {
  const [fault, setFault] = useState<{ by: 'passkey' | CodeKind; what: Fault } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const take = async (by: 'passkey' | CodeKind, work: () => Promise<SecondStepResult>) => {
    if (isBusy) return;
    setFault(null);
    setBusy(true);
    const what = await work();
    setBusy(false);
    if (what === 'signedIn') onSignedIn();
    else setFault({ by, what });
  };
  const errorOf = (by: 'passkey' | CodeKind) => (fault?.by === by ? faultTexts[fault.what] : null);
  return { take, errorOf, isBusy };
}

type ConfirmProps = {
  step: Extract<SecondStep, { kind: 'confirm' }>;
  onSignedIn: () => void;
};

/** The second step for users who have a second factor: a passkey or a code. */
export function Confirm({ step: { passkey, hasApp }, onSignedIn }: ConfirmProps) {
  const { take, errorOf, isBusy } = useSecondStep(onSignedIn);
  const [isRecovering, setRecovering] = useState(!hasApp && !passkey);
  const passkeyError = errorOf('passkey');
  const kind = isRecovering ? 'recovery' : 'app';
  return (
    <>
      <div role="alert">
        {passkeyError && <p className="notice notice-danger">{say(passkeyError)}</p>}
      </div>
      {passkey && (
        <Button
          look="primary"
          text={texts.usePasskey}
          aria-disabled={isBusy}
          onClick={() => void take('passkey', () => takeWithPasskey(passkey))}
        />
      )}
      {(hasApp || isRecovering) && (
        <CodeForm
          key={kind}
          kind={kind}
          error={errorOf(kind)}
          isBusy={isBusy}
          onGive={(code) => void take(kind, () => takeWithCode(kind, code))}
        />
      )}
      {!isRecovering && (
        <Button look="link" text={texts.haveRecovery} onClick={() => setRecovering(true)} />
      )}
    </>
  );
}
