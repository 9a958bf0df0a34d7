import type { MouseEvent } from 'react';
import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type SubmitButtonProps = {
  label: Message;
  /** Label while the form is being sent. */
  busy?: Message;
  isBusy: boolean;
  className?: string;
};

const stop = (event: MouseEvent) => event.preventDefault();

/** Submits its form. While busy, it ignores clicks but keeps the focus. */
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
