import type { Page } from 'playwright';
import { uuidv7 } from 'uuidv7';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import { noticePath } from '../../../src/api/notices/paths.ts';
import { labDay } from '../../../src/domain/vocabulary/lab-day.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings, findingsByTheme } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive, untilRead } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rows = (page: Page) => page.locator('.table-row');

/** Makes changes as the lab: edits a notice twice, and tax rates. */
async function change(page: Page, origin: string, rates = 0): Promise<void> {
  const headers = { Origin: origin };
  const id = uuidv7();
  const day = labDay(Date.now());
  for (const en of ['Closed on Thursday', 'Closed on Friday']) {
    const data = { text: { fa: 'تعطیل هستیم', en }, from: day, until: day };
    expect((await page.request.put(noticePath(id), { data, headers })).ok()).toBe(true);
  }
  for (let rate = 0; rate < rates; rate += 1) {
    const data = { from: '2099-01-01', rate: 900 + rate };
    expect((await page.request.put(ledgerPaths.taxRates, { data, headers })).ok()).toBe(true);
  }
}

test('a change is found and compared by keyboard, in English', async ({ page, panel }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await change(page, panel.origin);
  await openLive(page, '/audit');
  await page.getByRole('searchbox').fill('friday');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/text=friday/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('friday');
  await rows(page).first().locator('.table-open').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Wrote a notice');
  const cells = dialog.locator('tbody td');
  await expect(cells).toHaveText(['Closed on Thursday', 'Closed on Friday']);
  await page.keyboard.press('Escape');
  await expect(rows(page).first().locator('.table-open')).toBeFocused();
});

test('the list can be filtered, reversed, paged, and navigated with arrow keys', async ({
  page,
  panel,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await change(page, panel.origin, 55);
  await openLive(page, '/audit');
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(56);
  await page.getByLabel('Kind').selectOption('notice');
  await expect(rows(page).filter({ hasText: 'Wrote a notice' })).not.toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'tax rate' })).toHaveCount(0);
  const head = page.getByRole('columnheader', { name: 'Time' });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/order=oldest/);
  await untilRead(page);
  await rows(page).first().locator('.table-open').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1).locator('.table-open')).toBeFocused();
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows(page)).toHaveCount(50);
  await rows(page).first().locator('.audit-who').click();
  await expect(page).toHaveURL(/user=/);
  await page.locator('.audit-person').click();
  await expect(page).not.toHaveURL(/user=/);
});

test.describe('without a connection', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('the list says so, and loads once it is back', async ({ page, panel }) => {
    await presetStorage(page, { locale: 'en' });
    await signIn(page, 'lab');
    await change(page, panel.origin);
    await openLive(page, '/audit');
    await expect(rows(page).first().locator('.table-open')).toBeVisible();
    await cutLine(page.context());
    await page.getByLabel('Kind').selectOption('notice');
    await expect(page.getByText('The list didn’t load')).toBeVisible();
    await mendLine(page.context());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toContainText('notice');
  });
});

for (const [width, locale] of [
  [360, 'fa'],
  [1024, 'en'],
] as const) {
  test(`fits ${width} px in ${locale}, and axe finds nothing`, async ({ page, panel }) => {
    await page.setViewportSize({ width, height: 800 });
    await presetStorage(page, { locale });
    await signIn(page, 'lab');
    await change(page, panel.origin, 3);
    await openLive(page, '/audit');
    await expect(rows(page).first().locator('.table-open')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    expect(await findingsByTheme(page)).toEqual([]);
    await rows(page).first().locator('.table-open').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page), 'dialog').toEqual([]);
  });
}
