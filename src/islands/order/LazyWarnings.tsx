import type { RxOrder } from '../../domain/rx/rx-order.ts';
import { orderFacts } from '../../i18n/rx/lazy/order-facts.ts';
import { OrderPart } from '../../ui/order/OrderParts.tsx';
import { WarningLines } from '../../ui/order/WarningLines.tsx';
import { NotLoaded } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';

const warnings = lazy(
  async () => (await import('../../i18n/rx/lazy/acknowledged-warnings.ts')).acknowledgedWarnings,
);

/** The warnings the shop confirmed. Few orders have any, so their sentences are fetched only for those. */
export function LazyWarnings({ content }: { content: RxOrder }) {
  const { part, hasFailed, retry } = useLazy(warnings);
  return (
    <OrderPart title={orderFacts.texts.acknowledged}>
      {!part && hasFailed && <NotLoaded onRetry={retry} />}
      <ul className="order-warnings">{part && <WarningLines warnings={part.It(content)} />}</ul>
    </OrderPart>
  );
}
