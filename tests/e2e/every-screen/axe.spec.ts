import type { Page } from 'playwright';
import { writeTrace } from '../../../src/domain/frame/trace-writing.ts';
import { ellipseTrace, traceText } from '../../fixtures/traces.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings, findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { openGrid } from '../support/power-grid.ts';
import { chooseLens, field } from '../support/rx.ts';
import { everyPath, locales } from '../support/screens.ts';

// Contrast is undefined in the middle of a colour transition.
test.use({ looksOnly: true, contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPath) {
  for (const locale of locales) {
    test(`${path} is accessible in ${locale}, in both themes`, async ({ page }) => {
      await presetStorage(page, { locale });
      await openLive(page, path);
      expect(await findingsByTheme(page)).toEqual([]);
    });
  }
}

/** A valid row and an invalid one. */
const sheet = {
  name: 'order.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('SPH,CYL,Pieces\n-2.00,-0.50,4\n-1.00,0,x\n'),
};

/** Opens every disclosure on the page. */
async function openAllSections(page: Page): Promise<void> {
  const closed = page.locator('#main button[aria-expanded="false"]');
  while ((await closed.count()) > 0) {
    const button = await closed.first().elementHandle();
    await button?.click();
    // Its content may have to load first; a second click would close it.
    await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('true');
  }
}

for (const locale of locales) {
  test(`a prescription with every section open is accessible in ${locale}`, async ({ page }) => {
    await presetStorage(page, { locale });
    await openLive(page, '/rx');
    await chooseLens(page, 'progressive');
    await field(page, 'job', 'fullGlaze').check();
    await field(page, 'trace').setInputFiles({
      name: 'frame.oma',
      mimeType: 'text/plain',
      buffer: Buffer.from(traceText(writeTrace('right', ellipseTrace(360)))),
    });
    await openAllSections(page);
    const typed = {
      'right.sphere': '-6',
      'right.cylinder': '+0.75',
      'right.axis': '90',
      'left.sphere': '+2',
      'left.add': '9',
      'right.pd': '63',
      'right.nearPd': '29.5',
      'right.prism.horizontal.amount': '3.5',
      'frame.dbl': '18',
      'measures.refractedVertex': '16',
      'measures.vertexDistance': '12',
    };
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
    await field(page, 'right.prism.horizontal.base').selectOption('in');
    await field(page, 'services.tint.colour').selectOption({ index: 1 });
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expect(page.locator('.rx-warning').first()).toBeVisible();
    await expect(page.locator('.rx-trace')).toContainText(/50|۵۰/);
    await expect(page.locator('.drawing-facts')).toBeVisible();
    expect(await findingsByTheme(page)).toEqual([]);
  });

  test(`the grid’s files, reorders and levels are accessible in ${locale}`, async ({ page }) => {
    await presetStorage(page, { locale });
    await openGrid(page);
    await openAllSections(page);
    const file = page.locator('[name="stockFile"]');
    await file.setInputFiles(sheet);
    await page.locator('.more-result button').first().click();
    await page.locator('[name="template"]').fill('N-1');
    await page.keyboard.press('Enter');
    await page.locator('[aria-labelledby="more-fill-up"] .choice').nth(1).click();
    await file.setInputFiles(sheet);
    await expect(page.locator('.more-result li')).toHaveCount(1);
    expect(await findingsByTheme(page)).toEqual([]);
  });
}

for (const id of ['quick-access', 'settings', 'profile']) {
  test(`the ${id} popup is accessible`, async ({ page }) => {
    await openLive(page, '/');
    await page.locator(`button[popovertarget="${id}"]`).click();
    expect(await findings(page)).toEqual([]);
  });
}

test('the drawer over a narrow page is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openLive(page, '/stockMulti');
  await page.locator('[aria-controls="drawer"]').click();
  await expect(page.locator('#drawer')).toBeInViewport();
  expect(await findings(page)).toEqual([]);
});
