import { instantText } from '../../i18n/calendar/instant-text.ts';
import { fill } from '../../i18n/language/message.ts';
import { shelf } from '../../i18n/shelf/shelf.ts';
import { stockSingle } from '../../i18n/stock/stock-single.ts';
import { $isLoggedIn } from '../../stores/shell/session.ts';
import { $stock, $stockAt, $stockFetch, refreshStock } from '../../stores/stock/stock.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = stockSingle;

/** Says how old the stock counts are. Tells visitors to sign in to see counts. */
export function Counted() {
  const stock = useLive($stock, null);
  const at = useLive($stockAt, null);
  const fetch = useLive($stockFetch, 'fetching');
  const isLoggedIn = useLive($isLoggedIn, true);
  if (!stock && fetch === 'failed') {
    return (
      <p className="notice" role="status">
        {say(texts.notFetched)}{' '}
        <Button look="link" text={shelf.texts.again} onClick={() => void refreshStock()} />
      </p>
    );
  }
  if (!isLoggedIn) {
    return (
      <p className="stock-single-counted stock-single-visitor">
        {say(shelf.texts.signInForPrices)}
      </p>
    );
  }
  if (at === null || stock?.audience !== 'account') return <p className="stock-single-counted" />;
  const text = fetch === 'failed' ? shelf.texts.countedAtOffline : shelf.texts.countedAt;
  return (
    <p className="stock-single-counted" data-old={fetch === 'failed' || undefined}>
      {say(fill(text, { at: instantText(at) }))}
    </p>
  );
}
