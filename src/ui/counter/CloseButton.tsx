import type { Message } from '../../i18n/language/message.ts';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';

/** A small cross that closes a part of the bar; its text is for screen readers. */
export function CloseButton({ label, onPress }: { label: Message; onPress: () => void }) {
  return (
    <button type="button" className="btn btn-link move-close" onClick={onPress}>
      <Icon name="x-lg" />
      <span className="visually-hidden">{say(label)}</span>
    </button>
  );
}
