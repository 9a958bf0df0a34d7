import { useLayoutEffect, useRef, useState } from 'react';
import type { Person } from '../../domain/accounts/person.ts';
import { personFactors } from '../../i18n/accounts/person-factors.ts';
import { fill } from '../../i18n/language/message.ts';
import { removeFactors } from '../../stores/accounts/person-factors.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = personFactors;

type Step = 'closed' | 'asking' | 'removing' | 'removed' | 'offline' | 'failed';

type RemoveFactorsProps = { account: string; person: Person };

/** Removes a shop user's lost second factor, after confirmation, so that they can sign in again. */
export function RemoveFactors({ account, person }: RemoveFactorsProps) {
  const { id, name, hasSecondFactor } = person;
  const [step, setStep] = useState<Step>('closed');
  const question = useRef<HTMLParagraphElement>(null);
  const isAsking = step === 'asking';
  useLayoutEffect(() => {
    if (isAsking || step === 'removed') question.current?.focus();
  }, [isAsking, step]);
  if (!hasSecondFactor && step !== 'removed') return null;
  const remove = async () => {
    setStep('removing');
    setStep(await removeFactors(account, id));
  };
  const said = step === 'closed' || step === 'removing' ? null : texts[step];
  return (
    <div className="people-factors">
      <p ref={question} role="status" tabIndex={-1}>
        {said && say(fill(said, { name }))}
      </p>
      {step !== 'removed' && (
        <p className="people-buttons">
          <Button
            look="danger"
            text={fill(isAsking ? texts.really : texts.remove, { name })}
            aria-disabled={step === 'removing'}
            onClick={() => (isAsking ? void remove() : setStep('asking'))}
          />
          {isAsking && <Button text={texts.keep} onClick={() => setStep('closed')} />}
        </p>
      )}
    </div>
  );
}
