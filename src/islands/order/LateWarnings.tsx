import type { RxOrder } from '../../domain/rx/rx-order.ts';
import { orderFacts } from '../../i18n/rx/late/order-facts.ts';
import { say } from '../../ui/base/say.tsx';
import { OrderPart } from '../../ui/order/OrderParts.tsx';
import { NotLoaded } from '../base/Late.tsx';
import { late } from '../base/late-code.ts';
import { useLate } from '../base/use-late.ts';

const sentences = late(
  async () => (await import('../../i18n/rx/late/acknowledged-texts.ts')).acknowledgedTexts,
);

/** The warnings the shop confirmed. Few orders have any, so their sentences are fetched only for those. */
export function LateWarnings({ content }: { content: RxOrder }) {
  const { part, hasFailed, retry } = useLate(sentences);
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
