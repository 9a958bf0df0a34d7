import type { Locator } from 'playwright';

type Box = { left: number; right: number; top: number; bottom: number };

/** The box of an element, or null if one of the boxes around it cuts it off. */
const uncutBox = (part: Locator): Promise<Box | null> =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const { display, overflowX } = getComputedStyle(outer);
      const isOpen = overflowX === 'visible' || display === 'contents';
      const around = outer.getBoundingClientRect();
      if (!isOpen && (left < around.left - 1 || right > around.right + 1)) return null;
    }
    return { left, right, top, bottom };
  });

const areApart = (one: Box, other: Box) =>
  one.right <= other.left + 1 ||
  other.right <= one.left + 1 ||
  one.bottom <= other.top + 1 ||
  other.bottom <= one.top + 1;

/** Whether texts are readable: none is cut off at its side, and none covers another. */
export async function areReadable(parts: readonly Locator[]): Promise<boolean> {
  const boxes = await Promise.all(parts.map(uncutBox));
  return boxes.every(
    (box, index) =>
      box !== null &&
      boxes.slice(index + 1).every((other) => other !== null && areApart(box, other)),
  );
}
