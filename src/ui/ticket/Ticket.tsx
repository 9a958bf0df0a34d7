import type { ReactNode, Ref } from 'react';
import type { PlacedRx } from '../../domain/order.ts';
import { formatIndex } from '../../i18n/format-number.ts';
import { inBoth } from '../../i18n/in-both.ts';
import type { Message } from '../../i18n/message.ts';
import { orderParts, orders } from '../../i18n/messages/orders.ts';
import { shell } from '../../i18n/messages/shell.ts';
import { ticket as words } from '../../i18n/messages/ticket.ts';
import { Fact } from '../Fact.tsx';
import { FactList, type FactText } from '../FactList.tsx';
import { Instant } from '../Instant.tsx';
import { Text } from '../Text.tsx';
import { Barcode } from './Barcode.tsx';

/** Paper that tickets are printed on: a sheet, or a roll of 80 mm cut where the ticket ends. */
export type TicketPaper = 'a5' | 'roll';

/** A part of the ticket under its heading; one without facts is left out. */
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
  acknowledged: readonly Message[];
  sheet: Ref<HTMLElement>;
};

function Head({ order }: { order: PlacedRx }) {
  return (
    <header className="ticket-head">
      <p className="ticket-name">
        <b>
          <Text of={shell.texts.brand} />
        </b>{' '}
        <Text of={words.texts.title} />
      </p>
      <div className="ticket-code" dir="ltr">
        <Barcode text={order.number} />
        <strong>{order.number}</strong>
      </div>
    </header>
  );
}

function Whose({ order: { account, content, placedAt } }: { order: PlacedRx }) {
  const said = [
    [orders.texts.account, account.name],
    [orders.texts.patient, content.patient],
    [orders.texts.reference, content.reference],
    [words.texts.tray, content.tray],
  ] as const;
  return (
    <dl className="facts">
      {said.map(
        ([name, value]) =>
          value !== '' && (
            <Fact key={name[1]} name={name}>
              <bdi>{value}</bdi>
            </Fact>
          ),
      )}
      <Fact name={orders.texts.placedAt}>
        <Instant at={placedAt} />
      </Fact>
    </dl>
  );
}

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

function Part({ title, children }: { title: Message; children: ReactNode }) {
  return (
    <section className="ticket-part">
      <h2>
        <Text of={title} />
      </h2>
      {children}
    </section>
  );
}

function Acknowledged({ warnings }: { warnings: readonly Message[] }) {
  if (warnings.length === 0) return null;
  return (
    <Part title={words.texts.acknowledged}>
      <ul>
        {warnings.map((text) => (
          <li key={text[1]}>
            <Text of={text} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Everything the lab's hands need to know of an order, on paper. */
export function Ticket({ order, paper, eyes, eyeFacts, parts, acknowledged, sheet }: TicketProps) {
  const { remarks } = order.content;
  return (
    <article
      className={paper === 'a5' ? 'ticket ticket-a5' : 'ticket ticket-roll'}
      aria-hidden="true"
      ref={sheet}
    >
      <Head order={order} />
      <Whose order={order} />
      <Part title={orderParts.texts.prescription}>
        {eyes}
        {eyeFacts.length > 0 && <FactList facts={eyeFacts} />}
      </Part>
      <div className="ticket-parts">
        <Part title={orderParts.texts.lens}>
          <Lens order={order} />
        </Part>
        {parts.map(
          ({ title, facts }) =>
            facts.length > 0 && (
              <Part key={title[1]} title={title}>
                <FactList facts={facts} />
              </Part>
            ),
        )}
        <Acknowledged warnings={acknowledged} />
      </div>
      {remarks !== '' && (
        <Part title={orders.texts.remarks}>
          <p className="typed" dir="auto">
            {remarks}
          </p>
        </Part>
      )}
    </article>
  );
}
