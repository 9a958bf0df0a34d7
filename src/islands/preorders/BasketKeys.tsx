import { basket } from '../../i18n/preorders/basket.ts';
import { basketKeyList } from '../../i18n/preorders/basket-key-list.ts';
import { say } from '../../ui/base/say.tsx';
import { KeyLines } from '../../ui/shell/KeyLines.tsx';

/** The keys of the list, for those who look for them. */
export function BasketKeys() {
  return (
    <details className="basket-keys">
      <summary>{say(basket.texts.keys)}</summary>
      <KeyLines of={basketKeyList} />
    </details>
  );
}
