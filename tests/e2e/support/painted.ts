import type { Page } from 'playwright';

/** A text that can be seen in a head of a row, and how. */
export type PaintedHead = {
  /** The row it is painted in, from 0. */
  row: number;
  text: string;
  /** Whether nothing covers any of it. */
  isWhole: boolean;
};

/** Every text painted in the heads of the rows in sight, as the eye meets it: along each text it is asked what is on top. */
export function paintedHeads(page: Page): Promise<PaintedHead[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('.stock-grid-row')].map((row) =>
      row.getBoundingClientRect(),
    );
    const [top, ...rows] = all;
    const sums = rows.pop();
    const isInSight = (row: DOMRect) =>
      top && sums && row.top >= top.bottom - 1 && row.bottom <= sums.top + 1;
    /** Where along a text it is what is on top, from its left to its right. */
    const seenAlong = (head: Element, { left, right, top, bottom }: DOMRect) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => {
        const x = left + (right - left) * part;
        const onTop = document.elementFromPoint(x, (top + bottom) / 2);
        return onTop !== null && (head.contains(onTop) || onTop.contains(head));
      });
    return [
      ...document.querySelectorAll('.stock-grid-side > *, .stock-grid-row > .stock-grid-head'),
    ].flatMap((head) => {
      const range = document.createRange();
      range.selectNodeContents(head);
      const text = range.getBoundingClientRect();
      const middle = (text.top + text.bottom) / 2;
      const row = rows.findIndex((each) => middle > each.top && middle < each.bottom);
      const band = rows[row];
      const seen = seenAlong(head, text);
      if (!band || !isInSight(band) || text.width === 0 || !seen.includes(true)) return [];
      return [{ row, text: head.textContent ?? '', isWhole: !seen.includes(false) }];
    });
  });
}
