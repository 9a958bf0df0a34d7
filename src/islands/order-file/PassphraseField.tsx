import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { shortestPassphrase } from '../../domain/order-file/passphrase.ts';
import type { Message } from '../../i18n/language/message.ts';
import { orderFile, orderFileFaults, withShortest } from '../../i18n/order-file/order-file.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { Text } from '../../ui/base/Text.tsx';

const { texts } = orderFile;

export type Fault = keyof typeof orderFileFaults.texts;

export const faultText = (fault: Fault): Message =>
  withShortest(orderFileFaults.texts[fault], shortestPassphrase);

type FieldProps = {
  field: UseFormRegisterReturn<'passphrase' | 'repeated'>;
  fault: string | undefined;
  /** Whether the passphrase is new: then its rule is said. */
  isNew?: boolean;
};

/** A passphrase, or its repetition. */
export function PassphraseField({ field, fault, isNew = false }: FieldProps) {
  const id = `order-file-${field.name}`;
  const described = [isNew && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <FormGroup controlId={id}>
      <FormLabel>
        <Text of={texts[field.name]} />
      </FormLabel>
      <FormControl
        type="password"
        autoComplete={isNew || field.name === 'repeated' ? 'new-password' : 'off'}
        dir="auto"
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        {...field}
      />
      {isNew && (
        <small id={`${id}-hint`}>
          <Text of={withShortest(texts.passphraseHint, shortestPassphrase)} />
        </small>
      )}
      {fault && <FieldMessage id={`${id}-fault`} text={faultText(fault as Fault)} />}
    </FormGroup>
  );
}
