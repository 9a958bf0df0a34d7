import type { Message } from '../../../i18n/language/message.ts';
import { rx } from '../../../i18n/rx/rx.ts';
import type { RxForm } from '../../../stores/rx/form.ts';
import { type TextPath, textAt } from '../../../stores/rx/paths.ts';
import { say } from '../../../ui/base/say.tsx';
import { focusField } from '../form/focus.ts';
import { useDraft } from '../form/use-draft.ts';

type UnchooseProps = { form: RxForm; path: TextPath; name: Message };

/** Takes back the choice in an optional radio group, which a browser cannot do by itself. */
export function Unchoose({ form, path, name }: UnchooseProps) {
  const isChosen = useDraft(form, (draft) => textAt(draft, path) !== '');
  if (!isChosen) return null;
  const clear = () => {
    form.set(path, '');
    focusField(path);
  };
  return (
    <button type="button" className="btn btn-link" onClick={clear}>
      {say(rx.texts.unchoose)} <span className="visually-hidden">{say(name)}</span>
    </button>
  );
}
