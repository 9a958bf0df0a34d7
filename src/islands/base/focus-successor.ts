import { controls, type FocusPlace, lists } from './focus-place.ts';

const headings = 'h1, h2, h3, h4, legend';

/** Whether an element can take the focus now. */
export function canFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled')) return false;
  return !element.closest('[inert]') && element.checkVisibility();
}

function firstControl(within: Element): HTMLElement | undefined {
  const inner = within.querySelectorAll<HTMLElement>(controls);
  const own = within instanceof HTMLElement && within.matches(controls) ? [within] : [];
  return [...own, ...inner].find((each) => each.tabIndex >= 0 && canFocus(each));
}

function headingIn(within: Element): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(headings)].find(canFocus);
}

/** Where to enter the replacement: its heading if it has one, or else its first control. */
const entryOf = (part: Element) => headingIn(part) ?? firstControl(part);

/** Rows that take the focus themselves, so that the user doesn't activate one of their controls by mistake. */
const focusableRows = 'li[tabindex], tr[tabindex], article[tabindex]';

const rowEntry = (part: Element) =>
  part instanceof HTMLElement && part.matches(focusableRows) && canFocus(part)
    ? part
    : firstControl(part);

const rowAround = (part: Element) => part.closest<HTMLElement>(focusableRows) ?? undefined;

function firstOf(parts: readonly Element[], find: (part: Element) => HTMLElement | undefined) {
  for (const part of parts) {
    const found = find(part);
    if (found) return found;
  }
  return undefined;
}

/** For a removed row, the next or previous row. For a control, its replacement, its row, or its neighbour. */
function nearby({ parent, child, children }: FocusPlace['levels'][number]) {
  const at = children.indexOf(child);
  const here = (part: Element) => part !== child && part.parentElement === parent;
  const beside = [...children.slice(at + 1), ...children.slice(0, at).reverse()].filter(here);
  const fresh = [...parent.children].filter((part) => !children.includes(part));
  if (parent.matches(lists)) return firstOf([...beside, ...fresh], rowEntry);
  return firstOf(fresh, entryOf) ?? rowAround(parent) ?? firstOf(beside, rowEntry);
}

function firstNewRow({ before }: FocusPlace): HTMLElement | undefined {
  if (!before?.list.isConnected) return undefined;
  return firstOf([...before.list.children].slice(before.rows), rowEntry);
}

/**
 * The element to focus after a control was removed: the first row it added, its replacement or
 * neighbour, the nearest heading, or finally the page's heading.
 */
export function successorOf(place: FocusPlace): HTMLElement | undefined {
  const remaining = place.levels.filter(
    ({ parent }) => parent.isConnected && parent !== document.body,
  );
  const [innermost] = remaining;
  const near = firstNewRow(place) ?? (innermost && nearby(innermost));
  const headed = firstOf(
    remaining.map(({ parent }) => parent),
    headingIn,
  );
  return near ?? headed ?? document.querySelector<HTMLElement>('#page-title') ?? undefined;
}

/** Focuses an element. Makes a heading focusable first. */
export function focusOn(element: HTMLElement | undefined): void {
  if (!element) return;
  const isHeading = element.matches(headings);
  if (isHeading && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: isHeading });
}
