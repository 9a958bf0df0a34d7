import type { ReactNode } from 'react';
import { shelf } from '../../i18n/shelf/shelf.ts';
import { say } from '../../ui/base/say.tsx';
import { useStoredValue } from './use-stored-value.ts';

type TextProps = {
  name: 'reference' | 'remarks';
  value: string;
  /** The message, with the id `<name>-issue`. */
  problem: ReactNode;
  onType: (text: string) => void;
};

/** Field for the reference or the remarks of an order. */
export function OrderText({ name, value, problem, onType }: TextProps) {
  const field = useStoredValue<HTMLInputElement>(value);
  return (
    <div>
      <label className="form-label" htmlFor={name}>
        {say(shelf.texts[name])}
      </label>
      <input
        type="text"
        className="form-control"
        id={name}
        name={name}
        dir="auto"
        ref={field}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-issue` : undefined}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {problem}
    </div>
  );
}
