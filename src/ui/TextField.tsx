import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import type { Message } from '../i18n/message.ts';
import { Text } from './Text.tsx';

type TextFieldProps = {
  name: string;
  label: Message;
  error: Message | null;
  type?: 'text' | 'password';
  autoComplete?: string;
};

/** A labelled line of text, written left to right, with what is wrong with it below. */
export function TextField({ name, label, error, type = 'text', autoComplete }: TextFieldProps) {
  return (
    <FormGroup controlId={name}>
      <FormLabel>
        <Text of={label} />
      </FormLabel>
      <FormControl
        name={name}
        type={type}
        dir="ltr"
        autoComplete={autoComplete}
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
