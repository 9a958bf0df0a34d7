import { useEffect, useRef, useState } from 'react';
import ticketSheet from '../../styles/ticket.scss?url';
import type { Ticket, TicketPaper } from '../../ui/ticket/Ticket.tsx';
import { lateSheet } from '../late-sheet.ts';
import { choosePaper } from './paper.ts';

interface Printing {
  readonly View: typeof Ticket;
  readonly paper: TicketPaper;
  readonly sheet: CSSStyleSheet;
}

/** Puts the ticket beside the page, opens the browser's print dialogue, and takes it away when that is over. */
export function usePrinting(number: string) {
  const [printing, setPrinting] = useState<Printing | null>(null);
  const ticket = useRef<HTMLElement>(null);

  async function print(paper: TicketPaper): Promise<void> {
    const [{ Ticket: View }, sheet] = await Promise.all([
      import('../../ui/ticket/Ticket.tsx'),
      lateSheet(ticketSheet),
    ]);
    setPrinting({ View, paper, sheet });
  }

  useEffect(() => {
    if (!printing || !ticket.current) return;
    choosePaper(printing.sheet, { paper: printing.paper, number, ticket: ticket.current });
    const over = () => setPrinting(null);
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, [printing, number]);

  return { printing, print, ticket };
}
