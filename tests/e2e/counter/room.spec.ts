import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

/** Pixels by which the queue is wider than its frame, which clips it. */
const clipped = (page: Page) =>
  page.locator('.table-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth);

/** Pixels of the first row's account name that are cut off. */
const cutName = (page: Page) =>
  page
    .locator('.queue tbody .order-account .order-typed')
    .first()
    .evaluate((name) => name.scrollWidth - name.clientWidth);

/** Whether the name of a stock lens would begin within the first row's cell, and how many pixels of it are cut off. */
const stockName = (page: Page) =>
  page
    .locator('.queue tbody .order-title')
    .first()
    .evaluate((title) => {
      const named = title.cloneNode(false) as HTMLElement;
      named.textContent = 'HMC ۱٫۵۶';
      title.replaceWith(named);
      const first = document.createRange();
      if (named.firstChild) first.setEnd(named.firstChild, 1);
      if (named.firstChild) first.setStart(named.firstChild, 0);
      const letter = first.getBoundingClientRect();
      const box = named.getBoundingClientRect();
      const isSeen = letter.left >= box.left - 1 && letter.right <= box.right + 1;
      const cut = named.scrollWidth - named.clientWidth;
      named.replaceWith(title);
      return { isSeen, cut };
    });

for (const locale of locales) {
  test(`the queue's columns fit every width, and a shop's name a usual one, in ${locale}`, async ({
    page,
  }) => {
    await presetStorage(page, { locale });
    await signIn(page, 'lab');
    await openLive(page, '/orders');
    await expect(page.locator('.queue tbody tr').first()).toBeVisible();
    // Of eight wide letters, not even the last is cut off.
    await expect(page.locator('.queue tbody .order-number').first()).toHaveCSS(
      'overflow',
      'visible',
    );
    for (const width of [1024, 1244, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => clipped(page), `${width} px`).toBeLessThanOrEqual(0);
      if (width >= 1280) expect(await cutName(page), `${width} px`).toBeLessThanOrEqual(0);
      const whole = { isSeen: true, cut: 0 };
      if (width >= 1280) expect(await stockName(page), `${width} px`).toEqual(whole);
    }
  });

  test(`on a phone, the first order is in sight below the tools, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await presetStorage(page, { locale });
    await signIn(page, 'lab');
    await openLive(page, '/orders');
    const first = page.locator('.queue tbody tr').first();
    await expect(page.locator('[name="scan"]')).toBeVisible();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(480);
    await expect(page.getByRole('checkbox', { name: /Select all|انتخاب همه/ })).toBeVisible();
  });
}
