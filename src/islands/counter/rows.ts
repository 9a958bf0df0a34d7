const links = '.table-open';

/** The links of the rows, in the order of the list. */
export function rowLinks(queue: Element): HTMLAnchorElement[] {
  return [...queue.querySelectorAll<HTMLAnchorElement>(links)];
}

/** The place in the list of the row that holds an element; -1 outside of the rows. */
export function rowOf(queue: Element, element: Element | null): number {
  const row = element?.closest('.table-row');
  return row ? rowLinks(queue).findIndex((link) => row.contains(link)) : -1;
}

/** Whether an element is the link that opens an order. */
export const isRowLink = (element: Element): boolean => element.closest(links) !== null;
