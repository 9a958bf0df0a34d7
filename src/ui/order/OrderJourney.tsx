import { foreseenDay } from '../../domain/lifecycle/foreseen-day.ts';
import { type Journey, type JourneyStep, journeyOf } from '../../domain/lifecycle/journey.ts';
import { shownState } from '../../domain/lifecycle/shown-state.ts';
import type { Order } from '../../domain/order/order.ts';
import { eventFacts } from '../../i18n/order/event-words.ts';
import { journey } from '../../i18n/order/journey.ts';
import { orderStates } from '../../i18n/orders/orders.ts';
import { Age } from '../age/Age.tsx';
import { say } from '../base/say.tsx';
import { Day } from '../orders/Day.tsx';

const { texts } = journey;

/** Class names in full, so that they can be found in the stylesheet. */
const looks = {
  done: 'journey-done',
  now: 'journey-now',
  stopped: 'journey-stopped',
  ahead: 'journey-ahead',
} as const;

/** How long ago an instant was. */
function Ago({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <Age text={texts.ago} at={Date.parse(at)} />
    </time>
  );
}

/** A stage, and how long ago it was reached. */
function Step({ step: { state, standing, at } }: { step: JourneyStep }) {
  const isHere = standing === 'now' || standing === 'stopped';
  return (
    <li className={looks[standing]} aria-current={isHere ? 'step' : undefined}>
      <span>
        {say(state === 'submitted' ? texts.ordered : orderStates.texts[state])}
        <span className="visually-hidden">, {say(texts[standing])}</span>
      </span>
      {at && (
        <small>
          <Ago at={at} />
        </small>
      )}
    </li>
  );
}

type Reader = { order: Order; reader: 'shop' | 'lab' };

/** The order's state and since when, whose turn it is, and the promised day and (if different) the expected day. */
function Summary({ order, reader, turn, since }: Reader & Pick<Journey, 'turn' | 'since'>) {
  const foreseen = foreseenDay(order.events);
  return (
    <p className="journey-summary">
      <span>
        <strong>{say(orderStates.texts[shownState(order)])}</strong> {since && <Ago at={since} />}
      </span>
      {turn && <strong>{say(turn === reader ? texts.yours : texts[turn])}</strong>}
      {order.promisedFor && (
        <span>
          {say(eventFacts.texts.promisedFor)}: <Day day={order.promisedFor} />
        </span>
      )}
      {foreseen && foreseen !== order.promisedFor && (
        <span>
          {say(texts.foreseen)}: <Day day={foreseen} />
        </span>
      )}
    </p>
  );
}

/** The stages of an order, and which one it is at. */
export function OrderJourney({ order, reader }: Reader) {
  const { steps, turn, since } = journeyOf(order);
  return (
    <section className="surface order-part order-journey">
      <h2 className="visually-hidden">{say(texts.title)}</h2>
      <ol className="journey">
        {steps.map((step) => (
          <Step key={step.state} step={step} />
        ))}
      </ol>
      <Summary {...{ order, reader, turn, since }} />
    </section>
  );
}
