import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';

/** CSS pixels per millimetre. */
const pixels = 96 / 25.4;

/** Margin of a roll, mm; receipt printers need one, and cut a little below it. */
const rollEdge = 4;

function rollPage(ticket: HTMLElement): string {
  const length = Math.ceil(ticket.getBoundingClientRect().height / pixels) + 2 * rollEdge + 2;
  return `@page { size: 80mm ${length}mm; margin: ${rollEdge}mm }`;
}

/** Sheets can get separated, so each carries the order number and the page count. */
function sheetPage(_: HTMLElement, number: string): string {
  const foot = `content: '${number}   ' counter(page) '/' counter(pages); font: 7pt sans-serif`;
  return `@page { size: A5; margin: 10mm; @bottom-center { ${foot} } }`;
}

const pages = { a5: sheetPage, roll: rollPage } as const satisfies Record<
  TicketPaper,
  (ticket: HTMLElement, number: string) => string
>;

type Printed = { paper: TicketPaper; number: string; ticket: HTMLElement };

/** Sets the page size for printing. A roll is cut where the ticket ends, so its length is measured. */
export function setPageSize(sheet: CSSStyleSheet, { paper, number, ticket }: Printed): void {
  const before = [...sheet.cssRules].findIndex((rule) => rule instanceof CSSPageRule);
  if (before >= 0) sheet.deleteRule(before);
  sheet.insertRule(pages[paper](ticket, number), sheet.cssRules.length);
}
