import type { Ref } from 'react';
import type { PlacedRx } from '../../../domain/order/order.ts';
import { eyeFacts, rxParts } from '../../../i18n/rx/lazy/rx-facts.ts';
import { PrescriptionTable } from '../../../ui/order/PrescriptionTable.tsx';
import { Ticket } from '../../../ui/ticket/Ticket.tsx';
import type { TicketPaper } from '../../../ui/ticket/TicketFrame.tsx';

type RxTicketProps = { order: PlacedRx; paper: TicketPaper; sheet?: Ref<HTMLElement> };

/** The job ticket of a prescription order, with the facts its page shows. */
export function RxTicket({ order, paper, sheet = null }: RxTicketProps) {
  const { right, left, balance } = order.content;
  return (
    <Ticket
      order={order}
      paper={paper}
      eyes={<PrescriptionTable {...{ right, left, balance }} />}
      eyeFacts={eyeFacts(order.content)}
      parts={rxParts(order)}
      sheet={sheet}
    />
  );
}
