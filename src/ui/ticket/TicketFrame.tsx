import type { ReactNode, Ref } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { patientOf } from '../../domain/order/patient-of.ts';
import type { Message } from '../../i18n/language/message.ts';
import { ticket as words } from '../../i18n/order/ticket.ts';
import { orders } from '../../i18n/orders/orders.ts';
import { shell } from '../../i18n/shell/shell.ts';
import { say } from '../base/say.tsx';
import { Fact } from '../facts/Fact.tsx';
import { Instant } from '../orders/Instant.tsx';
import { Barcode } from './Barcode.tsx';

/** An A5 sheet, or an 80 mm roll that is cut where the ticket ends. */
export type TicketPaper = 'a5' | 'roll';

function Head({ order }: { order: Order }) {
  return (
    <header className="ticket-head">
      <p className="ticket-name">
        <b>{say(shell.texts.brand)}</b> {say(words.texts.title)}
      </p>
      <div className="ticket-code" dir="ltr">
        <Barcode text={order.number} />
        <strong>{order.number}</strong>
      </div>
    </header>
  );
}

function TicketOwner({ order }: { order: Order }) {
  const { account, content, placedAt, correctedAt } = order;
  const said = [
    [orders.texts.account, account.name],
    [orders.texts.patient, patientOf(content)],
    [orders.texts.reference, content.reference],
    [words.texts.tray, 'tray' in content ? content.tray : ''],
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
      {correctedAt && (
        <Fact name={orders.texts.corrected}>
          <Instant at={correctedAt} />
        </Fact>
      )}
    </dl>
  );
}

export function TicketSection({ title, children }: { title: Message; children: ReactNode }) {
  return (
    <section className="ticket-part">
      <h2>{say(title)}</h2>
      {children}
    </section>
  );
}

type FrameProps = {
  order: Order;
  paper: TicketPaper;
  sheet: Ref<HTMLElement>;
  children: ReactNode;
};

/** Header and footer of every ticket: number, barcode, account and patient; remarks. */
export function TicketFrame({ order, paper, sheet, children }: FrameProps) {
  const { remarks } = order.content;
  return (
    <article
      className={paper === 'a5' ? 'ticket ticket-a5' : 'ticket ticket-roll'}
      aria-hidden="true"
      ref={sheet}
    >
      <Head order={order} />
      <TicketOwner order={order} />
      {children}
      {remarks !== '' && (
        <TicketSection title={orders.texts.remarks}>
          <p className="typed" dir="auto">
            {remarks}
          </p>
        </TicketSection>
      )}
    </article>
  );
}
