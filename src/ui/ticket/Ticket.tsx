import type { ReactNode, Ref } from 'react';
import type { PlacedRx } from '../../domain/order/order.ts';
import { formatIndex } from '../../i18n/language/format-optics.ts';
import { type FactText, inBoth, type Message } from '../../i18n/language/message.ts';
import { ticket as words } from '../../i18n/order/ticket.ts';
import { orderParts } from '../../i18n/orders/order-parts.ts';
import {
  type AcknowledgedWarning,
  acknowledgedWarnings,
} from '../../i18n/rx/lazy/acknowledged-warnings.ts';
import { FactList } from '../facts/FactList.tsx';
import { WarningLines } from '../order/WarningLines.tsx';
import { TicketFrame, type TicketPaper, TicketSection } from './TicketFrame.tsx';

/** A section of the ticket. Sections without facts are omitted. */
export interface TicketPart {
  readonly title: Message;
  readonly facts: readonly FactText[];
}

type TicketProps = {
  order: PlacedRx;
  paper: TicketPaper;
  /** The rows of both eyes. */
  eyes: ReactNode;
  eyeFacts: readonly FactText[];
  parts: readonly TicketPart[];
  sheet: Ref<HTMLElement>;
};

function Lens({ order: { content, lens } }: { order: PlacedRx }) {
  const { texts } = orderParts;
  return (
    <FactList
      facts={[
        { name: texts.design, value: [lens.design.fa, lens.design.en] },
        { name: texts.index, value: inBoth((locale) => formatIndex(content.lens.index, locale)) },
        { name: texts.colour, value: texts[content.lens.colour] },
        { name: texts.coating, value: [lens.coating.fa, lens.coating.en] },
      ]}
    />
  );
}

function ConfirmedWarnings({ warnings }: { warnings: readonly AcknowledgedWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <TicketSection title={words.texts.acknowledged}>
      <ul>
        <WarningLines warnings={warnings} />
      </ul>
    </TicketSection>
  );
}

/** Printed job ticket of a prescription order. */
export function Ticket({ order, paper, eyes, eyeFacts, parts, sheet }: TicketProps) {
  return (
    <TicketFrame {...{ order, paper, sheet }}>
      <TicketSection title={orderParts.texts.prescription}>
        {eyes}
        {eyeFacts.length > 0 && <FactList facts={eyeFacts} />}
      </TicketSection>
      <div className="ticket-parts">
        <TicketSection title={orderParts.texts.lens}>
          <Lens order={order} />
        </TicketSection>
        {parts.map(
          ({ title, facts }) =>
            facts.length > 0 && (
              <TicketSection key={title[1]} title={title}>
                <FactList facts={facts} />
              </TicketSection>
            ),
        )}
        <ConfirmedWarnings warnings={acknowledgedWarnings(order.content)} />
      </div>
    </TicketFrame>
  );
}
