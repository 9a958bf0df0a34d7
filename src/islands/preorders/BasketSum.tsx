import { withCount } from '../../i18n/language/count-text.ts';
import { basket, sumWords } from '../../i18n/preorders/basket.ts';
import { $allSum, $sendable, selectSendable } from '../../stores/preorders/selection.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { useLive } from '../base/use-live.ts';

const { texts } = basket;

/** Number and total of all pre-orders, and a button that selects those that can be sent. */
export function BasketSum() {
  const sum = useLive($allSum, null);
  const sendable = useLive($sendable, []).length;
  if (!sum || sum.count === 0) return null;
  return (
    <div className="basket-sum">
      <span>{say(withCount(texts.all, sum.count))}</span>
      <strong>
        {say(texts.total)}: {say(sumWords(sum))}
      </strong>
      {sendable > 0 && (
        <Button text={withCount(texts.selectSendable, sendable)} onClick={selectSendable} />
      )}
    </div>
  );
}
