import type { Message } from '../../i18n/language/message.ts';
import { say } from '../base/say.tsx';

type ShowPasswordProps = {
  label: Message;
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
};

/** Shows what is typed in the password fields above it, or hides it again. Its name stays, since its state is said. */
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
