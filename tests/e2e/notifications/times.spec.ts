import { test as base, expect } from '../fixtures.ts';
import { findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { startPanel } from '../support/panel-server.ts';
import { signIn } from '../support/sign-in.ts';

/** Panels with a channel. */
const test = base.extend({
  panel: async ({ panelDir }, use) => {
    const panel = await startPanel(panelDir, { PUSH_CONTACT: 'mailto:panel@lab.example' });
    await use(panel);
    await panel.stop();
  },
});

test('a shop chooses when it is not notified', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'shop');
  await openLive(page, '/notifications');
  const from = page.getByRole('textbox', { name: 'بدون اعلان از ساعت' });
  const until = page.getByRole('textbox', { name: 'تا ساعت', exact: true });
  const daysOff = page.getByRole('checkbox', { name: 'روزهای تعطیل لابراتوار' });
  const save = page.getByRole('button', { name: 'ذخیرهٔ ساعت‌ها' });
  await from.fill('۲۲');
  await save.click();
  await expect(until).toHaveAttribute('aria-invalid', 'true');
  await expect(until).toBeFocused();
  expect(await findingsByTheme(page)).toEqual([]);
  await until.fill('730');
  await daysOff.check();
  await save.click();
  await expect(page.locator('.outside')).toContainText('ذخیره شد');
  await openLive(page, '/notifications');
  await expect(from).toHaveValue('۲۲:۰۰');
  await expect(until).toHaveValue('۰۷:۳۰');
  await expect(daysOff).toBeChecked();
});
