import type { Message } from '../../i18n/language/message.ts';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';

/** Error of a field; the field refers to it by `id`. */
export function FieldMessage({ id, text }: { id: string; text: Message }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="exclamation-circle" />
      <span>
        <Text of={text} />
      </span>
    </p>
  );
}
