import { rx } from '../../../i18n/rx/rx.ts';
import { contentOf, type RxForm } from '../../../stores/rx/form.ts';
import { say } from '../../../ui/base/say.tsx';

/** If one eye is ordered, the other can get a balance lens. */
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
      {say(rx.texts.balance)}
    </label>
  );
}
