import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { uuidv7 } from 'uuidv7';
import type { ItemsAnswer } from '../../../src/api/stockroom/contract.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { formatCount } from '../../../src/i18n/language/format-number.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings, showTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { originOf } from '../support/origin.ts';
import { paste } from '../support/paste.ts';
import { cellAt, enterGrid } from '../support/power-grid.ts';
import { areReadable } from '../support/readable.ts';
import { themes } from '../support/screens.ts';
import { type DemoAccount, signIn } from '../support/sign-in.ts';
import { ignoringIsolates } from '../support/stock.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the shelf as the lab. The grid starts at plano, with the sample's first lens and diameter. */
async function openShelf(page: Page, locale: 'fa' | 'en'): Promise<void> {
  await presetStorage(page, { locale });
  await signIn(page, 'lab');
  await openLive(page, '/shelf');
  await expect(cellAt(page, 0, 0)).toBeVisible();
}

async function itemOf(page: Page, sphere: number, cylinder: number) {
  const answer = await page.request.get(stockroomPaths.cells('hc-156', 650));
  const { items } = (await answer.json()) as ItemsAnswer;
  const key = `hc-156 650 ${sphere} ${cylinder}`;
  const [, onHand = 0, , promised = 0] = items.find(([item]) => item === key) ?? [];
  return { onHand, promised };
}

/** Result of the last posting. Numbers are wrapped in invisible isolates. */
const outcome = (page: Page) => page.locator('.stockroom-outcome');

/** Orders a power as a shop, from a separate browser. */
async function order(page: Page, account: DemoAccount, sphere: number, pieces: number) {
  await signIn(page, account);
  const lines = [{ lens: 'hc-156', diameter: 650, sphere, cylinder: 0, pieces }];
  const answer = await page.request.post('/api/orders', {
    headers: { 'Idempotency-Key': uuidv7(), Origin: await originOf(page) },
    data: { content: { kind: 'stock', reference: '', remarks: '', lines } },
  });
  expect(answer.status()).toBe(201);
}

test('a delivery is received by pasting it from a spreadsheet, by keyboard only', async ({
  page,
}) => {
  await openShelf(page, 'en');
  const before = await itemOf(page, 0, 0);
  const below = await itemOf(page, -25, -25);
  await enterGrid(page);
  await paste(page, '10\t20\r\n30\t40');
  await expect(page.locator('.stockroom-save')).toContainText(/Items: \D4\D, pieces: \D100\D/);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Nothing entered yet')).toBeVisible();
  await page.keyboard.press('Control+y');
  const save = page.getByRole('button', { name: 'Record receipt' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText(/Items recorded: \D4\D/);
  expect((await itemOf(page, 0, 0)).onHand).toBe(before.onHand + 10);
  expect((await itemOf(page, -25, -25)).onHand).toBe(below.onHand + 40);
  await expect(cellAt(page, 0, 0)).toHaveAccessibleName(
    new RegExp(`On hand ${before.onHand + 10}`),
  );
  const history = page.locator('.stockroom-history');
  await expect(history).toContainText('Receipt');
  await expect(history).toContainText('+10');
});

test.describe('where the lab refuses', () => {
  test.use({ allowedComplaints: [/422/] });

  test('a power with pieces on the shelf stays in stock', async ({ page }) => {
    await openShelf(page, 'en');
    await page.getByRole('button', { name: 'Powers kept', exact: true }).click();
    await cellAt(page, 0, 0).click();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Review changes' }).click();
    await expect(outcome(page)).toContainText('pieces in stock');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('pieces that cannot be removed are refused by name, and none are removed', async ({
    page,
  }) => {
    await openShelf(page, 'fa');
    const { onHand } = await itemOf(page, -50, 0);
    await page.getByRole('button', { name: 'اصلاح', exact: true }).click();
    await cellAt(page, 2, 0).click();
    await page.keyboard.type(String(onHand + 1));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'ثبت اصلاح' }).click();
    await expect(outcome(page)).toContainText('چیزی ثبت نشد');
    expect((await itemOf(page, -50, 0)).onHand).toBe(onHand);
  });
});

test('a stocktake is right even if a shop orders while it is typed', async ({
  page,
  newVisitor,
}) => {
  await openShelf(page, 'fa');
  const { onHand, promised } = await itemOf(page, -75, 0);
  const lies = onHand + promised + 5;
  await page.getByRole('button', { name: 'شمارش', exact: true }).click();
  await cellAt(page, 3, 0).click();
  await page.keyboard.type(String(lies));
  await page.keyboard.press('Enter');
  // The count has been typed but not saved.
  const shop = await newVisitor();
  await order(shop, 'shop', -75, 3);
  await page.getByRole('button', { name: 'ثبت شمارش' }).click();
  await expect(outcome(page)).toContainText(/\D۱\D قلم ثبت شد/);
  expect(await itemOf(page, -75, 0)).toEqual({ onHand: onHand + 5 - 3, promised: promised + 3 });
  // A count typed after the order agrees with the updated numbers.
  const [inBook, kept] = [onHand + 5 - 3, promised + 3].map((pieces) => formatCount(pieces, 'fa'));
  const facts = page.locator('.stockroom-facts dd');
  await cellAt(page, 3, 0).click();
  await expect(facts.nth(0)).toHaveText(ignoringIsolates(inBook ?? ''));
  await expect(facts.nth(1)).toHaveText(ignoringIsolates(kept ?? ''));
  await page.keyboard.type(String(lies));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'ثبت شمارش' }).click();
  await expect(outcome(page)).toContainText(/\D۱\D قلم ثبت شد/);
  await cellAt(page, 3, 0).click();
  const newest = page.locator('.stockroom-history li').first();
  await expect(newest).toContainText('شمارش');
  // Who counted has a long name. It doesn't squeeze the rest into a column of letters.
  const parts = newest.locator('> :not(:last-child)');
  await expect(parts).toHaveCount(3);
  expect(await areReadable(await parts.all())).toBe(true);
  for (const part of await parts.all()) {
    expect((await part.boundingBox())?.height).toBeLessThan(40);
  }
  expect(await itemOf(page, -75, 0)).toEqual({ onHand: onHand + 5 - 3, promised: promised + 3 });
});

