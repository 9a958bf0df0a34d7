import { powerGrid } from '../../../i18n/power-grid/power-grid.ts';
import { $stockFetch, refreshStock } from '../../../stores/stock/stock.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';

const { texts } = powerGrid;

/** Placeholder until the stock is first loaded, with a retry if that fails. */
export function GridWaiting() {
  const fetch = useLive($stockFetch, 'fetching');
  return (
    <div className="power-grid-waiting surface" role="status">
      {fetch === 'failed' ? (
        <p>
          {say(texts.noStock)}{' '}
          <Button look="link" text={texts.again} onClick={() => void refreshStock()} />
        </p>
      ) : (
        <p>{say(texts.waiting)}</p>
      )}
    </div>
  );
}
