import type { Ref } from 'react';
import type { PlacedAccessories } from '../../domain/order/order.ts';
import { accessoryColumns } from '../../i18n/order/accessory-columns.ts';
import { AccessoryLines } from '../order/AccessoryLines.tsx';
import { TicketFrame, type TicketPaper, TicketSection } from './TicketFrame.tsx';

type TicketProps = { order: PlacedAccessories; paper: TicketPaper; sheet: Ref<HTMLElement> };

/** Printed picking list of an accessories order. */
export function AccessoriesTicket({ order, paper, sheet }: TicketProps) {
  return (
    <TicketFrame {...{ order, paper, sheet }}>
      <TicketSection title={accessoryColumns.texts.title}>
        <AccessoryLines order={order} isPickingList />
      </TicketSection>
    </TicketFrame>
  );
}
