import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { paste } from '../support/paste.ts';
import { field } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true, contextOptions: { reducedMotion: 'reduce' } });

const takeButton = (page: Page) => page.locator('.pasted-review .btn-primary');

test.beforeEach(async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await expect(field(page, 'reference')).toBeFocused();
});

test('a date in a message never becomes an axis or a cylinder', async ({ page }) => {
  await paste(page, 'R -2.00 -0.50 x 90 exam 2026-11-25\nL -2.25 -0.75 1404/09/14');
  await expect(takeButton(page)).toBeFocused();
  await expect(page.locator('.pasted-question')).toContainText('No axis');
  await expect(page.locator('.pasted-unread').last()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, 'left.cylinder')).toHaveValue('−0.75');
  await expect(field(page, 'left.axis')).toHaveValue('');
  await expect(field(page, 'right.axis')).toHaveValue('90');
});

test('a possible date is asked about, and only filled in according to the answer', async ({
  page,
}) => {
  await paste(page, 'R -2.00\nL -2.25 -0.75 25-11');
  const question = page.locator('.pasted-question');
  await expect(question).toContainText('25-11');
  await question.getByRole('button', { name: 'It is a date' }).click();
  await takeButton(page).click();
  await expect(field(page, 'left.axis')).toHaveValue('');
  await page.locator('.pasted-note').getByRole('button').click();
  await field(page, 'reference').focus();
  await paste(page, 'R -2.00\nL -2.25 -0.75 25-11');
  await question.getByRole('button', { name: /axis/i }).click();
  await takeButton(page).click();
  await expect(field(page, 'left.axis')).toHaveValue('25');
});

test('one amount of prism for two eyes is split according to the answer', async ({ page }) => {
  await paste(page, 'R -1.00 L -1.00\ntotal prism 6 BO');
  const question = page.locator('.pasted-question');
  await question.getByRole('button').first().click();
  await expect(page.locator('.pasted-values')).toContainText('Half of');
  await takeButton(page).click();
  await expect(field(page, 'left.prism.horizontal.amount')).toHaveValue('3.00');
  await expect(field(page, 'right.prism.horizontal.base')).toHaveValue('out');
});

for (const width of [360, 1440]) {
  test(`a text that is not understood offers a way to continue at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await paste(page, 'Please call me at 5 about the 2 glasses');
    const text = page.locator('#pasted-text');
    await expect(text).toHaveValue('Please call me at 5 about the 2 glasses');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('.pasted-howto')).toContainText('R -2.25 -0.75 x 90');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await text.fill('R -2.25 -0.75 x 90, dia 65');
    await page.getByRole('button', { name: 'Read it' }).click();
    await expect(page.locator('.pasted-read')).toHaveCount(4);
    await expect(page.locator('.pasted-source .pasted-unread')).toContainText('dia 65');
    await expect(page.locator('.pasted-left')).toBeVisible();
    await page.getByRole('button', { name: 'Edit the text' }).click();
    await expect(text).toHaveValue('R -2.25 -0.75 x 90, dia 65');
  });
}
