import { frameList } from '../../../src/i18n/frame-list/frame-list.ts';
import { tableFile } from '../../../src/i18n/table-file/table-file.ts';
import { photo } from '../../server/support/photos.ts';
import { expect, test } from '../fixtures.ts';
import { findings } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { field } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

const add = frameList.texts.add[0];

test('a shop fills in a frame that the lab has stored with its picture', async ({ page }) => {
  await signIn(page, 'lab');
  await openLive(page, '/frames');
  await page.getByRole('button', { name: add }).first().click();
  const form = page.locator('.lab-dialog form');
  await form.locator('[type="submit"]').click();
  await expect(form.locator('[name="brand"]')).toBeFocused();
  await expect(form.locator('[name="model"]')).toHaveAttribute('aria-invalid', 'true');
  const typed = {
    brand: 'Ray-Ban',
    alias: 'ری‌بن',
    model: 'RB-5154',
    a: '۵۱٫۵',
    b: '39',
    dbl: '21',
  };
  for (const [name, text] of Object.entries(typed)) {
    await form.locator(`[name="${name}"]`).fill(text);
  }
  await form.locator('[name="shape"]').selectOption('panto');
  expect(await findings(page)).toEqual([]);
  await form.locator('[type="file"]').setInputFiles({
    name: 'frame.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await photo('png', 400, 200)),
  });
  await form.locator('[type="submit"]').click();
  await expect(form).toHaveCount(0);
  const row = page
    .locator('.lab-screen [role="row"], .lab-screen tr')
    .filter({ hasText: 'RB-5154' });
  await expect(row).toContainText('۵۱٫۵');
  await expect(row.locator('img')).toHaveCount(1);
  await page.context().clearCookies();
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await field(page, 'patient').fill('مشتری آزمون');
  await page.locator('#rx-fold-frame .rx-fold-title').press('Enter');
  const brand = field(page, 'frameDetails.brand');
  await brand.pressSequentially('ری بن');
  const option = page.locator('#rx-fold-frame [role="option"]');
  await expect(option).toHaveText([/Ray-Ban RB-5154/]);
  await option.click();
  await expect(field(page, 'frameDetails.model')).toHaveValue('RB-5154');
  await expect(field(page, 'frame.a')).toHaveValue('۵۱٫۵');
  await expect(field(page, 'frame.shape', 'panto')).toBeChecked();
  await expect(page.locator('.rx-frame-filled img')).toBeVisible();
});

test('frames are imported from a hand-made sheet with Persian headings and words', async ({
  page,
}) => {
  await signIn(page, 'lab');
  await openLive(page, '/frames');
  await page.getByRole('button', { name: tableFile.texts.import[0] }).press('Enter');
  const dialog = page.getByRole('dialog');
  const choose = (...rows: readonly string[]) =>
    dialog.locator('input[type="file"]').setInputFiles({
      name: 'frames.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['برند,مدل,نوع فریم,شکل استاندارد,جنس', ...rows].join('\n')),
    });
  await choose('Vogue,VO 4177,نیم گریف,مثلثی,فلزی');
  await expect(dialog.getByRole('alert')).toContainText(frameList.texts.shape[0]);
  await choose('Vogue,VO 4177,نیم گریف,پانتو,فلزی');
  await dialog.getByRole('button', { name: tableFile.texts.apply[0] }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const answer = await page.request.get('/api/frames?text=vogue');
  expect((await answer.json()).frames).toMatchObject([
    { model: 'VO 4177', type: 'halfRim', shape: 'panto', material: 'metal' },
  ]);
});
