import { instantText } from '../../../i18n/calendar/instant-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { shelf } from '../../../i18n/shelf/shelf.ts';
import { $stockAt, $stockFetch, $stockPricesKnown } from '../../../stores/stock/stock.ts';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';

/** Age of the stock counts in the grid, if newer ones couldn't be fetched. */
export function GridCounted() {
  const at = useLive($stockAt, null);
  const fetch = useLive($stockFetch, 'fetching');
  const known = useLive($stockPricesKnown, false);
  if (at === null || !known || fetch !== 'failed') return null;
  const when = instantText(at);
  return (
    <p className="power-grid-counted" role="status">
      {say(fill(shelf.texts.countedAtOffline, { at: when }))}
    </p>
  );
}
