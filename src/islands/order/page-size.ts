import type { TicketPaper } from '../../ui/ticket/TicketFrame.tsx';

/** CSS pixels per millimetre. */
const pixels = 96 / 25.4;

/** Margin of a roll, mm. Receipt printers need one, and cut a little below it. */
const rollEdge = 4;

/** Paper of a ticket or of a delivery note, which can be A4. */
export type SheetPaper = TicketPaper | 'a4';

type Printed = { paper: SheetPaper; number: string; ticket: HTMLElement };

function rollPage({ ticket }: Printed): string {
  const length = Math.ceil(ticket.getBoundingClientRect().height / pixels) + 2 * rollEdge + 2;
  return `size: 80mm ${length}mm; margin: ${rollEdge}mm`;
}

/** Sheets can get separated, so each carries the order number and, in a job of one ticket, the page count. */
function sheetPage({ paper, number }: Printed, count: string): string {
  const foot = `content: '${number}'${count}; font: 7pt sans-serif`;
  return `size: ${paper.toUpperCase()}; margin: 10mm; @bottom-center { ${foot} }`;
}

const pageCount = ` '   ' counter(page) '/' counter(pages)`;

/** A roll is cut where the ticket ends, so its length is measured. */
const pageOf = (printed: Printed, count = '') =>
  printed.paper === 'roll' ? rollPage(printed) : sheetPage(printed, count);

const job = '.ticket-job';
/** Content before the first ticket would get a separate page if its page had another name. */
const before = `body:has(${job})`;

const isOfPrinting = (rule: CSSRule) =>
  rule instanceof CSSPageRule ||
  (rule instanceof CSSStyleRule &&
    [`${job} >`, before].some((start) => rule.selectorText.startsWith(start)));

function setRules(sheet: CSSStyleSheet, rules: readonly string[]): void {
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (rule && isOfPrinting(rule)) sheet.deleteRule(index);
  }
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
}

/** Sets the page size for printing one ticket. */
export function setPageSize(sheet: CSSStyleSheet, printed: Printed): void {
  setRules(sheet, [`@page { ${pageOf(printed, pageCount)} }`]);
}

/** Gives each ticket of a print job, a child of `.ticket-job`, pages in its own size. */
export function setPageSizes(sheet: CSSStyleSheet, tickets: readonly Printed[]): void {
  const rules = tickets.flatMap((printed, index) => [
    `@page ticket-${index} { ${pageOf(printed)} }`,
    `${job} > :nth-child(${index + 1}) { page: ticket-${index} }`,
  ]);
  setRules(sheet, [`${before} { page: ticket-0 }`, ...rules]);
}
