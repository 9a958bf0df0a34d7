import { instantText } from '../../i18n/calendar/instant-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import {
  $accessories,
  $accessoriesAt,
  $accessoriesFetch,
} from '../../stores/accessories/accessories-list.ts';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

/** Says how old the stock counts are. Tells a visitor how to see counts and prices. */
export function Counted() {
  const list = useLive($accessories, null);
  const at = useLive($accessoriesAt, null);
  const fetch = useLive($accessoriesFetch, 'fetching');
  const isLoggedIn = useLive($isLoggedIn, true);
  if (!isLoggedIn) {
    return <p className="accessories-counted">{say(shelf.texts.signInForPrices)}</p>;
  }
  if (at === null || list?.audience !== 'account') return <p className="accessories-counted" />;
  const isOld = fetch === 'failed';
  const text = isOld ? shelf.texts.countedAtOffline : shelf.texts.countedAt;
  return (
    <p className="accessories-counted" data-old={isOld || undefined}>
      {say(fill(text, { at: instantText(at) }))}
    </p>
  );
}
