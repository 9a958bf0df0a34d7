import { basket, sumWords, withCount } from '../../i18n/preorders/basket.ts';
import { $allSum, $sendable, selectSendable } from '../../stores/preorders/selection.ts';
import { Text } from '../../ui/base/Text.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = basket;

/** Number and total of all pre-orders, and what can be sent of them in one go. */
export function BasketSum() {
  const sum = useLive($allSum, null);
  const sendable = useLive($sendable, []).length;
  if (!sum || sum.count === 0) return null;
  return (
    <div className="basket-sum">
      <span>
        <Text of={withCount(texts.all, sum.count)} />
      </span>
      <strong>
        <Text of={texts.total} />: <Text of={sumWords(sum)} />
      </strong>
      {sendable > 0 && (
        <button type="button" className="btn btn-outline-primary" onClick={selectSendable}>
          <Text of={withCount(texts.selectSendable, sendable)} />
        </button>
      )}
    </div>
  );
}
