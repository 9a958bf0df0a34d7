import type { Delivery } from '../../domain/delivery/delivery.ts';
import { ordersCounted, delivery as words } from '../../i18n/delivery/delivery.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { titles } from '../../i18n/shell/shell.ts';
import { invoicesPath } from '../../panel/invoices-path.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { say } from '../../ui/base/say.tsx';
import { DeliveryFacts } from '../../ui/delivery/DeliveryFacts.tsx';
import { DeliveryLines } from '../../ui/delivery/DeliveryLines.tsx';
import { LazyLabDelivery } from './LazyLabDelivery.tsx';
import { Receipt } from './Receipt.tsx';

const { texts } = words;

function Standing({ shippedAt }: Pick<Delivery, 'shippedAt'>) {
  return (
    <span className={shippedAt ? 'chip chip-good' : 'chip chip-waiting'}>
      <Icon name={shippedAt ? 'truck' : 'box-seam'} />
      <span>{say(shippedAt ? orderStates.texts.shipped : texts.notShipped)}</span>
    </span>
  );
}

type ViewProps = { delivery: Delivery; isLab: boolean };

function Contents({ delivery, isLab }: ViewProps) {
  return (
    <>
      <section className="surface order-part">
        <h2>
          {say(texts.contents)} · {say(ordersCounted(delivery.lines.length))}
        </h2>
        <DeliveryLines lines={delivery.lines} showsAccount={isLab} />
      </section>
      <p className="order-back">
        <a href={panelRoutes.deliveries.path} data-back="">
          {say(texts.all)}
        </a>
        <a
          href={invoicesPath({ account: isLab ? delivery.account.id : '', delivery: delivery.id })}
        >
          {say(titles.texts.invoices)}
        </a>
      </p>
    </>
  );
}

/** A delivery with its orders, and the actions of the lab or of the shop. */
export function DeliveryView({ delivery, isLab }: ViewProps) {
  const contents = <Contents delivery={delivery} isLab={isLab} />;
  return (
    <article className="order delivery">
      <section className="surface order-part order-head">
        <p className="order-name">
          <strong className="number">{delivery.number}</strong>
          <Standing shippedAt={delivery.shippedAt} />
        </p>
        <DeliveryFacts delivery={delivery} showsAccount={isLab} />
      </section>
      {isLab ? (
        <LazyLabDelivery delivery={delivery}>{contents}</LazyLabDelivery>
      ) : (
        <>
          <Receipt key={delivery.id} delivery={delivery} />
          {contents}
        </>
      )}
    </article>
  );
}
