import type { Page } from 'playwright';
import { drawerOverlayMax, drawerWidth } from '../../../src/panel/constants.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { expectStored, parts, presetStorage, storedValue } from './parts.ts';

test.use({ looksOnly: true });

const height = 800;

/** Distance of the drawer from the start edge, px. */
async function gapAtStart(page: Page, direction: 'rtl' | 'ltr'): Promise<number> {
  const box = await parts(page).drawer.boundingBox();
  const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
  if (!box) throw new Error('The drawer is not visible.');
  return direction === 'ltr' ? box.x : width - box.x - box.width;
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: drawerOverlayMax + 1, height } });

  test('the drawer is open next to the page at first, 250 px wide @smoke', async ({ page }) => {
    await openLive(page, '/');
    const { drawer, backdrop } = parts(page);
    await expect(drawer).toBeVisible();
    await expect(drawer).toHaveCSS('width', `${drawerWidth}px`);
    await expect(backdrop).toBeHidden();
    expect(await storedValue(page, 'drawerStatus')).toBeNull();
  });

  test('the drawer stays closed or open across reloads and pages @smoke', async ({ page }) => {
    await openLive(page, '/');
    const { drawer, drawerButton } = parts(page);
    await drawerButton.click();
    await expect(drawer).toBeHidden();
    await expectStored(page, 'drawerStatus', 'closed');
    await openLive(page, '/accessories');
    await expect(drawer).toBeHidden();
    await drawerButton.click();
    await expect(drawer).toBeVisible();
    await expectStored(page, 'drawerStatus', 'open');
    await page.reload();
    await expect(drawer).toBeVisible();
  });

  test('the drawer is on the right in Persian and on the left in English', async ({ page }) => {
    await openLive(page, '/');
    await expect.poll(() => gapAtStart(page, 'rtl')).toBe(0);
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    await page.reload();
    await expect.poll(() => gapAtStart(page, 'ltr')).toBe(0);
  });

  test('an invalid stored value counts as open', async ({ page }) => {
    await presetStorage(page, { drawerStatus: 'sideways' });
    await openLive(page, '/');
    await expect(parts(page).drawer).toBeVisible();
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: drawerOverlayMax, height } });

  test('the drawer overlays the page and closes on a route change @smoke', async ({ page }) => {
    await openLive(page, '/');
    const { drawer, drawerButton, backdrop, menu } = parts(page);
    await expect(drawer).toBeHidden();
    await drawerButton.click();
    await expect(drawer).toBeInViewport();
    await expect(backdrop).toBeVisible();
    await expect.poll(() => gapAtStart(page, 'rtl')).toBe(0);
    await menu.locator('a[href="/ordersPendding"]').click();
    await expect(page).toHaveURL(/\/ordersPendding/);
    await expect(drawer).toBeHidden();
    await expect(backdrop).toBeHidden();
  });

  test('Escape and the backdrop close it and return the focus to the button', async ({ page }) => {
    await openLive(page, '/');
    const { drawer, drawerButton, backdrop, main } = parts(page);
    await drawerButton.press('Enter');
    await expect(main).toHaveAttribute('inert');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(drawerButton).toBeFocused();
    await drawerButton.press('Enter');
    await expect(main).toHaveAttribute('inert');
    await backdrop.click({ position: { x: 20, y: 400 } });
    await expect(drawer).toBeHidden();
    await expect(drawerButton).toBeFocused();
  });

  test('keeps the focus inside while open', async ({ page }) => {
    await openLive(page, '/');
    const { drawer, drawerButton, main } = parts(page);
    await drawerButton.press('Enter');
    await expect(main).toHaveAttribute('inert');
    await expect(drawer.locator(':focus')).toHaveCount(1);
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('#drawer') === null;
      });
      expect(outside, `after ${step + 1} steps`).toBe(false);
    }
  });

  test('the state of the overlay is not remembered', async ({ page }) => {
    await openLive(page, '/');
    const { drawer, drawerButton } = parts(page);
    await drawerButton.click();
    await expect(drawer).toBeInViewport();
    expect(await storedValue(page, 'drawerStatus')).toBeNull();
    await page.reload();
    await expect(drawer).toBeHidden();
  });
});
