import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Everything outside the given parts of the page that can be read or focused, as tags with their texts. */
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

/** Expects keyboard and screen reader to reach only the given parts of the page. */
export const expectBehind = (page: Page, parts: string) =>
  expect.poll(() => readable(page, parts)).toEqual([]);

/** Expects everything to be reachable again, except what hides itself. */
export const expectBack = (page: Page) =>
  expect(page.locator('[inert]:not(.slide)')).toHaveCount(0);
