import type { MouseEvent } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type SubmitButtonProps = {
  label: Message;
  /** What it says while the form is being sent. */
  busy?: Message;
  isBusy: boolean;
  className?: string;
};

const stop = (press: MouseEvent) => press.preventDefault();

/** Sends its form, once at a time; it keeps the focus meanwhile. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busy = label, isBusy, className = 'btn btn-primary' } = props;
  return (
    <button
      type="submit"
      className={className}
      aria-disabled={isBusy}
      onClick={isBusy ? stop : undefined}
    >
      {say(isBusy ? busy : label)}
    </button>
  );
}
