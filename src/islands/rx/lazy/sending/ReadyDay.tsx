import { promiseOfDraft } from '../../../../domain/promise/draft-promise.ts';
import { dayText } from '../../../../i18n/language/day-text.ts';
import { fill } from '../../../../i18n/language/message.ts';
import { promise } from '../../../../i18n/promise/promise.ts';
import { labNow } from '../../../../stores/browser-support/lab-now.ts';
import { $catalogue } from '../../../../stores/rx/catalogue.ts';
import type { RxForm } from '../../../../stores/rx/form.ts';
import { say } from '../../../../ui/base/say.tsx';
import { useLive } from '../../../base/use-live.ts';
import { useKnown } from '../../form/use-draft.ts';

/** The day the order would leave the lab if it were sent now. */
export function ReadyDay({ form }: { form: RxForm }) {
  const catalogue = useLive($catalogue, null);
  const day = useKnown(form, (known) => catalogue && promiseOfDraft(known, catalogue, labNow()));
  if (!day) return null;
  const text = fill(promise.texts.readyAbout, {
    day: dayText(day),
  });
  return <p className="rx-hint">{say(text)}</p>;
}
