import type { Fault } from '../part.ts';

/** Runs in the page, so it must be self-contained: finds texts that don't fit. */
export function textFaults(): Fault[] {
  type Run = { parent: Element; text: string; box: Box; layer: Element | null };
  type Box = { left: number; top: number; right: number; bottom: number };

  /** Rounding of letters and boxes, px. */
  const slack = 2;
  const root = document.documentElement;
  const faults = new Map<string, Fault>();

  function add(what: string, where: string, px: number): void {
    faults.set(`${what} ${where}`, { what, where, howMuch: `${Math.round(px)} px` });
  }

  function nameOf(element: Element): string {
    const own = (each: Element) =>
      each.id ? `#${each.id}` : [each.localName, ...each.classList].join('.');
    const within = element.parentElement?.closest('[id], [class]');
    return `${within ? `${own(within)} ` : ''}${own(element)}`;
  }

  const quote = (text: string) => `“${text.trim().slice(0, 40)}”`;

  function* upFrom(element: Element): Generator<[Element, CSSStyleDeclaration]> {
    for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
      yield [each, getComputedStyle(each)];
    }
  }

  /** The bar, popup or dialogue above the page that contains the element. */
  function layerOf(element: Element): Element | null {
    for (const [each, { position }] of upFrom(element)) {
      if (position === 'fixed' || position === 'sticky') return each;
    }
    return null;
  }

  /** Whether an element isn't drawn, or is for screen readers only. */
  function isUnseen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (const [each, { overflowX, position }] of upFrom(element)) {
      const { offsetWidth = 0, offsetHeight = 0 } = each as HTMLElement;
      const isDot = offsetWidth <= 1 && offsetHeight <= 1 && overflowX !== 'visible';
      if (isDot && (position === 'absolute' || each.localName === 'caption')) return true;
    }
    return element.closest('.skip') !== null;
  }

  /** Whether the whole of a cut text can be read elsewhere. */
  function isWholeElsewhere(element: Element, text: string): boolean {
    const owner = element.closest('[title]');
    return owner?.getAttribute('title')?.includes(text.trim()) ?? false;
  }

  /** The part of a box that an ancestor leaves visible. `cut` is how much can never be seen, px. */
  function clip(box: Box, by: Element, { overflowX, overflowY, display }: CSSStyleDeclaration) {
    if (display === 'inline' || display === 'contents') return { box, cut: 0 };
    const edge = by.getBoundingClientRect();
    const left = { ...box };
    let cut = 0;
    if (overflowX !== 'visible') {
      if (overflowX === 'hidden' || overflowX === 'clip') {
        cut = Math.max(edge.left - box.left, box.right - edge.right);
      }
      left.left = Math.max(box.left, edge.left);
      left.right = Math.min(box.right, edge.right);
    }
    if (overflowY !== 'visible') {
      // A line's box is higher than its letters.
      const spare = (box.bottom - box.top) / 4;
      if (overflowY === 'hidden' || overflowY === 'clip') {
        cut = Math.max(cut, edge.top - box.top - spare, box.bottom - edge.bottom - spare);
      }
      left.top = Math.max(box.top, edge.top);
      left.bottom = Math.min(box.bottom, edge.bottom);
    }
    return { box: left, cut };
  }

  /** The part of a text that all ancestors leave visible. */
  function seenOf(parent: Element, text: string, whole: Box): Box {
    let box = whole;
    for (const [each, style] of upFrom(parent)) {
      const clipped = clip(box, each, style);
      if (clipped.cut > slack && !isWholeElsewhere(parent, text)) {
        add('text cut', `${nameOf(parent)} ${quote(text)}`, clipped.cut);
      }
      ({ box } = clipped);
      if (style.position === 'fixed') break;
    }
    return box;
  }

  function runsOf(node: Text): Run[] {
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || isUnseen(parent)) return [];
    if (parent.closest('script, style, noscript, option, svg')) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(parent);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => ({ parent, text: node.data, box: seenOf(parent, node.data, rect), layer }));
  }

  function allRuns(): Run[] {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const runs: Run[] = [];
    while (texts.nextNode()) runs.push(...runsOf(texts.currentNode as Text));
    return runs;
  }

  function checkWidth(runs: readonly Run[]): void {
    const wide = root.scrollWidth - root.clientWidth;
    if (wide <= 0) return;
    const out = ({ box }: Run) => Math.max(-box.left, box.right - root.clientWidth);
    const [widest] = runs.toSorted((one, other) => out(other) - out(one));
    add('page scrolls sideways', widest ? nameOf(widest.parent) : 'html', wide);
  }

  /** The box of the letters in a line, which is less high than the line. */
  function lettersOf({ box: { left, top, right, bottom } }: Run): Box {
    const spare = (bottom - top) / 4;
    return { left: left + slack, top: top + spare, right: right - slack, bottom: bottom - spare };
  }

  function overlapOf(one: Run, other: Run): number {
    const [a, b] = [lettersOf(one), lettersOf(other)];
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return down <= 0 ? 0 : Math.min(a.right, b.right) - Math.max(a.left, b.left);
  }

  function* neighbours(runs: readonly Run[]): Generator<[Run, Run]> {
    const down = runs.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, one] of down.entries()) {
      for (const other of down.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.parent !== other.parent && one.layer === other.layer) yield [one, other];
      }
    }
  }

  function checkOverlaps(runs: readonly Run[]): void {
    const seen = runs.filter(({ box }) => box.right - box.left > 4 && box.bottom - box.top > 4);
    for (const pair of neighbours(seen)) {
      const over = overlapOf(...pair);
      const where = pair.map(({ parent, text }) => `${nameOf(parent)} ${quote(text)}`);
      if (over > slack) add('texts overlap', where.join(' and '), over);
    }
  }

  function checkFields(): void {
    const texts = 'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea';
    for (const field of document.querySelectorAll<HTMLInputElement>(texts)) {
      if (field.value === '' || isUnseen(field)) continue;
      const cut = field.scrollWidth - field.clientWidth;
      if (cut > slack) add('value cut', `${nameOf(field)} ${quote(field.value)}`, cut);
    }
  }

  const runs = allRuns();
  checkWidth(runs);
  checkOverlaps(runs);
  checkFields();
  return [...faults.values()];
}
