import type { Message } from '../../../i18n/language/message.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useField } from './use-field.ts';

type CheckBoxProps = { name: string; label: Message; value?: string };

/** A box to tick; boxes of one name with values are a list. */
export function CheckBox({ name, label, value }: CheckBoxProps) {
  const { form } = useField(name);
  return (
    <label className="assortment-check">
      <input type="checkbox" value={value} {...form.register(name)} />
      <span>
        <Text of={label} />
      </span>
    </label>
  );
}
