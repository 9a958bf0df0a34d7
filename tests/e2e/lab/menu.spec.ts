import { readFileSync } from 'node:fs';
import { labCountsPath } from '../../../src/api/lab/paths.ts';
import { queueViews } from '../../../src/i18n/counter/queue-views.ts';
import { labGroups, labRoutes } from '../../../src/i18n/lab/lab-routes.ts';
import { formatCount } from '../../../src/i18n/language/format-number.ts';
import { pageTexts } from '../../../src/i18n/shell/page-texts.ts';
import { expect, test } from '../fixtures.ts';
import { openLive, openWhole, untilLive } from '../support/live.ts';
import { fillLogin, signIn, signInByForm } from '../support/sign-in.ts';

const screens = Object.values(labRoutes);
const paths = screens.map(({ path }) => path);
const linksOfLab = paths.map((path) => `#drawer a[href="${path}"]`).join(', ');

/** Files that only lab users load. They are named after their sources, all of which this file imports. */
const screenCode = readFileSync(
  new URL('../../../src/islands/LabScreen.tsx', import.meta.url),
  'utf8',
).matchAll(/import\('\.\/(.*)\.tsx'\)/g);
const filesOfLab = new RegExp(
  [
    'ui-lab-|lab-entries|islands-LabScreen|ActiveTable|styles-lab-(list|screens)',
    ...[...screenCode].map(([, path = '']) => `islands-${path.replaceAll('/', '-')}\\.`),
  ].join('|'),
);

test('the lab finds its screens in the menu, in either language, without a reload', async ({
  page,
}) => {
  await signIn(page, 'lab');
  await openLive(page, '/');
  const drawer = page.locator('#drawer');
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText(
    Object.values(labGroups.texts).map(([fa]) => fa),
    { useInnerText: true },
  );
  for (const { path, title } of screens.filter((screen) => 'menu' in screen)) {
    const [fa, en] = title;
    await drawer.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await untilLive(page);
    await expect(page).toHaveTitle(`${fa} · عدسی`);
    await expect(page.locator('.header-title')).toContainText(fa);
    await expect(drawer.locator('[aria-current="page"]')).toContainText(fa);
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    await page.reload();
    await expect(page).toHaveTitle(`${en} · Adasi`);
    await expect(page.locator('.header-title')).toContainText(en);
    await page.evaluate(() => localStorage.setItem('locale', 'fa'));
    await page.reload();
    await untilLive(page);
  }
});

test('menu badges show what waits for the lab', async ({ page }) => {
  await signIn(page, 'lab');
  await openLive(page, '/audit');
  const { orders, view, shelf } = await (await page.request.get(labCountsPath)).json();
  const figures = [orders, view.count, shelf]
    .filter((count) => count > 0)
    .map((count) => formatCount(count, 'fa'));
  await expect(page.locator('#drawer .menu-count [aria-hidden]')).toHaveText(figures, {
    useInnerText: true,
  });
});

test('the menu shows the count of one view: what is due today, or the chosen one', async ({
  page,
}) => {
  await signIn(page, 'lab');
  await openLive(page, '/orders?needs=quote&order=oldest');
  const ofMenu = page.locator('#drawer').getByRole('link', { name: 'موعد امروز' });
  await expect(ofMenu).toHaveAttribute('href', '/orders?due=today');
  const choose = page.getByRole('button', { name: queueViews.texts.inMenu[0] });
  await expect(choose).toHaveAttribute('aria-pressed', 'false');
  await choose.click();
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  await openLive(page, '/audit');
  const chosen = page.locator('#drawer').getByRole('link', { name: 'منتظر اعلام قیمت' });
  await expect(chosen.locator('.menu-count [aria-hidden]')).toHaveText(/[۰-۹]/);
  await expect(ofMenu).toHaveCount(0);
  await chosen.click();
  await expect(page).toHaveURL('/orders?needs=quote&order=oldest');
});

test("the title follows back and forward navigation between the lab's screens and others", async ({
  page,
}) => {
  await signIn(page, 'lab');
  await openLive(page, '/audit');
  await page.locator('#drawer a[href="/orders"]').click();
  await expect(page).toHaveTitle('سفارش‌ها · عدسی');
  await page.goBack();
  await expect(page).toHaveTitle(/گزارش تغییرات/);
  await expect(page.locator('.header-title')).toContainText('گزارش تغییرات');
  await page.goForward();
  await expect(page).toHaveTitle('سفارش‌ها · عدسی');
});

test('a shop’s menu does not contain them, and its browser loads nothing of them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'shop');
  for (const path of ['/', '/orders']) {
    await openWhole(page, path);
    await expect(page.locator(linksOfLab)).toHaveCount(0);
  }
  expect(asked.filter((url) => filesOfLab.test(new URL(url).pathname))).toEqual([]);
});

test('a shop that opens one sees that it has no access, and requests nothing of the lab', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'shop');
  for (const path of paths) {
    await openLive(page, path);
    await expect(page.getByText('این بخش فقط برای لابراتوار است')).toBeVisible();
  }
  expect(asked.filter((path) => /^\/api\/audit/.test(path))).toEqual([]);
  expect(asked.filter((path) => /AuditLog/.test(path))).toEqual([]);
});

test('a visitor signs in and returns to the screen', async ({ page }) => {
  await openLive(page, '/audit');
  await page.locator('#main a[href="/login?next=/audit"]').click();
  await expect(page).toHaveTitle(new RegExp(pageTexts.texts.login[0]));
  await fillLogin(page, 'lab');
  await expect(page).toHaveURL('/audit');
  await expect(page.locator('.data-table')).toBeVisible();
});

test('the group is gone for the next user who signs in', async ({ page }) => {
  await signInByForm(page, 'lab');
  await expect(page.locator(linksOfLab).first()).toBeAttached();
  await page.locator('#drawer a[href="/logout"]').click();
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page, 'shop');
  await openLive(page, '/');
  await expect(page.locator(linksOfLab)).toHaveCount(0);
});
