import type { Message } from '../../i18n/language/message.ts';
import { Icon } from './Icon.tsx';
import { say } from './say.tsx';

/** Error of a field; the field refers to it by `id`. */
export function FieldMessage({ id, text }: { id: string; text: Message }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="exclamation-circle" /> <span>{say(text)}</span>
    </p>
  );
}
