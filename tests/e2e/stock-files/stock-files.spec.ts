import { expect, test } from '../fixtures.ts';
import { cellAt, linesAtLab, openGrid } from '../support/power-grid.ts';
import { signIn } from '../support/sign-in.ts';

const csv = (text: string, name = 'order.csv') => {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
};
const totals = '.power-grid-totals';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'shop2');
  await openGrid(page);
  await page.getByRole('button', { name: 'فایل و الگوها' }).click();
});

test('imports an order from a file: lists errors by row, then takes the valid rows or none', async ({
  page,
}) => {
  const file = page.locator('[name="stockFile"]');
  await file.setInputFiles(csv('نمره,سیلندر,تعداد\n-۲٫۰۰,-۰٫۵۰,۴\n-۱٫۰۰,۰,=1+1\nabc,۰,۲\n'));
  const result = page.locator('.more-result');
  await expect(result).toContainText('order.csv');
  await expect(result.getByRole('listitem')).toHaveText([/ردیف .*۳.*فرمول/, /ردیف .*۴.*نمره نیست/]);
  await expect(page.locator(totals)).not.toContainText('۴');
  await page.getByRole('button', { name: 'هیچ‌کدام' }).click();
  await expect(result).toHaveCount(0);
  await expect(page.locator(totals)).not.toContainText('۴');

  await file.setInputFiles(csv('SPH,CYL,Pieces\n-2.00,-0.50,4\n-1.00,0,x\n'));
  await page.getByRole('button', { name: 'افزودن ردیف‌های درست' }).click();
  await expect(cellAt(page, 8, 2)).toHaveAccessibleName(/تعداد ۴$/);
  await page.getByRole('button', { name: 'بازگرداندن' }).click();
  await expect(cellAt(page, 8, 2)).not.toHaveAccessibleName(/سفارش/);

  await file.setInputFiles({
    name: 'scan.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004 and no more'),
  });
  await expect(page.getByRole('alert')).toContainText('آسیب دیده');
});

test('turns a grid that has its cylinders down, and refuses an ambiguous one', async ({ page }) => {
  const file = page.locator('[name="stockFile"]');
  const body = '0.00,2,\n-0.50,,6\n';
  await file.setInputFiles(csv(`,-1.00,-2.00\n${body}`));
  await expect(page.getByRole('alert')).toContainText(/ردیف .*۱.*CYL\/SPH/);
  await file.setInputFiles(csv(`سیلندر/اسفر,-1.00,-2.00\n${body}`));
  await page.getByRole('button', { name: 'افزودن همه' }).click();
  await expect(cellAt(page, 4, 0)).toHaveAccessibleName(/تعداد ۲$/);
  await expect(cellAt(page, 8, 2)).toHaveAccessibleName(/تعداد ۶$/);
  await expect(page.locator('.is-ordered[role="gridcell"]')).toHaveCount(2);

  await file.setInputFiles(csv('SPH,CYL,موجودی,سفارش\n-1.00,0,5,2\n'));
  await expect(page.getByRole('alert')).toContainText(/ردیف .*۱.*سفارش.*بیش از یک ستون تعداد/);
});

test('an exported file imports unchanged', async ({ page }) => {
  await cellAt(page, 8, 2).click();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  for (const name of ['فهرست Excel', 'جدول CSV']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const path = await (await download).path();
    await cellAt(page, 8, 2).click();
    await page.keyboard.press('Delete');
    await expect(cellAt(page, 8, 2)).not.toHaveAccessibleName(/سفارش/);
    await page.locator('[name="stockFile"]').setInputFiles(path);
    await page.getByRole('button', { name: 'افزودن همه' }).click();
    await expect(cellAt(page, 8, 2)).toHaveAccessibleName(/تعداد ۶$/);
  }
});

test('ten thousand rows are read in a worker, which keeps the page free', async ({ page }) => {
  const rows = Array.from({ length: 10_000 }, (_, row) => `-${(row % 17) / 4},0,1`);
  const worker = page.waitForEvent('worker');
  await page.locator('[name="stockFile"]').setInputFiles(csv(`SPH,CYL,Pieces\n${rows.join('\n')}`));
  await worker;
  await page.getByRole('button', { name: 'افزودن همه' }).waitFor();
  await expect(page.locator('.more-result')).toContainText('۱۰٬۰۰۰');
});

test('saves an order as a template, uses it, and repeats the last order', async ({ page }) => {
  const cell = cellAt(page, 8, 2);
  const order = async (pieces: string) => {
    await cell.click();
    await page.keyboard.type(pieces);
    await page.keyboard.press('Enter');
  };
  await order('6');
  await page.locator('[name="template"]').fill('هفتگی');
  await page.keyboard.press('Enter');
  await order('8');
  await page.getByRole('button', { name: 'استفاده از' }).click();
  await expect(cell).toHaveAccessibleName(/تعداد ۶$/);
  await page.locator('[name="reference"]').fill('again');
  await page.getByRole('button', { name: 'ارسال سفارش' }).click();
  await linesAtLab(page, 'again');
  await page.getByRole('button', { name: 'تکرار آخرین سفارش' }).click();
  await expect(cell).toHaveAccessibleName(/تعداد ۶$/);
  await page.getByRole('button', { name: 'حذف الگو هفتگی' }).click();
  await expect(page.getByRole('button', { name: 'استفاده از' })).toHaveCount(0);
});

test('suggests an order from stock levels and counts, and keeps both', async ({ page }) => {
  const write = async (row: number, pieces: string) => {
    await cellAt(page, row, 2).click();
    await page.keyboard.type(pieces);
    await page.keyboard.press('Enter');
  };
  const show = (layer: string) => page.getByRole('button', { name: layer, exact: true }).click();
  await show('سقف');
  await write(8, '10');
  await write(9, '6');
  await write(10, '4');
  await show('شمارش');
  await write(8, '4');
  await write(10, '0');
  await expect(page.getByText(/۳.? نمره سقف دارد؛ .?۱.? نمره هنوز شمرده نشده است/)).toBeVisible();
  await page.getByRole('button', { name: 'پیشنهاد سفارش' }).click();
  await expect(page.getByRole('button', { name: 'سفارش', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(cellAt(page, 8, 2)).toHaveAccessibleName(/تعداد ۶$/);
  await expect(cellAt(page, 9, 2)).not.toHaveAccessibleName(/تعداد/);
  await expect(cellAt(page, 10, 2)).toHaveAccessibleName(/تعداد ۴$/);
  await page.reload();
  await page.getByRole('button', { name: 'فایل و الگوها' }).click();
  await show('سقف');
  await expect(cellAt(page, 8, 2)).toHaveAccessibleName(/تعداد ۱۰$/);
  await show('شمارش');
  await expect(cellAt(page, 10, 2)).toHaveAccessibleName(/تعداد ۰$/);
});
