import type { FormEventHandler, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { handOff } from '../../i18n/hand-off/hand-off.ts';
import type { Message } from '../../i18n/language/message.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';
import type { Problem } from './use-making.ts';

/** What a field with this id needs to be in error, and its message. */
export function faultOf<Fault extends string>(
  field: string,
  error: { type?: string | number | undefined } | undefined,
  texts: Readonly<Record<Fault, Message>>,
) {
  if (!error) return { aria: undefined, message: undefined };
  const id = `${field}-fault`;
  return {
    aria: { 'aria-invalid': true, 'aria-describedby': id } as const,
    message: <FieldMessage id={id} text={texts[error.type as Fault]} />,
  };
}

type ChecksProps<Value extends string> = {
  legend: Message;
  values: readonly Value[];
  names: Readonly<Record<Value, Message>>;
  registration: UseFormRegisterReturn;
  fault: ReturnType<typeof faultOf>;
};

/** Boxes of which some are to be ticked. */
export function Checks<Value extends string>(props: ChecksProps<Value>) {
  const { legend, values, names, registration, fault } = props;
  return (
    <fieldset className="hand-off-checks">
      <legend>
        <Text of={legend} />
      </legend>
      {values.map((value) => (
        <label key={value} className="people-check">
          <input {...registration} {...fault.aria} type="checkbox" value={value} />
          <Text of={names[value]} />
        </label>
      ))}
      {fault.message}
    </fieldset>
  );
}

type MakeFormProps = {
  label: Message;
  isMaking: boolean;
  problem: Problem | null;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
};

/** The form around the fields of what is made. */
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
      <div role="alert">
        {problem && <FieldMessage id="make-problem" text={handOff.texts[problem]} />}
      </div>
      <p className="people-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isMaking}>
          <Text of={isMaking ? handOff.texts.saving : label} />
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={onCancel}>
          <Text of={handOff.texts.cancel} />
        </button>
      </p>
    </form>
  );
}
