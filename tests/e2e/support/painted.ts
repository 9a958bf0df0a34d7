import type { Page } from 'playwright';

/** A text painted in a row heading. */
export type PaintedHead = {
  /** Index of the row it is painted in, from 0. */
  row: number;
  text: string;
  /** Whether it is completely uncovered. */
  isWhole: boolean;
};

/** Texts painted in the visible row headings. Hit tests along each text find what is on top. */
export function paintedHeads(page: Page): Promise<PaintedHead[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('.power-grid-row')].map((row) =>
      row.getBoundingClientRect(),
    );
    const [top, ...rows] = all;
    const sums = rows.pop();
    const isInSight = (row: DOMRect) =>
      top && sums && row.top >= top.bottom - 1 && row.bottom <= sums.top + 1;
    /** Points along the text, from left to right, at which it is on top. */
    const seenAlong = (head: Element, { left, right, top, bottom }: DOMRect) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => {
        const x = left + (right - left) * part;
        const onTop = document.elementFromPoint(x, (top + bottom) / 2);
        return onTop !== null && (head.contains(onTop) || onTop.contains(head));
      });
    return [
      ...document.querySelectorAll('.power-grid-side > *, .power-grid-row > .power-grid-head'),
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
