import { useEffect, useRef, useState } from 'react';
import ticketSheet from '../../styles/ticket.scss?url';
import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';
import { type LazyCode, lazy } from '../base/lazy-code.ts';
import { lazySheet } from '../base/lazy-sheet.ts';
import type { SheetPaper } from './page-size.ts';

const pageSize = lazy(() => import('./page-size.ts'));

interface Printing<View, Paper> {
  readonly View: View;
  readonly paper: Paper;
  readonly sheet: CSSStyleSheet;
  readonly setPageSize: typeof import('./page-size.ts').setPageSize;
}

/**
 * Loads the ticket, renders it next to the page, opens the browser's print dialogue, and removes
 * the ticket afterwards.
 */
export function usePrinting<View, Paper extends SheetPaper = TicketPaper>(
  number: string,
  view: LazyCode<View>,
) {
  const [printing, setPrinting] = useState<Printing<View, Paper> | null>(null);
  const ticket = useRef<HTMLElement>(null);

  async function print(paper: Paper): Promise<void> {
    const [View, sheet, { setPageSize }] = await Promise.all([
      view.fetch(),
      lazySheet(ticketSheet),
      pageSize.fetch(),
    ]);
    setPrinting({ View, paper, sheet, setPageSize });
  }

  useEffect(() => {
    if (!printing || !ticket.current) return;
    printing.setPageSize(printing.sheet, { paper: printing.paper, number, ticket: ticket.current });
    const over = () => setPrinting(null);
    window.addEventListener('afterprint', over);
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, [printing, number]);

  return { printing, print, ticket };
}
