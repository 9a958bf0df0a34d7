import { useEffect, useState } from 'react';
import type { RxOrder } from '../../domain/rx/rx-order.ts';
import type { Message } from '../../i18n/language/message.ts';
import { orderFacts } from '../../i18n/rx/late/order-facts.ts';
import { Text } from '../../ui/base/Text.tsx';
import { OrderPart } from '../../ui/order/OrderParts.tsx';

/** The warnings the shop confirmed. Few orders have any, so their sentences are fetched only for those. */
export function LateWarnings({ content }: { content: RxOrder }) {
  const [texts, setTexts] = useState<readonly Message[]>([]);
  useEffect(() => {
    void import('../../i18n/rx/late/acknowledged-texts.ts').then(({ acknowledgedTexts }) =>
      setTexts(acknowledgedTexts(content)),
    );
  }, [content]);
  return (
    <OrderPart title={orderFacts.texts.acknowledged}>
      <ul className="order-warnings">
        {texts.map((text) => (
          <li key={text[1]}>
            <Text of={text} />
          </li>
        ))}
      </ul>
    </OrderPart>
  );
}
