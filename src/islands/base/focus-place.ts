/** A list before a control, and how many rows it had: "more" adds some and may disappear as a result. */
type ListBefore = { list: Element; rows: number };

/** Where a control is on the page: its ancestors, each with the children it has, from the innermost on. */
export type FocusPlace = {
  element: HTMLElement;
  levels: readonly { parent: Element; child: Element; children: readonly Element[] }[];
  before: ListBefore | null;
};

export const lists = 'tbody, ul, ol';
export const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

function listBefore(element: Element): ListBefore | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches(`main, body, li, tr, [role="dialog"], ${lists}`)) return null;
    for (let near = at.previousElementSibling; near; near = near.previousElementSibling) {
      const list = near.matches(lists) ? near : near.querySelector(lists);
      if (list) return { list, rows: list.childElementCount };
    }
  }
  return null;
}

/** Remembers where a control is, to find what takes its place once it has gone. */
export function placeOf(element: HTMLElement): FocusPlace {
  const levels = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    levels.push({ parent, child, children: [...parent.children] });
    if (parent === document.body) break;
  }
  return { element, levels, before: listBefore(element) };
}
