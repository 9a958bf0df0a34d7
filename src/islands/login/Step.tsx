import { useLayoutEffect, useRef } from 'react';
import type { SecondStep } from '../../domain/second-factor/second-step.ts';
import { secondStep as texts } from '../../i18n/login/second-step.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { Confirm } from './Confirm.tsx';
import { Enrol } from './Enrol.tsx';

export type StepProps = {
  step: SecondStep;
  password: string;
  onSignedIn: () => void;
  onBack: () => void;
};

/** The step after the password: confirm a second factor, or set one up. */
export function Step({ step, password, onSignedIn, onBack }: StepProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const isEnrolling = step.kind === 'enrol';
  return (
    <section className="login second-factor surface">
      <h1 id="page-title" ref={title} tabIndex={-1}>
        {say(isEnrolling ? texts.texts.enrol : texts.texts.title)}
      </h1>
      {isEnrolling ? (
        <Enrol password={password} onSignedIn={onSignedIn} />
      ) : (
        <Confirm step={step} onSignedIn={onSignedIn} />
      )}
      <Button look="link" text={texts.texts.back} onClick={onBack} />
    </section>
  );
}
