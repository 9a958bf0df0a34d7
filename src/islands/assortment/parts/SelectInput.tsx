import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormSelect from 'react-bootstrap/FormSelect';
import { type Message, pick } from '../../../i18n/language/message.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';

type SelectInputProps = {
  id: string;
  label: Message;
  choices: readonly { readonly value: string; readonly label: Message }[];
  /** What choosing nothing says; without it, something is always chosen. */
  none?: string;
  chosen: string;
  fault?: Message | undefined;
  onChoose: (value: string) => void;
};

/** A labelled choice that a store keeps. */
export function SelectInput(props: SelectInputProps) {
  const { id, label, choices, none, chosen, fault, onChoose } = props;
  const locale = useLive($locale, 'fa');
  return (
    <FormGroup controlId={id}>
      <FormLabel>
        <Text of={label} />
      </FormLabel>
      <FormSelect
        value={chosen}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {pick(choice.label, locale)}
          </option>
        ))}
      </FormSelect>
      {fault && <FieldMessage id={`${id}-fault`} text={fault} />}
    </FormGroup>
  );
}
