import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import type { AmountUnit } from '../../../i18n/amount/amount-words.ts';
import type { Message } from '../../../i18n/language/message.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { keypads } from '../../../ui/forms/keypad.ts';
import { AmountField } from '../../forms/AmountField.tsx';

type TextInputProps = {
  id: string;
  label: Message;
  value: string;
  onType: (text: string) => void;
  fault?: Message | undefined;
  /** Whether it takes a number with its sign. */
  isSigned?: boolean;
  /** What an amount is of. */
  amount?: AmountUnit | undefined;
  isReadOnly?: boolean;
  /** What helps with it, below it. */
  hint?: Message;
  /** What is offered while it is typed. */
  offers?: readonly string[];
};

/** A labelled text or signed number that a store keeps while it is typed. */
export function TextInput(props: TextInputProps) {
  const { id, label, value, onType, fault, isSigned = false, isReadOnly = false } = props;
  const { amount, hint, offers } = props;
  const describedBy = fault ? `${id}-fault` : hint && `${id}-hint`;
  const control = {
    value,
    readOnly: isReadOnly,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': describedBy,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onType(currentTarget.value),
  };
  return (
    <FormGroup controlId={id}>
      <FormLabel>
        <Text of={label} />
      </FormLabel>
      {amount ? (
        <AmountField id={id} unit={amount} typed={value} control={control} />
      ) : (
        <FormControl
          {...control}
          dir={isSigned ? 'ltr' : 'auto'}
          inputMode={isSigned ? keypads.signed : undefined}
          autoComplete="off"
          list={offers && `${id}-offers`}
        />
      )}
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
