import { stockSending } from '../../i18n/stock/stock-sending.ts';
import { saveOrder, sendOrder } from '../../stores/stock/sending.ts';
import type { StockScreen } from '../../stores/stock/work.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';

const { texts } = stockSending;

/** The two ways out: to the lab, or to the pre-orders of this device. */
export function StockWays({ screen }: { screen: StockScreen }) {
  return (
    <div className="stock-ways">
      <button type="button" className="btn btn-primary" onClick={() => sendOrder(screen)}>
        <Icon name="send" />
        <Text of={texts.send} />
      </button>
      <button type="button" className="btn btn-outline-primary" onClick={() => saveOrder(screen)}>
        <Text of={texts.save} />
      </button>
    </div>
  );
}
