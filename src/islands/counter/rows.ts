const links = '.table-open';

/** The links of the rows, in list order. */
export function rowLinks(queue: Element): HTMLAnchorElement[] {
  return [...queue.querySelectorAll<HTMLAnchorElement>(links)];
}

/** Index of the row that contains an element, or -1. */
export function rowOf(queue: Element, element: Element | null): number {
  const row = element?.closest('.table-row');
  return row ? rowLinks(queue).findIndex((link) => row.contains(link)) : -1;
}

/** Whether an element is the link that opens an order. */
export const isRowLink = (element: Element): boolean => element.closest(links) !== null;
