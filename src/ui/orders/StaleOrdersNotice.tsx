import { orders, ordersNothing } from '../../i18n/orders/orders.ts';
import { LazyAge } from '../age/LazyAge.tsx';
import { Button } from '../base/Button.tsx';
import { Icon } from '../base/Icon.tsx';

const { texts } = ordersNothing;
const withAge = { offline: texts.offlineKept, failed: texts.failedKept };

type ProblemProps = {
  why: 'offline' | 'failed';
  /** When the orders on screen were fetched, ms since 1970. */
  at: number;
  onRetry: () => void;
};

/** Notice below the list that newer or earlier orders couldn't be fetched. */
export function StaleOrdersNotice({ why, at, onRetry }: ProblemProps) {
  return (
    <div className="stale-notice" role="status">
      <Icon name={why === 'offline' ? 'cloud-slash' : 'exclamation-circle'} />
      <span>
        <LazyAge text={withAge[why]} withoutAge={texts[why]} at={at} />
      </span>
      <Button look="link" text={orders.texts.again} onClick={onRetry} />
    </div>
  );
}
