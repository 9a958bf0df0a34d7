import type { TicketPaper } from '../../ui/ticket/Ticket.tsx';

/** CSS pixels to a millimetre. */
const pixels = 96 / 25.4;

/** Clear edge of a roll, mm; its printers need some, and cut a little below. */
const rollEdge = 4;

function rollPage(ticket: HTMLElement): string {
  const length = Math.ceil(ticket.getBoundingClientRect().height / pixels) + 2 * rollEdge + 2;
  return `@page { size: 80mm ${length}mm; margin: ${rollEdge}mm }`;
}

const pages: Record<TicketPaper, (ticket: HTMLElement) => string> = {
  a5: () => '@page { size: A5; margin: 10mm }',
  roll: rollPage,
};

/** Says what paper the ticket is printed on; a roll is cut where the ticket ends, which only its height tells. */
export function choosePaper(sheet: CSSStyleSheet, paper: TicketPaper, ticket: HTMLElement): void {
  const before = [...sheet.cssRules].findIndex((rule) => rule instanceof CSSPageRule);
  if (before >= 0) sheet.deleteRule(before);
  sheet.insertRule(pages[paper](ticket), sheet.cssRules.length);
}
