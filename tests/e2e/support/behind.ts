import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** What can be read or focused outside some parts of the page, as tags with their texts. */
const readable = (page: Page, parts: string) =>
  page.evaluate((inside) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!(node instanceof HTMLElement) || node.closest(`${inside}, [inert], script, style`))
        continue;
      const own = [...node.childNodes].some(
        (each) => each.nodeType === 3 && each.nodeValue?.trim(),
      );
      if ((own || node.tabIndex >= 0) && node.checkVisibility()) {
        found.push(`${node.localName} ${node.textContent?.trim().slice(0, 40)}`);
      }
    }
    return found;
  }, parts);

/** Expects that only some parts of the page are in reach of keyboard and screen reader. */
export const expectBehind = (page: Page, parts: string) =>
  expect.poll(() => readable(page, parts)).toEqual([]);

/** Expects that nothing is out of reach any more but what hides itself. */
export const expectBack = (page: Page) =>
  expect(page.locator('[inert]:not(.slide)')).toHaveCount(0);
