import type { Locator, Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { parts, presetStorage } from '../shell/parts.ts';
import { untilLive } from '../support/live.ts';
import { chooseProgressiveByKeys, field, typeFields } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

type Way = {
  locale: 'fa' | 'en';
  dark: boolean;
  width: number;
  eyes: readonly (readonly string[])[];
  seen: readonly string[];
  shop: string;
};

/** The same prescription, typed and shown in each language. */
const ways: readonly Way[] = [
  {
    locale: 'fa',
    dark: false,
    width: 1280,
    eyes: [
      ['-۲٫۲۵', '-۰٫۵۰', '۱۷۵', '۲٫۰۰', '۳۱٫۵', '۱۹'],
      ['-۲٫۵۰', '-۰٫۷۵', '۱۰', '۲٫۰۰', '۳۲', '۱۹'],
    ],
    seen: ['۲٫۲۵', '۱۷۵', '۳۱٫۵'],
    shop: 'عینک‌سرای نمونه آفتاب',
  },
  {
    locale: 'en',
    dark: true,
    width: 360,
    eyes: [
      ['-2.25', '-0.50', '175', '2.00', '31.5', '19'],
      ['-2.50', '-0.75', '10', '2.00', '32', '19'],
    ],
    seen: ['2.25', '175', '31.5'],
    shop: 'عینک‌سرای نمونه آفتاب',
  },
];

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it.');
}

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/login?next=/rx');
  await untilLive(page);
  await tabTo(page, page.locator('[name="username"]'));
  await page.keyboard.type('shop');
  await page.keyboard.press('Tab');
  await page.keyboard.type('adasi-demo');
  await expect(page.locator('form button[type="submit"]')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rx\/?$/);
  await untilLive(page);
}

async function compose(page: Page, patient: string, { eyes }: Way): Promise<void> {
  await tabTo(page, field(page, 'reference'));
  await typeFields(page, ['', patient, '']);
  for (const eye of eyes) await typeFields(page, eye);
  await expect(field(page, 'lens.kind', 'singleVision')).toBeFocused();
  await chooseProgressiveByKeys(page);
}

const rowOf = (page: Page, patient: string) =>
  page.locator('#main .orders tbody tr').filter({ hasText: patient });

/** Waits for the order in the list, because it is sent in the background. */
async function findInOrders(page: Page, patient: string): Promise<Locator> {
  await page.goto('/orders');
  await expect(async () => {
    await page.reload();
    await expect(rowOf(page, patient)).toBeVisible({ timeout: 20_000 });
  }).toPass();
  return rowOf(page, patient);
}

async function expectLook(page: Page, { locale, dark }: Way): Promise<void> {
  const { html } = parts(page);
  await expect(html).toHaveAttribute('lang', locale);
  await expect(html).toHaveAttribute('data-bs-theme', dark ? 'dark' : 'light');
}

for (const way of ways) {
  const title = `${way.locale}, ${way.dark ? 'dark' : 'light'}, ${way.width} px`;

  test.describe(title, () => {
    test.use({
      viewport: { width: way.width, height: 800 },
      // The second account requests the first one's order and gets 404.
      allowedComplaints: [/404 \(Not Found\).*\/api\/orders\//],
    });

    test('a prescription typed on the keyboard reaches the lab, and no other account sees it @smoke', async ({
      page,
      newVisitor,
    }, { project }) => {
      const patient = `${title} ${project.name}`;
      await presetStorage(page, { locale: way.locale, themeMode: String(way.dark) });
      await signInByKeyboard(page);
      await expectLook(page, way);
      await compose(page, patient, way);
      await page.reload();
      await untilLive(page);
      await expectLook(page, way);
      await expect(field(page, 'patient')).toHaveValue(patient);
      await expect(field(page, 'right.sphere')).toHaveValue(way.eyes[0]?.[0] ?? '');
      await tabTo(page, field(page, 'reference'));
      await page.keyboard.press('Control+Enter');
      await expect(page.locator('.rx-done')).toBeVisible();
      const row = await findInOrders(page, patient);
      await row.getByRole('link').press('Enter');
      await expect(page).toHaveURL(/\/orders\/order\/?\?id=/);
      for (const value of way.seen) await expect(page.locator('#main')).toContainText(value);
      const address = page.url();
      const id = new URL(address).searchParams.get('id');

      const lab = await newVisitor();
      await signIn(lab, 'lab');
      const atLab = await findInOrders(lab, patient);
      await expect(atLab).toContainText(way.shop);
      await atLab.getByRole('link').click();
      await expect(lab.locator('#main')).toContainText(way.shop);

      const other = await newVisitor();
      await signIn(other, 'shop2');
      await other.goto('/orders');
      await expect(other.locator('#main')).not.toBeEmpty();
      await expect(rowOf(other, patient)).toHaveCount(0);
      await other.goto(address);
      await expect(other.locator('#main .empty')).toBeVisible();
      await expect(other.locator('#main')).not.toContainText(patient);
      const answer = await other.request.get(`/api/orders/${id}`);
      expect(answer.status()).toBe(404);
    });
  });
}
