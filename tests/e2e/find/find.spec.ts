import type { Page } from 'playwright';
import { sampleCatalogue } from '../../../server/sample/catalogue.ts';
import { sampleOrders } from '../../../server/sample/orders.ts';
import { sampleStock } from '../../../server/sample/stock.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { find, findKindNames } from '../../../src/i18n/find/find.ts';
import type { Locale } from '../../../src/i18n/language/locale.ts';
import { type Message, pick } from '../../../src/i18n/language/message.ts';
import { gridTools } from '../../../src/i18n/power-grid/power-grid.ts';
import { shell, titles } from '../../../src/i18n/shell/shell.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings } from '../support/axe.ts';
import { openLive, untilLive } from '../support/live.ts';
import { samplePatient, saveUnfinished } from '../support/preorders.ts';
import { signIn } from '../support/sign-in.ts';

const { texts } = find;
const field = (page: Page) => page.getByRole('combobox', { name: /Find anything|جستجو در همه/ });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const kindOf = (page: Page, kind: keyof typeof findKindNames, locale: Locale) =>
  options(page).filter({ has: page.getByText(pick(findKindNames[kind], locale), { exact: true }) });

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const [first] = sampleOrders;
const number = orderNumber(first?.id ?? '');

for (const locale of ['fa', 'en'] as const) {
  test(`everything can be found by keyboard in ${locale}`, async ({ page }) => {
    const said = (text: Message) => pick(text, locale);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await presetStorage(page, { locale });
    await signIn(page, 'shop');
    await openLive(page, '/orders');
    await page.locator('#orders-search').focus();
    await open(page);
    await expect(options(page).first()).toContainText(said(texts.newOrder).split(':')[0] ?? '');
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('#orders-search')).toBeFocused();

    // A screen, by a word in either language.
    await open(page);
    await page.keyboard.type('statement');
    await expect(active(page)).toContainText(said(titles.texts.transactions));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/transactions');
    await untilLive(page);
    await expect(page.locator('#page-title')).toBeFocused();

    // The server's results follow, and the active result stays.
    await openLive(page, '/contacts');
    await open(page);
    await page.keyboard.type('N-101');
    await expect(kindOf(page, 'order', locale)).toHaveCount(1);
    await expect(active(page)).toContainText(said(texts.allOrders).split('{')[0] ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toContainText(number);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/orders/order?id=${first?.id}`);
    await untilLive(page);

    // A setting takes effect immediately.
    await open(page);
    await page.keyboard.type('تیره');
    await expect(active(page)).toContainText(said(shell.texts.dark));
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(fetched.filter((path) => /lab-entries|lab-menu/.test(path))).toEqual([]);
  });
}

test('text typed before the dialog appears ends up in its field', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  const reference = page.locator('[name="reference"]');
  await reference.fill('R-1');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/FindDialog[^/]*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('catalogue kept?');
  await expect(page.getByRole('banner').getByRole('textbox')).toBeVisible();
  // Except after the search was cancelled.
  await page.keyboard.press('Escape');
  await expect(reference).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dar');
  arrive();
  await expect(field(page)).toHaveValue('dar');
  await page.keyboard.type('k');
  await expect(active(page)).toContainText(shell.texts.dark[1]);
  await page.keyboard.press('Escape');
  await expect(reference).toBeFocused();
  await expect(reference).toHaveValue('R-1');
});

test('a found design is chosen in the order being typed, a stock lens in the grid', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop');
  await openLive(page, '/stockMulti');
  const lenses = page.getByRole('group', { name: gridTools.texts.lens[1] });
  const chosen = lenses.locator('[aria-pressed="true"]');
  const last = sampleStock.at(-1)?.name.en ?? '';
  await expect(chosen).not.toHaveText(last, { useInnerText: true });
  await openLive(page, '/rx');
  await page.locator('[name="reference"]').fill('R-2');
  const choose = async (name: string) => {
    await open(page);
    await page.keyboard.type(name);
    await expect(active(page)).toContainText(name);
    await expect(active(page)).toContainText(findKindNames.product[1]);
    await page.keyboard.press('Enter');
  };
  const [design, other] = sampleCatalogue.designs;
  await choose(design?.name.en ?? '');
  await expect(page.locator('[name="lens.design"]')).toHaveValue(design?.id ?? '');
  await expect(page.locator('[name="lens.index"]')).toBeFocused();
  await expect(page.locator('[name="reference"]')).toHaveValue('R-2');
  await expect(page).toHaveURL('/rx');
  await choose(other?.name.en ?? '');
  await expect(page.locator('[name="lens.design"]')).toBeFocused();
  await expect(page.locator('[name="lens.design"]')).toHaveValue(design?.id ?? '');

  await choose(last);
  await expect(page).toHaveURL('/stockMulti');
  await expect(chosen).toHaveText(last, { useInnerText: true });
});

test.describe('without a line', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('it finds what the device has, and says so', async ({ page }) => {
    await signIn(page, 'shop');
    await saveUnfinished(page);
    await page.route('**/api/**', (route) => route.abort());
    await open(page);
    await page.keyboard.type(samplePatient);
    await expect(kindOf(page, 'preorder', 'fa').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: texts.offline[0] })).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('مهر');
    await expect(kindOf(page, 'product', 'fa').first()).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(samplePatient);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/rx\?preorder=/);
  });
});

test('a visitor only finds screens and settings', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/contacts');
  await page.getByRole('button', { name: shell.texts.find[1], exact: true }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('s');
  await expect(kindOf(page, 'setting', 'en').first()).toBeVisible();
  const kinds = await page.locator('.find-kind .in-en').allTextContents();
  expect([...new Set(kinds)].sort()).toEqual(['Screen', 'Setting']);
});

test('the lab finds accounts and its own screens', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/');
  await open(page);
  await page.keyboard.type('audit');
  await expect(active(page)).toContainText('Audit log');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(number);
  await expect(kindOf(page, 'order', 'en').first()).toBeVisible();
  const name = await page
    .locator('.find-option', { hasText: number })
    .locator('.find-name small')
    .innerText();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name.split(' · ').at(-2)?.split(' ')[0] ?? '');
  await expect(kindOf(page, 'account', 'en').first()).toBeVisible();
});

test("a question mark shows the screen's shortcuts, except while typing", async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  const reference = page.locator('[name="reference"]');
  await reference.focus();
  await page.keyboard.type('?');
  await expect(reference).toHaveValue('?');
  await page.locator('#page-title').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Send the order');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.dispatchEvent('body', 'keydown', {
    key: 'ن',
    code: 'KeyK',
    ctrlKey: true,
    bubbles: true,
  });
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('shortcuts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(texts.keys[1]);
});