test('low stock is listed, and can be downloaded for the supplier', async ({ page }) => {
  await openShelf(page, 'en');
  await page.getByRole('button', { name: 'Running low' }).click();
  const rows = page.locator('.data-table tbody tr');
  await expect(rows.first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV file' }).press('Enter');
  const file = await (await downloading).path();
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain(
    '"Code","Name","Diameter","SPH","CYL","On hand","Level","Back-ordered","Pieces"',
  );
  expect(lines.length).toBe((await rows.count()) + 1);
});

test('levels are typed, reviewed and saved, and powers below them are low', async ({ page }) => {
  await openShelf(page, 'en');
  const { onHand } = await itemOf(page, -100, -25);
  await page.getByRole('button', { name: 'Minimums', exact: true }).click();
  await cellAt(page, 4, 1).click();
  await page.keyboard.type(String(onHand + 2));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/HC 1\.56.*from Not set to/);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(outcome(page)).toContainText(/Items recorded: \D1\D/);
  await cellAt(page, 4, 1).click();
  await expect(page.locator('.stockroom-facts')).toContainText(String(onHand + 2));
  await page.getByRole('button', { name: 'Running low' }).click();
  await expect(page.locator('.data-table tbody tr').first()).toContainText('−1.00');
});

test('a power is taken into stock, and out again while none are on the shelf', async ({ page }) => {
  await openShelf(page, 'en');
  const made = () =>
    page.request
      .get(stockroomPaths.cells('hc-156', 650))
      .then((answer) => answer.json())
      .then(({ items }: ItemsAnswer) => items.some(([item]) => item === 'hc-156 650 -850 0'));
  expect(await made()).toBe(false);
  await expect(page.getByRole('grid')).toHaveAccessibleDescription(/^Enter: down, Tab: right/);
  await page.getByRole('button', { name: 'Powers kept', exact: true }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  const cell = page.getByRole('gridcell', { name: 'sphere minus 8.50, cylinder 0.00' });
  for (const typed of ['1', '0']) {
    await cell.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Review changes' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      typed === '1' ? 'Will be added' : 'Will be removed',
    );
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(outcome(page)).toContainText(/Items recorded: \D1\D/);
    await expect.poll(made).toBe(typed === '1');
    // The next input is checked against what the screen has read.
    await expect(cell).toHaveAccessibleName(typed === '1' ? /On hand 0/ : /Not made/);
  }
});

test('a new diameter is set up by pasting its powers', async ({ page }) => {
  await openShelf(page, 'en');
  await page.getByRole('button', { name: 'Powers kept', exact: true }).click();
  await page.getByLabel('Another diameter').fill('72.5');
  await page.getByLabel('Another diameter').press('Enter');
  await expect(page.locator('.stockroom-facts')).toHaveCount(0);
  await cellAt(page, 0, 0).click();
  await paste(page, '1\t1\r\n1\t1');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Will be added.*\D4\DHC/);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(outcome(page)).toContainText(/Items recorded: \D4\D/);
  const answer = await page.request.get(stockroomPaths.cells('hc-156', 725));
  expect(((await answer.json()) as ItemsAnswer).items.length).toBe(4);
});

/** Chooses a file in the import dialog. */
async function chooseFile(page: Page, ...lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'));
  const input = page.getByRole('dialog').locator('input[type="file"]');
  await input.setInputFiles({ name: 'shelf.csv', mimeType: 'text/csv', buffer });
}

