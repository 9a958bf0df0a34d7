import type { Page } from 'playwright';
import { toastDuration } from '../../../src/panel/constants.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { presetStorage } from './parts.ts';

test.use({ looksOnly: true });

/** Where a toast appears. */
const place = [1140, 40] as const;

/** Saves a pre-order, which shows a toast. The pointer is already over it, however slow the page is. */
async function showToast(page: Page, pointer: readonly [x: number, y: number] = [10, 700]) {
  await openLive(page, '/rx');
  await page.locator('[name="patient"]').fill('نمونه');
  await page.mouse.move(...pointer);
  await page.locator('.rx-actions .btn-outline-primary').press('Enter');
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toBeVisible();
  return toast;
}

test('the specified duration is three seconds', () => expect(toastDuration).toBe(3000));

for (const locale of ['fa', 'en']) {
  test(`a toast appears at the top right for its duration, with a white close icon, in ${locale}`, async ({
    page,
  }) => {
    await presetStorage(page, { locale });
    const toast = await showToast(page, place);
    // It stays while the pointer is on it.
    await toast.hover();
    await expect(toast).toHaveCSS('opacity', '1');
    await expect
      .poll(async () => {
        const box = await toast.boundingBox();
        return box && 1280 - (box.x + box.width) < 40 && box.y < 40;
      })
      .toBe(true);
    const bar = toast.locator('.Toastify__progress-bar').first();
    await expect(bar).toHaveCSS('animation-duration', `${toastDuration / 1000}s`);
    await expect(page.locator('.toast-close')).toHaveCSS('color', 'rgb(255, 255, 255)');
    // The toast itself has the class only while it slides.
    const slide = await toast.evaluate((each) => {
      const sliding = each.ownerDocument.createElement('i');
      sliding.className = 'Toastify--animate';
      each.append(sliding);
      return getComputedStyle(sliding).animationDuration;
    });
    expect(slide).toBe('0.14s');
    await expect(page.locator('.Toastify')).toHaveAttribute('aria-live', 'polite');
    await expect(toast.getByRole('status').or(toast)).toBeVisible();
  });
}

test('a toast is whole on a phone, with its close button at its end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const toast = await showToast(page, [180, 30]);
  await toast.hover();
  await expect(toast).toBeInViewport({ ratio: 1 });
  const [whole, close] = [
    await toast.boundingBox(),
    await page.locator('.toast-close').boundingBox(),
  ];
  // In Persian the end is on the left.
  expect((close?.x ?? 360) - (whole?.x ?? 0)).toBeLessThan(24);
  expect(
    Math.min(close?.width ?? 0, close?.height ?? 0),
    'large enough for a finger',
  ).toBeGreaterThanOrEqual(44);
});

test('a toast waits for its stylesheet', async ({ page }) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const sheet = /styles-shell-toasts\.css/;
  await page.route(sheet, async (route) => {
    await delivered;
    await route.continue();
  });
  const asked = page.waitForRequest(sheet);
  const shown = showToast(page, place);
  await asked;
  await expect(page.locator('.rx-done')).toBeVisible();
  const main = page.locator('#main');
  const room = await main.boundingBox();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  deliver();
  await (await shown).hover();
  expect(await main.boundingBox()).toEqual(room);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a toast closes automatically, with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const toast = await showToast(page);
    await expect(toast).toHaveCount(0);
  });
}

test('a hovered or focused toast stays', async ({ page }) => {
  const toast = await showToast(page, place);
  const bar = toast.locator('.Toastify__progress-bar').first();
  await toast.hover();
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  // Without hovering it now stays 100 times as long: three seconds are too short on a slow machine.
  await bar.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.playbackRate = 0.01;
  });
  await page.mouse.move(10, 700);
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  const close = page.locator('.toast-close');
  await close.focus();
  await expect(close).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});
