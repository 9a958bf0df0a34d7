import { orders, ordersNothing } from '../../i18n/orders/orders.ts';
import { LazyAge } from '../age/LazyAge.tsx';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';

const { texts } = ordersNothing;
const withAge = { offline: texts.offlineKept, failed: texts.failedKept };

type ProblemProps = {
  why: 'offline' | 'failed';
  /** When the orders on screen were fetched, ms since 1970. */
  at: number;
  onRetry: () => void;
};

/** Notice below the list: newer or earlier orders could not be fetched. */
export function StaleOrdersNotice({ why, at, onRetry }: ProblemProps) {
  return (
    <div className="orders-problem" role="status">
      <Icon name={why === 'offline' ? 'cloud-slash' : 'exclamation-circle'} />
      <span>
        <LazyAge text={withAge[why]} withoutAge={texts[why]} at={at} />
      </span>
      <button type="button" className="btn btn-link" onClick={onRetry}>
        {say(orders.texts.again)}
      </button>
    </div>
  );
}
