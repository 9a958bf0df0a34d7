import { expect, test } from './fixtures.ts';
import { openLive } from './support/live.ts';
import { chooseLens, expectInvalid, field } from './support/rx.ts';

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

  // Both signs are entered, but opposite signs may still be a typing error.
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
