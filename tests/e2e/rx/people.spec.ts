import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { chooseLens, expectInvalid, field } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

test('prescriber, date, mobile and insurance reach the lab, and an old date is questioned', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'fa' });
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await page.locator('#rx-fold-people > button').click();
  await expect(field(page, 'people.prescriber')).toBeFocused();
  await page.keyboard.type('دکتر نمونه');
  await page.keyboard.press('Enter');
  await expect(field(page, 'people.prescribedOn')).toBeFocused();
  await page.keyboard.type('۱۴۰۲/۱۳/۱');
  await page.keyboard.press('Enter');
  await expectInvalid(page, 'people.prescribedOn', /۱۴۰۵۰۹۰۲/);
  await field(page, 'people.prescribedOn').fill('14020701');
  await expect(page.locator('[id="people.prescribedOn-echo"]')).toContainText('۱ مهر ۱۴۰۲');
  await field(page, 'people.mobile').fill('۰۹۱۲ ۰۰۰ ۰۰۰');
  await page.keyboard.press('Enter');
  await expectInvalid(page, 'people.mobile', /۰۹۱۲۳۴۵۶۷۸۹/);
  await field(page, 'people.mobile').fill('۰۹۱۲ ۰۰۰ ۰۰۰۰');
  await field(page, 'people.insurance').fill('0011223344');
  await field(page, 'right.sphere').fill('-2');
  await field(page, 'left.sphere').fill('-2');
  await chooseLens(page, 'singleVision');
  const asked = page.locator('.rx-warning button[aria-pressed="false"]');
  await expect(asked).toHaveCount(1);
  await asked.click();
  await expect(asked).toHaveCount(0);
  const request = page.waitForRequest(
    (each) => each.method() === 'POST' && each.url().endsWith('/api/orders'),
  );
  await page.keyboard.press('Control+Enter');
  expect((await request).postDataJSON().content.people).toEqual({
    prescriber: 'دکتر نمونه',
    prescribedOn: '2023-09-23',
    mobile: '+989120000000',
    insurance: '0011223344',
    branch: '',
  });
  await expect(page.locator('.rx-done')).toBeVisible();
});
