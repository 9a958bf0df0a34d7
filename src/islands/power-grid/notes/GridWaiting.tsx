import { powerGrid } from '../../../i18n/power-grid/power-grid.ts';
import { $stockFetch, refreshStock } from '../../../stores/stock/stock.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { useLive } from '../../base/use-live.ts';

const { texts } = powerGrid;

/** Placeholder until the stock is first loaded, with a retry if that fails. */
export function GridWaiting() {
  const fetch = useLive($stockFetch, 'fetching');
  return (
    <div className="power-grid-waiting surface" role="status">
      {fetch === 'failed' ? (
        <p>
          <Text of={texts.noStock} />{' '}
          <button type="button" className="btn btn-link" onClick={() => void refreshStock()}>
            <Text of={texts.again} />
          </button>
        </p>
      ) : (
        <p>
          <Text of={texts.waiting} />
        </p>
      )}
    </div>
  );
}
