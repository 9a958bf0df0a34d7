import type { FormEventHandler, ReactNode } from 'react';
import { handOff } from '../../i18n/hand-off/hand-off.ts';
import type { Message } from '../../i18n/language/message.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import type { Problem } from './use-making.ts';

type MakeFormProps = {
  label: Message;
  isMaking: boolean;
  problem: Problem | null;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
};

/** The frame and buttons of a form that creates a key or a webhook. */
export function MakeForm({
  label,
  isMaking,
  problem,
  onSubmit,
  onCancel,
  children,
}: MakeFormProps) {
  return (
    <form className="people-form" noValidate onSubmit={onSubmit}>
      {children}
      <FormProblem id="make-problem" text={problem && handOff.texts[problem]} />
      <p className="people-buttons">
        <SubmitButton label={label} busy={handOff.texts.saving} isBusy={isMaking} />
        <Button text={handOff.texts.cancel} onClick={onCancel} />
      </p>
    </form>
  );
}
