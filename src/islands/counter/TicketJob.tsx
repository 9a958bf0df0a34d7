import { useEffect, useRef } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { AccessoriesTicket } from '../../ui/ticket/AccessoriesTicket.tsx';
import { StockTicket } from '../../ui/ticket/StockTicket.tsx';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';
import { setPageSizes } from '../order/page-size.ts';
import { RxTicket } from '../order/ticket/RxTicket.tsx';

export type Job = { orders: readonly Order[]; paper: TicketPaper; sheet: CSSStyleSheet };

type JobProps = Job & { onOver: () => void };

function OneTicket({ order, paper }: { order: Order; paper: TicketPaper }) {
  switch (order.kind) {
    case 'rx':
      return <RxTicket order={order} paper={paper} />;
    case 'stock':
      return <StockTicket order={order} paper={paper} sheet={null} />;
    case 'accessories':
      return <AccessoriesTicket order={order} paper={paper} sheet={null} />;
  }
}

/** The tickets of many orders as one print job. Opens the browser's print dialog. */
export function TicketJob({ orders, paper, sheet, onOver }: JobProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tickets = [...(box.current?.children ?? [])].flatMap((ticket, place) => {
      const number = orders[place]?.number;
      return ticket instanceof HTMLElement && number ? [{ paper, number, ticket }] : [];
    });
    setPageSizes(sheet, tickets);
    window.addEventListener('afterprint', onOver);
    window.print();
    return () => window.removeEventListener('afterprint', onOver);
  }, [orders, paper, sheet, onOver]);
  return (
    <div className="ticket-job" ref={box}>
      {orders.map((order) => (
        <OneTicket key={order.id} order={order} paper={paper} />
      ))}
    </div>
  );
}
