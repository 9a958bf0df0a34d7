import type { Fault } from '../part.ts';

/** Runs in the page, so it must be self-contained: finds labels and controls in a row that aren't aligned. */
export function alignmentFaults(): Fault[] {
  type Field = { label: DOMRect | undefined; control: Element; at: DOMRect };

  /** Rounding of boxes, px. */
  const slack = 1.5;
  const controls =
    'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea, button, a, .btn';
  const apart = '.surface, section, table';
  const faults = new Map<string, Fault>();

  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || element.closest('.visually-hidden')) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };

  const nameOf = (element: Element): string => {
    const own = element.id ? `#${element.id}` : [element.localName, ...element.classList].join('.');
    const text = element.textContent?.trim().slice(0, 24);
    return text ? `${own} “${text}”` : own;
  };

  /** The first control of an item in a row, with the label above it if there is one. */
  function fieldOf(item: Element): Field | undefined {
    const all = item.matches(controls) ? [item] : [...item.querySelectorAll(controls)];
    const control = all.find(isSeen);
    if (!control) return undefined;
    const at = control.getBoundingClientRect();
    const label = [...item.querySelectorAll('label, legend, .filter-label, label > span')]
      .filter((each) => isSeen(each) && !each.contains(control))
      .map((each) => each.getBoundingClientRect())
      .find(({ bottom }) => bottom <= at.top + slack);
    return { label, control, at };
  }

  const lies = (one: DOMRect, other: DOMRect) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
    Math.min(one.height, other.height) / 2;

  function add(what: string, one: Element, other: Element, px: number): void {
    if (Math.abs(px) <= slack) return;
    const where = `${nameOf(one)} and ${nameOf(other)}`;
    faults.set(`${what} ${where}`, { what, where, howMuch: `${Math.abs(Math.round(px))} px` });
  }

  const middle = ({ top, height }: DOMRect) => top + height / 2;

  function compare(one: Field, other: Field): void {
    if (one.label && other.label) {
      add('labels apart', one.control, other.control, one.label.top - other.label.top);
      add('controls apart', one.control, other.control, one.at.top - other.at.top);
      return;
    }
    // A button or a link next to a field is aligned with the field's line.
    add('not on the line', one.control, other.control, middle(one.at) - middle(other.at));
  }

  function checkRow(row: Element): void {
    const items = [...row.children].flatMap((item) => {
      const field = isSeen(item) && fieldOf(item);
      return field ? [{ item, field, box: item.getBoundingClientRect() }] : [];
    });
    if (!items.some(({ field }) => field.label)) return;
    items.forEach((one, index) => {
      for (const other of items.slice(index + 1)) {
        const isBeside = one.box.right <= other.box.left + 1 || other.box.right <= one.box.left + 1;
        if (isBeside && lies(one.box, other.box)) compare(one.field, other.field);
      }
    });
  }

  for (const row of document.querySelectorAll('#main *')) {
    if (!/flex|grid/.test(getComputedStyle(row).display) || !isSeen(row)) continue;
    // Adjacent surfaces aren't a row of fields.
    if ([...row.children].some((each) => each.matches(apart) || each.querySelector(apart)))
      continue;
    checkRow(row);
  }
  return [...faults.values()];
}
