import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type ShowPasswordProps = {
  label: Message;
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
};

/** Toggles the visibility of password fields. Its label never changes, because `aria-pressed` conveys the state. */
export function ShowPassword({ label, isShown, onToggle }: ShowPasswordProps) {
  return (
    <button
      type="button"
      className="choice show-password"
      aria-pressed={isShown}
      onClick={() => onToggle(!isShown)}
    >
      {say(label)}
    </button>
  );
}
