import { useId } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type FilterSelectProps<Value extends string> = {
  label: Message;
  /** Texts in the current language: an option cannot hold both. */
  options: readonly (readonly [value: Value, text: string])[];
  chosen: Value | (string & {});
  /** A class by which a stylesheet finds it. */
  name?: string;
  onChoose: (value: Value) => void;
};

/** A labelled choice of one filter. */
export function FilterSelect<Value extends string>({
  label,
  options,
  chosen,
  name = '',
  onChoose,
}: FilterSelectProps<Value>) {
  const id = useId();
  return (
    <div className={`filter-field ${name}`}>
      <label htmlFor={id}>{say(label)}</label>
      <select
        id={id}
        className="form-select"
        value={chosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
