import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import type { Message } from '../../../i18n/language/message.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';

type TextInputProps = {
  id: string;
  label: Message;
  value: string;
  onType: (text: string) => void;
  fault?: Message | undefined;
  isNumber?: boolean;
  isReadOnly?: boolean;
  /** What helps with it, below it. */
  hint?: Message;
  /** What is offered while it is typed. */
  offers?: readonly string[];
};

/** A labelled text or number that a store keeps while it is typed. */
export function TextInput(props: TextInputProps) {
  const { id, label, value, onType, fault, isNumber = false, isReadOnly = false } = props;
  const { hint, offers } = props;
  const describedBy = fault ? `${id}-fault` : hint && `${id}-hint`;
  return (
    <FormGroup controlId={id}>
      <FormLabel>
        <Text of={label} />
      </FormLabel>
      <FormControl
        value={value}
        readOnly={isReadOnly}
        dir={isNumber ? 'ltr' : 'auto'}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy}
        list={offers && `${id}-offers`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {offers && (
        <datalist id={`${id}-offers`}>
          {offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
      {hint && !fault && (
        <small id={`${id}-hint`}>
          <Text of={hint} />
        </small>
      )}
      {fault && <FieldMessage id={`${id}-fault`} text={fault} />}
    </FormGroup>
  );
}