test('a delivery is imported from a file completely, not a second time, or not at all, with the faulty rows listed', async ({
  page,
}) => {
  await openShelf(page, 'en');
  const { onHand } = await itemOf(page, -200, -50);
  await page.getByRole('button', { name: 'Import a file' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Rows without a code are HC 1\.56/);
  await chooseFile(page, 'SPH,CYL,Pieces', '-2.00,-0.50,many', '-1.00,0,3');
  await expect(dialog.getByRole('alert')).toContainText(
    /Row \D2\D, Pieces: is not a number.*In the file:/,
  );
  await chooseFile(
    page,
    'Code,SPH,CYL,Pieces',
    'HC,-2.00,-0.50,40',
    'HC,-1.10,0,3',
    'XX,-1.00,0,2',
  );
  await expect(dialog.getByRole('alert')).toContainText(/Row \D3\D, SPH: not in steps of 0\.25/);
  await expect(dialog.getByRole('alert')).toContainText(/Row \D4\D, Code: not a stock lens/);
  expect(await findings(page)).toEqual([]);
  await chooseFile(page, 'SPH,CYL,Pieces', '-2.00,-0.50,40', '-1.00,0,');
  await expect(dialog).toContainText(/Changed: \D1\D/);
  await expect(dialog).toContainText(new RegExp(`from \\D${onHand}\\D to \\D${onHand + 40}\\D`));
  expect((await itemOf(page, -200, -50)).onHand).toBe(onHand);
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  expect((await itemOf(page, -200, -50)).onHand).toBe(onHand + 40);
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeFocused();
});

test('a stocktake is exported as a file and imported with counts', async ({ page }) => {
  await openShelf(page, 'en');
  const { onHand, promised } = await itemOf(page, -225, 0);
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const sheet = await readFile(await (await downloading).path(), 'utf8');
  const row = `"HC","HC 1.56",65,-2.25,0.00,${onHand + promised},`;
  expect(sheet).toContain(`${row}\r\n`);
  await page.getByRole('button', { name: 'Import a file' }).press('Enter');
  await chooseFile(page, sheet.replace(row, `${row}${onHand + promised + 2}`));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Changed: \D1\D/);
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(await itemOf(page, -225, 0)).toEqual({ onHand: onHand + 2, promised });
});

test('powers and their levels are imported from files', async ({ page }) => {
  await openShelf(page, 'en');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Powers kept', exact: true }).click();
  await page.getByRole('button', { name: 'Import a file' }).press('Enter');
  await chooseFile(page, 'Code,Diameter,SPH,CYL,Kept (1 or 0)', 'HC,67.5,-9.00,-0.25,1');
  await expect(dialog).toContainText(/Added: \D1\D/);
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Minimums', exact: true }).click();
  await page.getByRole('button', { name: 'Import a file' }).press('Enter');
  await chooseFile(
    page,
    'Code,Diameter,SPH,CYL,Level',
    'HC,67.5,-9.00,-0.25,6',
    'HC,67.5,-9.25,0,6',
  );
  await expect(dialog.getByRole('alert')).toContainText(/Row \D3\D, SPH: not made in this power/);
  await chooseFile(page, 'Code,Diameter,SPH,CYL,Level', 'HC,67.5,-9.00,-0.25,6');
  await expect(dialog).toContainText(/from Not set to \D6\D/);
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(dialog).toHaveCount(0);
});

test('accessories are counted next to their names', async ({ page }) => {
  await openShelf(page, 'en');
  await page.getByRole('button', { name: 'Accessories', exact: true }).click();
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  const row = page.locator('.data-table tbody tr').first();
  await row.getByRole('textbox').fill('7');
  await row.getByRole('textbox').press('Enter');
  await page.getByRole('button', { name: 'Record count' }).click();
  await expect(outcome(page)).toContainText(/Items recorded: \D1\D/);
  await row.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText(/Counted \D7\D, promised \D0\D/);
});

for (const locale of ['fa', 'en'] as const) {
  test(`everything fits and is accessible at 360 px in ${locale}`, async ({ page }) => {
    // Each rule checks hundreds of cells.
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await openShelf(page, locale);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const part of [0, 1, 2]) {
      await page.locator('.stockroom > .choices .choice').nth(part).click();
      await expect(page.locator('.stockroom-waiting')).toHaveCount(0);
      expect(await width(), `part ${part}`).toBe(360);
      for (const theme of themes) {
        await showTheme(page, theme);
        expect(await findings(page), `${part} ${theme}`).toEqual([]);
      }
    }
  });
}

test('a shop sees that it has no access to the shelf', async ({ page }) => {
  await signIn(page, 'shop');
  await openLive(page, '/shelf');
  await expect(page.getByRole('heading', { name: 'این بخش فقط برای لابراتوار است' })).toBeVisible();
  await expect(page.locator('.stockroom')).toHaveCount(0);
});

for (const [locale, reason] of [
  ['fa', 'بیش از ۱۰٬۰۰۰ عدد است'],
  ['en', 'more than 10,000 pieces'],
] as const) {
  test(`why a cell is refused is in sight while its grid reaches below the window, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openShelf(page, locale);
    await enterGrid(page);
    await page.keyboard.type('99999999');
    await page.keyboard.press('Enter');
    await expect(page.locator('.power-grid-editor')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(reason)).toBeInViewport({ ratio: 1 });
  });
}
