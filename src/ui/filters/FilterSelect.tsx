import { useId } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type FilterSelectProps<Value extends string> = {
  label: Message;
  /** Texts are in the current language, because an option can't contain both. */
  options: readonly (readonly [value: Value, text: string])[];
  chosen: Value | (string & {});
  /** Class name for stylesheets. */
  name?: string;
  onChoose: (value: Value) => void;
};

/** A labelled select for a filter. */
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
