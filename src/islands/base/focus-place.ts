/** The list before a control, and its number of rows: "Show more" adds rows and may then disappear. */
type ListBefore = { list: Element; rows: number };

/** Where a control is on the page: its ancestors, innermost first, each with its children. */
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

/** Records where a control is, to find its replacement after it has been removed. */
export function placeOf(element: HTMLElement): FocusPlace {
  const levels = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    levels.push({ parent, child, children: [...parent.children] });
    if (parent === document.body) break;
  }
  return { element, levels, before: listBefore(element) };
}
