import type { Page } from 'playwright';
import { rowsXml, type Sheet, workbookOf } from '../../fixtures/workbooks.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { cellAt, openGrid } from '../support/power-grid.ts';
import { signIn } from '../support/sign-in.ts';

const workbook = (sheets: readonly Sheet[], name = 'order.xlsx') => {
  return {
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(workbookOf({ sheets })),
  };
};

const list = [
  ['SPH', 'CYL', 'Pieces'],
  [-2, -0.5, 4],
  [-2.25, -0.5, 6],
];

/** An order with a filtered row, another sheet, and a hidden one. */
const hiding = [
  { name: 'Order', rows: rowsXml(list, [3]) },
  { name: 'Last week', rows: rowsXml(list) },
  { name: 'Prices', state: 'hidden', rows: rowsXml([['x'], [1]]) },
];

/** Drops a file on an element of the page. */
async function drop(page: Page, on: string, name: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([title, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], title));
      return transfer;
    },
    [name, content] as const,
  );
  const target = page.locator(on).first();
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await target.dispatchEvent('drop', { dataTransfer: data });
}

async function openFiles(page: Page): Promise<void> {
  await signIn(page, 'shop2');
  await openGrid(page);
  await page.getByRole('button', { name: 'فایل و الگوها' }).click();
  await page.locator('[name="stockFile"]').waitFor({ state: 'attached' });
}

const notes = '.file-notes';

test('a shop sees what a workbook hides before anything is imported', async ({ page }) => {
  await openFiles(page);
  await page.locator('[name="stockFile"]').setInputFiles(workbook(hiding));
  await expect(page.locator(notes)).toContainText('بخشی از برگهٔ ⁨Order⁩ دیده نمی‌شود');
  await expect(page.locator(notes).getByRole('listitem')).toHaveText([
    /ردیف پنهان یا فیلترشده: \D?۱/,
    /خوانده نشد: برگهٔ ⁨Last week⁩، \D?۳\D? ردیف/,
    /خوانده نشد: برگهٔ پنهان ⁨Prices⁩، \D?۲\D? ردیف/,
  ]);
  await expect(page.getByRole('button', { name: 'افزودن همه' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'فقط آنچه دیده می‌شود' }).click();
  await expect(page.locator('.more-result')).toContainText(
    /⁨order\.xlsx⁩: \D?۱\D? نمره، \D?۴\D? عدد/,
  );
  await page.getByRole('button', { name: 'خواندن همه' }).click();
  await expect(page.locator('.more-result')).toContainText(/\D?۲\D? نمره، \D?۱۰\D? عدد/);
  await page.getByRole('button', { name: 'خواندن برگهٔ ⁨Last week⁩' }).click();
  await expect(page.locator(notes)).toContainText('برگهٔ ⁨Last week⁩ خوانده شد');
  await page.getByRole('button', { name: 'افزودن همه' }).click();
  await expect(cellAt(page, 8, 2)).toHaveAccessibleName(/تعداد ۴$/);
  await expect(cellAt(page, 9, 2)).toHaveAccessibleName(/تعداد ۶$/);
});

test('a merged quantity is asked about', async ({ page }) => {
  await openFiles(page);
  const rows = rowsXml([list[0] ?? [], [-2, -0.5, 4], [-2.25, -0.5, null], [-3, 0, 2]]);
  await page
    .locator('[name="stockFile"]')
    .setInputFiles(workbook([{ name: 'Order', rows, merged: ['C2:C3'] }]));
  await expect(page.locator('.more-problems li')).toHaveText([
    /ردیف \D?۲\D?، ستون \D?۳.*⧉ 4.*خانهٔ ادغام‌شده است/,
  ]);
});

test('an unreadable file is shown as it was read, wherever it is dropped', async ({ page }) => {
  await openFiles(page);
  const address = page.url();
  await drop(page, '.power-grid-table', 'list.csv', 'SPH,CYL,Menge\n-2.00,-0.50,4\n');
  await expect(page.getByRole('alert')).toContainText('ردیف عنوان پیدا نشد');
  await expect(page.locator('.file-read')).toContainText('عنوان‌های شناخته‌شده: SPH، CYL');
  await expect(page.locator('.file-seen tbody tr')).toHaveText([/SPHCYLMenge/, /-2\.00-0\.504/]);
  expect(await findings(page)).toEqual([]);
  await drop(page, 'header', 'list.csv', 'SPH,CYL,Pieces\n-2.00,-0.50,4\n');
  await page.getByRole('button', { name: 'افزودن همه' }).click();
  await expect(cellAt(page, 8, 2)).toHaveAccessibleName(/تعداد ۴$/);
  expect(page.url()).toBe(address);
});

test('the lab sees what a workbook hides before anything is changed', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/shelf');
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles(workbook(hiding, 'shelf.xlsx'));
  await expect(dialog).toContainText('Part of sheet ⁨Order⁩ is not visible. Read it too?');
  await expect(dialog).toContainText(/Hidden or filtered rows: \D?1/);
  await expect(dialog).toContainText(/Not read: sheet ⁨Last week⁩, rows: \D?3/);
  await expect(dialog.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Only what is visible' }).click();
  await expect(dialog).toContainText(/Changed: \D?1/);
  await expect(dialog).toContainText('Sheet ⁨Order⁩ was read.');
  await dialog.getByRole('button', { name: 'Read everything' }).click();
  await expect(dialog).toContainText(/Changed: \D?2/);
});

test('the lab sees an unreadable file as it was read', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/shelf');
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await drop(page, 'header', 'shelf.csv', 'Code,SPH,CYL,Menge\nHC,-2.00,-0.50,4\n');
  await expect(dialog.getByRole('alert')).toContainText('Missing columns: Pieces');
  await expect(dialog.locator('.file-read')).toContainText('Headings recognised: Code, SPH, CYL');
  await expect(dialog.locator('.file-seen td').last()).toHaveText('4');
  expect(await findings(page)).toEqual([]);
});

test('a text shared without the service worker opens the form', async ({ page }) => {
  await openLive(page, '/');
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    const field = Object.assign(document.createElement('textarea'), { name: 'text' });
    field.value = 'راست ۲٫۰۰- ۰٫۵۰- ۹۰\nچپ ۱٫۷۵-';
    form.append(field);
    document.body.append(form);
    form.submit();
  });
  await expect(page.locator('.pasted-values tbody')).toHaveCount(2);
  await expect(page).toHaveURL(/\/rx\/?$/);
});
