import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Message } from '../../i18n/language/message.ts';
import { Text } from '../base/Text.tsx';

type TextFieldProps = {
  /** The field's name, or what `register` of react-hook-form returns. */
  registration: Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;
  label: Message;
  error: Message | null;
  type?: 'text' | 'password';
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel';
  /** Left to right unless given. */
  dir?: 'auto';
};

/** Labelled text input with its error below. */
export function TextField({ registration, label, error, ...input }: TextFieldProps) {
  const { name } = registration;
  return (
    <FormGroup controlId={name}>
      <FormLabel>
        <Text of={label} />
      </FormLabel>
      <FormControl
        {...registration}
        dir="ltr"
        {...input}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error && (
        <p className="field-error" id={`${name}-error`}>
          <Text of={error} />
        </p>
      )}
    </FormGroup>
  );
}
