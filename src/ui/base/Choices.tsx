import type { ReactElement } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from './say.tsx';

type ChoicesProps<Value extends string> = {
  legend: Message;
  options: readonly { value: Value; label: Message | ReactElement }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A few options side by side, one of which is selected. */
export function Choices<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="choices">
      <legend>{say(legend)}</legend>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="choice"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {'props' in label ? label : say(label)}
        </button>
      ))}
    </fieldset>
  );
}
