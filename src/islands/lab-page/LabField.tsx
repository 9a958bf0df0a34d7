import type { ReactNode } from 'react';
import type { FieldPath, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { LabPageFault, TypedLabPage } from '../../domain/lab-page/typed-lab-page.ts';
import { labPageFaults } from '../../i18n/lab-page/lab-page-desk.ts';
import type { Message } from '../../i18n/language/message.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';

export type LabPageForm = UseFormReturn<TypedLabPage>;

type LabFieldProps = {
  form: LabPageForm;
  name: FieldPath<TypedLabPage>;
  label: Message;
  hint?: Message;
  /** What is said when it is not written properly. */
  wrong?: Message;
  /** The control, given what it is to bear. */
  children: (control: UseFormRegisterReturn) => ReactNode;
};

/** A labelled control of the lab's page, with its hint and its fault below. */
export function LabField({ form, name, label, hint, wrong, children }: LabFieldProps) {
  const { error } = form.getFieldState(name, form.formState);
  const fault = error?.type as LabPageFault | undefined;
  const id = `lab-page-${name}`;
  const control = {
    ...form.register(name),
    id,
    className: 'form-control',
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : hint && `${id}-hint`,
  };
  return (
    <div className="filter-field">
      <label htmlFor={id}>
        <Text of={label} />
      </label>
      {children(control)}
      {hint && (
        <small id={`${id}-hint`}>
          <Text of={hint} />
        </small>
      )}
      {fault && (
        <FieldMessage
          id={`${id}-fault`}
          text={(fault === 'form' && wrong) || labPageFaults.texts[fault]}
        />
      )}
    </div>
  );
}
