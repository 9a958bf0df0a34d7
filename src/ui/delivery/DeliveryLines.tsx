import type { DeliveryLine } from '../../domain/delivery/delivery.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import { delivery as words } from '../../i18n/delivery/delivery.ts';
import { inBoth } from '../../i18n/language/message.ts';
import { orderPath } from '../../panel/routes.ts';
import { Icon } from '../base/Icon.tsx';
import { say } from '../base/say.tsx';
import { OrderStateChip } from '../orders/OrderStateChip.tsx';
import { orderKinds } from '../orders/order-kinds.ts';
import { Pieces } from '../orders/Pieces.tsx';

type LinesProps = { lines: readonly DeliveryLine[]; showsAccount: boolean };

function Line({ line, showsAccount }: { line: DeliveryLine; showsAccount: boolean }) {
  const { order, pieces, isMissing } = line;
  const named = [patientOf(order), order.reference].filter((text) => text !== '');
  return (
    <li className="delivery-line">
      <a className="number" href={orderPath(order.id, showsAccount ? order.account.id : undefined)}>
        {order.number}
      </a>
      <span className="delivery-what">
        <Icon name={orderKinds[order.kind].icon} />
        {say(inBoth((locale) => order.title[locale]))}{' '}
        <span className="delivery-pieces">
          · <Pieces count={pieces} />
        </span>
        {named.length > 0 && (
          <small>
            {named.map((text) => (
              <bdi key={text}>{text}</bdi>
            ))}
          </small>
        )}
      </span>
      <span className="delivery-state">
        <OrderStateChip order={order} />
        {isMissing && order.state === 'shipped' && (
          <strong className="delivery-missing">
            <Icon name="exclamation-circle" /> {say(words.texts.missing)}
          </strong>
        )}
      </span>
    </li>
  );
}

/** The orders of a delivery, each with its state. */
export function DeliveryLines({ lines, showsAccount }: LinesProps) {
  return (
    <ul className="delivery-lines">
      {lines.map((line) => (
        <Line key={line.order.id} line={line} showsAccount={showsAccount} />
      ))}
    </ul>
  );
}
