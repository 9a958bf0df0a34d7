import { titles } from '../../../src/i18n/shell/shell.ts';
import { breakpoints } from '../../../src/panel/constants.ts';
import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { parts } from './parts.ts';

test.use({ looksOnly: true });

const narrow = { width: breakpoints.sm - 1, height: 700 };

test('narrow screens have two tabs, and the selection follows the page @smoke', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await openLive(page, '/');
  const { footer } = parts(page);
  const tab = (name: 'dashboard' | 'orders') =>
    footer.getByRole('link', { name: titles.texts[name][0], exact: true });
  await expect(tab('dashboard')).toHaveAttribute('aria-current', 'page');
  await tab('orders').click();
  await expect(page).toHaveURL(/\/orders\/?$/);
  await expect(tab('orders')).toHaveAttribute('aria-current', 'page');
  await expect(tab('dashboard')).not.toHaveAttribute('aria-current', 'page');
  await tab('dashboard').click();
  await expect(tab('dashboard')).toHaveAttribute('aria-current', 'page');
});

test('wide screens have no footer menu', async ({ page }) => {
  await page.setViewportSize({ width: breakpoints.md, height: 700 });
  await openLive(page, '/');
  await expect(parts(page).footer).toBeHidden();
});
