import { rx } from '../../i18n/messages/rx.ts';
import { Text } from '../../ui/Text.tsx';
import { contentOf, type RxForm } from './rx-form.ts';

/** With one eye ordered the other can get a blank of like weight. */
export function Balance({ form }: { form: RxForm }) {
  return (
    <label className="rx-box">
      <input
        type="checkbox"
        className="form-check-input"
        name="balance"
        value="balance"
        defaultChecked={contentOf(form).balance !== ''}
      />
      <Text of={rx.texts.balance} />
    </label>
  );
}
