import type { Route } from 'playwright';
import { revisionPaths } from '../../../src/api/revisions/paths.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findingsByTheme } from '../support/axe.ts';
import { openLive, untilLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedComplaints: [/409/] });

test('the lab edits its contact details, and a visitor finds them', async ({
  page,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await openLive(visitor, '/contacts');
  await expect(visitor.getByText('هنوز راه تماسی ثبت نکرده')).toBeVisible();

  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/lab');
  await page.getByLabel('Phone').fill('۰۲۱-۸۸۷۷۶۶۵۵');
  await page.getByLabel('Telegram').fill('not a name');
  const from = page.getByLabel('Saturday from');
  for (const typed of ['9 pm', '24:00', '9:5']) {
    await from.fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(from).toHaveAccessibleDescription(/24-hour clock/);
  }
  for (const [typed, understood] of [
    ['9', '09:00'],
    ['۹:۳۰', '09:30'],
    ['830', '08:30'],
  ] as const) {
    await from.fill(typed);
    await from.blur();
    await expect(from).toHaveValue(understood);
  }
  await expect(page.locator('input[type="time"]')).toHaveCount(0);
  await page.getByLabel('Saturday until').fill('08:00');
  await page.getByRole('button', { name: 'Add an address' }).press('Enter');
  await page.getByLabel('Address in Persian').fill('تهران، خیابان نمونه');
  await page.getByLabel('Latitude').fill('35.70, 51.41');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const label of ['Telegram', 'Saturday until', 'Address in English']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByLabel('Telegram').fill('@adasi_lab');
  await page.getByLabel('Saturday until').fill('۱۷');
  await page.getByLabel('Address in English').fill('1 Sample Street, Tehran');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await visitor.reload();
  await expect(visitor.locator('a[href="tel:02188776655"]')).toBeVisible();
  await expect(visitor.locator('a[href="https://t.me/adasi_lab"]')).toBeVisible();
  await expect(visitor.locator('a[href="geo:35.7,51.41?q=35.7,51.41"]')).toBeVisible();
  await expect(visitor.getByText('۰۸:۳۰ تا ۱۷:۰۰')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Saturday until')).toHaveValue('17:00');

  await page.goto('/audit?subject=labPage');
  await expect(page.locator('.table-open')).toContainText('Edited the lab’s page');
});

test('the lab changes its calendar, and a visitor sees upcoming holidays', async ({
  page,
  newVisitor,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/lab');
  const hour = page.getByLabel('Cut-off hour');
  const save = page.getByRole('button', { name: 'Save the calendar' });
  await hour.fill('25');
  await save.click();
  await expect(hour).toHaveAccessibleDescription(/from 0 to 24/);
  await expect(hour).toBeFocused();
  await hour.fill('۱۱');
  await page.getByRole('checkbox', { name: 'Thursday' }).check();
  await page.getByRole('button', { name: 'Add a day off' }).press('Enter');
  const picker = page.locator('.lab-calendar-picker');
  await picker.getByRole('button', { name: /next month/i }).click();
  await picker.getByRole('button', { name: /^15 / }).press('Enter');
  const days = page.locator('.lab-calendar-days li');
  const added = await days
    .filter({ has: page.getByRole('button', { name: /^Remove 15 / }) })
    .innerText();
  await page.getByRole('button', { name: 'Close the calendar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a day off' })).toBeFocused();
  expect(await findingsByTheme(page)).toEqual([]);

  const other = await newVisitor();
  await presetStorage(other, { locale: 'en' });
  await signIn(other, 'lab');
  await openLive(other, '/lab');
  await other.getByLabel('Working days for stock lenses').fill('3');
  await other.getByRole('button', { name: 'Save the calendar' }).click();
  await expect(other.getByText('Calendar saved.')).toBeVisible();

  await save.click();
  await expect(page.getByText('someone else changed it')).toBeVisible();
  await expect(hour).toHaveValue('۱۱');
  await save.click();
  await expect(page.getByText('Calendar saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Cut-off hour')).toHaveValue('11');
  await expect(page.getByRole('checkbox', { name: 'Thursday' })).toBeChecked();

  await test.step('what is typed while the calendar is saved stays', async () => {
    const stockDays = page.getByLabel('Working days for stock lenses');
    const typeMeanwhile = async (route: Route) => {
      await stockDays.fill('5');
      await route.continue();
    };
    await hour.fill('10');
    await page.route(`**${revisionPaths.all}`, typeMeanwhile, { times: 1 });
    await save.click();
    await expect(page.getByText('Calendar saved.')).toBeVisible();
    await expect(stockDays).toHaveValue('5');
    await page.reload();
    await untilLive(page);
    await expect(stockDays).toHaveValue('5');
    await save.click();
    // Only this person has changed it since.
    await expect(page.getByText('Calendar saved.')).toBeVisible();
  });

  await test.step('a draft replaces the change of someone else once this is confirmed', async () => {
    await other.getByLabel('Working days for stock lenses').fill('4');
    await other.reload();
    await untilLive(other);
    const saveOther = other.getByRole('button', { name: 'Save the calendar' });
    await saveOther.click();
    await expect(other.getByText('someone else changed it')).toBeVisible();
    await saveOther.click();
    await expect(other.getByText('Calendar saved.')).toBeVisible();
  });

  const visitor = await newVisitor();
  await presetStorage(visitor, { locale: 'en' });
  await openLive(visitor, '/contacts');
  await expect(visitor.getByRole('heading', { name: 'Upcoming holidays' })).toBeVisible();
  await expect(
    visitor.locator('.contact-cards li').filter({ hasText: added.trim() }),
  ).toBeVisible();
});

for (const [path, who] of [
  ['/lab', 'lab'],
  ['/contacts', 'shop'],
] as const) {
  test(`${path} fits 360 px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signIn(page, who);
    await openLive(page, path);
    await expect(page.locator('.lab-page-form, .contact-cards')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    expect(await findingsByTheme(page)).toEqual([]);
  });
}
