import type { ReactElement } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { Text } from './Text.tsx';

type ChoicesProps<Value extends string> = {
  legend: Message;
  options: readonly { value: Value; label: Message | ReactElement }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A few options side by side, one of them selected. */
export function Choices<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="choices">
      <legend>
        <Text of={legend} />
      </legend>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="choice"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {'props' in label ? label : <Text of={label} />}
        </button>
      ))}
    </fieldset>
  );
}
