import type { Ref } from 'react';
import type { PlacedStock } from '../../domain/order/order.ts';
import { orderParts } from '../../i18n/orders/order-parts.ts';
import { StockLines } from '../order/StockLines.tsx';
import { TicketFrame, type TicketPaper, TicketSection } from './TicketFrame.tsx';

type StockTicketProps = { order: PlacedStock; paper: TicketPaper; sheet: Ref<HTMLElement> };

/** Printed pick list of a stock order. */
export function StockTicket({ order, paper, sheet }: StockTicketProps) {
  return (
    <TicketFrame {...{ order, paper, sheet }}>
      <TicketSection title={orderParts.texts.stock}>
        <StockLines order={order} hasPrices={false} />
      </TicketSection>
    </TicketFrame>
  );
}
