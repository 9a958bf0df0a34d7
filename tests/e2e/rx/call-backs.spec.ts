import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import { chooseLens, expectInvalid, field, said } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

const send = 'Control+Enter';

/** The most common reasons for call-backs: ADD, PD, axis, sign, frame data, tint. */
test('no order the lab would have to call back about is sent without a warning', async ({
  page,
}) => {
  const placed: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') placed.push(request.url());
  });
  await openLive(page, '/rx');
  await field(page, 'right.sphere').fill('2');
  await field(page, 'right.cylinder').fill('-0.75');
  await field(page, 'left.sphere').fill('-1.75');
  await chooseLens(page, 'progressive');
  await field(page, 'job', 'remoteEdged').check();
  await expect(field(page, 'frame.a')).toBeVisible();
  await page.getByRole('button', { name: 'رنگ (تینت)، آینه‌ای' }).click();
  await field(page, 'services.tint.colour').selectOption({ index: 1 });
  await page.keyboard.press(send);

  await expectInvalid(page, 'right.sphere', /علامت/);
  await expectInvalid(page, 'right.axis', /۱ تا ۱۸۰/);
  for (const side of ['right', 'left']) {
    await expectInvalid(page, `${side}.add`, /ادیشن/);
    await expectInvalid(page, `${side}.pd`, /پی‌دی/);
    await expectInvalid(page, `${side}.height`, /ارتفاع/);
  }
  for (const measure of ['a', 'b', 'dbl']) await expectInvalid(page, `frame.${measure}`, /تراش/);
  await expectInvalid(page, 'services.tint.density', /درصد رنگ/);
  await expect(field(page, 'frame.type').first()).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'services.tint.form').first()).toHaveAttribute('aria-invalid', 'true');

  const mended: readonly (readonly [name: string, text: string])[] = [
    ['right.sphere', '+2'],
    ['right.axis', '90'],
    ['right.add', '2'],
    ['right.pd', '31'],
    ['right.height', '18'],
    ['left.add', '2'],
    ['left.pd', '32'],
    ['left.height', '18'],
    ['services.tint.density', '40'],
  ];
  for (const [name, text] of mended) {
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await page.keyboard.press(send);
  }
  await field(page, 'services.tint.form', 'solid').check();
  await field(page, 'frame.type', 'fullRim').check();
  for (const [measure, text] of Object.entries({ a: '50', b: '38', dbl: '18' })) {
    await field(page, `frame.${measure}`).fill(text);
  }
  await page.keyboard.press(send);

  // Both signs are given, but opposite signs may still be a typing error.
  const warning = page.locator('.rx-warning').filter({ hasText: 'علامت نمرهٔ دو چشم متفاوت' });
  await expect(page.locator('[id="left.sphere-oppositeSigns"]')).toBeFocused();
  await expect(warning).toBeVisible();
  await page.keyboard.press('Space');
  await field(page, 'left.sphere').fill('-2');
  await expect(warning.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  const asked = page.locator('.rx-warning button[aria-pressed="false"]');
  for (let left = await asked.count(); left > 0; left -= 1) {
    await asked.first().click();
    await expect(asked).toHaveCount(left - 1);
  }
  await field(page, 'left.sphere').press(send);
  await expect(page.getByRole('alert')).toContainText('وارد حساب شوید');
  expect(placed).toEqual([]);
});

test('a requested diameter that is too small must be confirmed, and again once the frame changes', async ({
  page,
}) => {
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  for (const side of ['right', 'left']) {
    await field(page, `${side}.sphere`).fill('-2');
    await field(page, `${side}.pd`).fill('31.5');
  }
  await chooseLens(page, 'singleVision');
  await field(page, 'job', 'fullGlaze').check();
  for (const [measure, text] of Object.entries({ a: '52', b: '40', dbl: '18', ed: '56' })) {
    await field(page, `frame.${measure}`).fill(text);
  }
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await field(page, 'wishes.diameter').selectOption('600');
  const warning = page.locator('.rx-warning').filter({ hasText: 'قطر خواسته‌شده کوچک‌تر است' });
  await expect(warning).toContainText('۶۵');
  await field(page, 'wishes.diameter').press(send);
  const confirm = warning.getByRole('button');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirm).toHaveAttribute('aria-pressed', 'true');

  await field(page, 'frame.ed').fill('55');
  await expect(warning).toContainText('۶۴');
  await expect(confirm).toHaveAttribute('aria-pressed', 'false');
  await confirm.click();
  const order = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/orders'),
  );
  await field(page, 'frame.ed').press(send);
  expect((await order).postDataJSON().content.acknowledged).toEqual([
    { code: 'diameterSmall', path: 'wishes.diameter', params: { least: 640 } },
  ]);
  await expect(page.locator('.rx-done')).toBeVisible();
});

test('a degression above the addition is an error until one of the two is corrected', async ({
  page,
}) => {
  await openLive(page, '/rx');
  for (const side of ['right', 'left']) {
    await field(page, `${side}.sphere`).fill('+1');
    await field(page, `${side}.add`).fill('1.25');
  }
  await field(page, 'lens.kind', 'progressive').check();
  await field(page, 'lens.design').selectOption('of-rayaneh');
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await field(page, 'measures.degression').fill('1.5');
  await page.keyboard.press(send);
  await expectInvalid(page, 'measures.degression', /ادیشن .*۱٫۲۵.* بیشتر/);
  await field(page, 'measures.degression').fill('1.25');
  await expect(said(page, 'measures.degression')).toHaveCount(0);
});
