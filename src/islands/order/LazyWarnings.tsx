import type { RxOrder } from '../../domain/rx/rx-order.ts';
import { orderFacts } from '../../i18n/rx/lazy/order-facts.ts';
import { say } from '../../ui/base/say.tsx';
import { OrderPart } from '../../ui/order/OrderParts.tsx';
import { NotLoaded } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLazy } from '../base/use-lazy.ts';

const sentences = lazy(
  async () => (await import('../../i18n/rx/lazy/acknowledged-texts.ts')).acknowledgedTexts,
);

/** The warnings the shop confirmed. Few orders have any, so their sentences are fetched only for those. */
export function LazyWarnings({ content }: { content: RxOrder }) {
  const { part, hasFailed, retry } = useLazy(sentences);
  return (
    <OrderPart title={orderFacts.texts.acknowledged}>
      {!part && hasFailed && <NotLoaded onRetry={retry} />}
      <ul className="order-warnings">
        {part?.It(content).map((text) => (
          <li key={text[1]}>{say(text)}</li>
        ))}
      </ul>
    </OrderPart>
  );
}
