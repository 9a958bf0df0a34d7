import type { OrderKind } from '../../domain/order/order.ts';
import { composing } from '../../i18n/compose/composing.ts';
import type { Composer } from '../../stores/compose/composer.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = composing;

/** Send and Save. */
export function ShelfWays({ order }: { order: Pick<Composer<OrderKind>, 'send' | 'save'> }) {
  return (
    <div className="stock-ways">
      <button type="button" className="btn btn-primary" onClick={order.send}>
        <Icon name="send" />
        {say(texts.send)}
      </button>
      <Button text={texts.save} onClick={order.save} />
    </div>
  );
}
