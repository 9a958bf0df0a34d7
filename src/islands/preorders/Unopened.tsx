import { unopened } from '../../i18n/device/unopened.ts';
import { withCount } from '../../i18n/language/count-text.ts';
import { $unreadable } from '../../stores/device/records/kept-records.ts';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

/** Says how many records were stored by another version of the panel and can't be opened by this one. */
export function Unopened() {
  const { preorders, drafts } = useLive($unreadable, { preorders: 0, drafts: 0 });
  const count = preorders + drafts;
  if (count === 0) return null;
  return <p className="notice notice-info">{say(withCount(unopened.texts.hint, count))}</p>;
}
