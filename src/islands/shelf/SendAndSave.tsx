import type { OrderKind } from '../../domain/order/order.ts';
import { composing } from '../../i18n/compose/composing.ts';
import type { Composer } from '../../stores/compose/composer.ts';
import { Button } from '../../ui/base/Button.tsx';

const { texts } = composing;

/** The Send and Save buttons. */
export function SendAndSave({ order }: { order: Pick<Composer<OrderKind>, 'send' | 'save'> }) {
  return (
    <div className="stock-ways">
      <Button look="primary" icon="send" text={texts.send} onClick={order.send} />
      <Button text={texts.save} onClick={order.save} />
    </div>
  );
}
