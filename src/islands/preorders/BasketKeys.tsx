import { basket } from '../../i18n/preorders/basket.ts';
import { Button } from '../../ui/base/Button.tsx';
import { askForKeys } from '../find/ask-for-keys.ts';

/** Button that shows the list's keyboard shortcuts. */
export function BasketKeys() {
  return (
    <p className="basket-keys">
      <Button look="link" text={basket.texts.keys} onClick={askForKeys} />
    </p>
  );
}
