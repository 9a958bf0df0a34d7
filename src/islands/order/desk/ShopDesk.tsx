import { useEffect, useState } from 'react';
import { shopTransitions } from '../../../domain/lifecycle/shop-transitions.ts';
import type { Order } from '../../../domain/order/order.ts';
import { fill } from '../../../i18n/language/message.ts';
import { moneyText } from '../../../i18n/language/money-text.ts';
import { desk, shopActs } from '../../../i18n/order/shop-desk.ts';
import { say } from '../../../ui/base/say.tsx';
import { lazy } from '../../base/lazy-code.ts';
import { type Acts, Desk } from './Desk.tsx';
import { HeldOrder } from './HeldOrder.tsx';
import { LazyAnswer } from './LazyAnswer.tsx';

const { texts } = shopActs;

const correcting = lazy(() => import('../../../stores/orders/correct.ts'));

const acts: Acts = {
  agree: { label: texts.agree, icon: 'check2', look: 'main' },
  deliver: { label: texts.deliver, icon: 'house-check', look: 'main' },
  answer: { label: texts.answer, icon: 'send', look: 'inline' },
  askRemake: { label: texts.askRemake, icon: 'arrow-repeat' },
  correct: {
    label: texts.correct,
    icon: 'pencil',
    opens: async (order) => (await correcting.fetch()).openCorrection(order),
  },
  write: { label: texts.write, icon: 'envelope' },
  cancel: { label: texts.cancel, icon: 'slash-circle' },
};

/** Whether the answer field is shown: from the question until it is answered or withdrawn. */
function useAnswering({ state, heldFor }: Order) {
  const isAsked = state === 'onHold' && !heldFor;
  const [isAnswering, setAnswering] = useState(isAsked);
  useEffect(() => {
    if (isAsked) setAnswering(true);
  }, [isAsked]);
  return [isAnswering, () => setAnswering(false)] as const;
}

/** What a shop can do with its order. */
export function ShopDesk({ order }: { order: Order }) {
  const [isAnswering, endAnswering] = useAnswering(order);
  const price = moneyText(order.total);
  return (
    <Desk order={order} side="shop" acts={acts} rows={shopTransitions}>
      {(settle) => (
        <>
          {order.state === 'quoted' && (
            <p>
              <strong>{say(fill(desk.texts.quoted, { price }))}</strong>{' '}
              {say(desk.texts.quotedHint)}
            </p>
          )}
          <HeldOrder order={order} words={desk.texts.held} />
          {isAnswering && (
            <LazyAnswer
              order={order}
              label={texts.answer}
              onSettled={(notice) => {
                endAnswering();
                settle(notice);
              }}
            />
          )}
        </>
      )}
    </Desk>
  );
}
