import { themeColours } from '../../../src/panel/constants.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { expectStored, parts, presetStorage } from './parts.ts';

test.use({ looksOnly: true });

/** `#fafafb` as the browser computes it. */
function computed(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

for (const [theme, colours] of Object.entries(themeColours)) {
  test(`the ${theme} theme uses its four specified colours`, async ({ page }) => {
    await presetStorage(page, { themeMode: String(theme === 'dark') });
    await openLive(page, '/accessories');
    const { drawer, header } = parts(page);
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', computed(colours.layout));
    await expect(body).toHaveCSS('color', computed(colours.text));
    await expect(drawer).toHaveCSS('background-color', computed(colours.sidebar));
    await expect(header).toHaveCSS('background-color', computed(colours.header));
  });
}

test('a missing theme is written as false, and the panel is light', async ({ page }) => {
  await openLive(page, '/');
  await expectStored(page, 'themeMode', 'false');
  await expect(parts(page).html).toHaveAttribute('data-bs-theme', 'light');
});

test('the button switches the theme, which survives a reload @smoke', async ({ page }) => {
  await openLive(page, '/');
  const { html, themeButton } = parts(page);
  await themeButton.click();
  await expect(html).toHaveAttribute('data-bs-theme', 'dark');
  await expectStored(page, 'themeMode', 'true');
  await page.reload();
  await expect(html).toHaveAttribute('data-bs-theme', 'dark');
  await openLive(page, '/profile');
  await themeButton.click();
  await expect(html).toHaveAttribute('data-bs-theme', 'light');
  await expectStored(page, 'themeMode', 'false');
});

test('a theme chosen in one tab applies in the other', async ({ page, context }) => {
  await openLive(page, '/');
  const other = await context.newPage();
  await openLive(other, '/accessories');
  await parts(page).themeButton.click();
  await expect(parts(other).html).toHaveAttribute('data-bs-theme', 'dark');
});
