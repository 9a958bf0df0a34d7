import type { Page, Route } from 'playwright';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { accountPaths } from '../../../src/api/accounts/paths.ts';
import { idempotencyHeader } from '../../../src/api/headers.ts';
import { ledgerPaths } from '../../../src/api/ledger/paths.ts';
import type { AccountDetails } from '../../../src/domain/accounts/account-details.ts';
import { accountPage } from '../../../src/i18n/accounts/account-page.ts';
import { account } from '../../../src/i18n/accounts/accounts.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { orderStates } from '../../../src/i18n/orders/orders.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { findings, findingsByTheme } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive } from '../support/live.ts';
import { actElsewhere, enter, placeOrder } from '../support/order-desk.ts';
import { originOf } from '../support/origin.ts';
import { locales } from '../support/screens.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedComplaints: [/ERR_INTERNET_DISCONNECTED/],
});

const { accountId = '', accountName = '' } =
  demoAccounts.find(({ username }) => username === 'shop') ?? {};
const bell = (page: Page) => page.locator('[popovertarget="notifications"]');
const note = (page: Page) => page.locator('#order-note');

for (const locale of locales) {
  test(`the lab opens an account and works from its page, in ${locale}`, async ({
    page,
    newVisitor,
  }) => {
    const shop = await enter(await newVisitor(), 'shop', locale);
    const lab = await enter(page, 'lab', locale);
    const id = await placeOrder(shop, orderRequest());
    await actElsewhere(lab, id, { event: 'ask', message: 'Which colour?' });
    const data = {
      kind: 'payment',
      account: accountId,
      amount: 1_000_000,
      reference: 'Cheque',
      note: '',
    };
    const headers = {
      Origin: await originOf(page),
      [idempotencyHeader]: crypto.randomUUID(),
    };
    expect((await page.request.post(ledgerPaths.entries, { data, headers })).ok()).toBe(true);

    await test.step('from the list by keyboard, and from an order', async () => {
      await openLive(page, '/accounts');
      await page.locator('a.table-open').filter({ hasText: accountName }).press('Enter');
      await expect(page.locator('.header-title')).toContainText(accountName);
      await openLive(page, `/orders/order?id=${id}&account=${accountId}`);
      await page.locator('.order-head').getByRole('link', { name: accountName }).click();
      await expect(page).toHaveURL(`/accounts/account?id=${accountId}`);
    });

    await test.step("it shows the account's pending items, entries and prices", async () => {
      const order = page.locator(`.account-open a[href*="${id}"]`);
      await expect(order).toContainText(pick(orderStates.texts.onHold, locale), {
        useInnerText: true,
      });
      await expect(page.locator('.account-entries')).toContainText('Cheque');
      await page.locator('.account-prices').getByRole('button').press('Enter');
      await expect(page.locator('.account-prices [role="status"]')).toBeFocused();
      await expect(page.locator('.account-prices')).toContainText(
        pick(accountPage.texts.noPrices, locale),
        { useInnerText: true },
      );
    });

    await test.step('a note survives a lost network and a reload, and is added once', async () => {
      await note(page).fill('Pays on the first');
      await cutLine(page.context());
      await page.locator('.order-notes [type="submit"]').click();
      await expect(page.locator('.order-notes .field-error')).toBeVisible();
      await mendLine(page.context());
      await page.reload();
      await expect(note(page)).toHaveValue('Pays on the first');
      await page.locator('.order-notes [type="submit"]').click();
      await expect(note(page)).toHaveValue('');
      await expect(page.locator('.order-notes li').last()).toContainText('Pays on the first');
    });

    await test.step("saving twice, typing meanwhile, keeps a colleague's change", async () => {
      const path = accountPaths.account(accountId);
      const { name, tier, creditLimit, limits, contact, addresses }: AccountDetails = await (
        await page.request.get(path)
      ).json();
      const colleague = `Colleague ${locale}`;
      const changed = { name, tier, creditLimit, limits, addresses };
      const body = { ...changed, contact: { ...contact, name: colleague } };
      const email = page.locator('#account-email');
      const save = email.locator('xpath=ancestor::form').locator('[type="submit"]');
      const typeMeanwhile = async (route: Route) => {
        await email.fill(`${locale}@example.com`);
        await route.continue();
      };
      expect((await page.request.put(path, { data: body, headers })).ok()).toBe(true);
      await page.locator('#account-phone').fill(`021-${locale}`);
      await page.route(`**${path}`, (route) =>
        route.request().method() === 'PUT' ? typeMeanwhile(route) : route.fallback(),
      );
      const saved = () => page.waitForResponse((one) => one.request().method() === 'PUT');
      for (const pressed of [0, 1]) {
        await Promise.all([saved(), save.click()]);
        await expect(save, `${pressed}`).toHaveText(pick(account.texts.save, locale), {
          useInnerText: true,
        });
      }
      await page.unroute(`**${path}`);
      const now: AccountDetails = await (await page.request.get(path)).json();
      expect(now.contact).toEqual({
        name: colleague,
        phone: `021-${locale}`,
        email: `${locale}@example.com`,
      });
    });

    expect(await findingsByTheme(page)).toEqual([]);

    await test.step('many changes to one order are a single line in the bell, which can be opened', async () => {
      const busy = await placeOrder(shop, orderRequest());
      for (const message of ['One', 'Two', 'Three']) {
        await actElsewhere(lab, busy, { event: 'write', message });
      }
      await openLive(shop.page, '/profile');
      await bell(shop.page).press('Enter');
      const line = shop.page.locator('#notifications li:has(> details)').first();
      const summary = line.locator('summary');
      await expect(summary).toContainText(locale === 'fa' ? '۳' : '3');
      await summary.press('Enter');
      await expect(line.locator(`a[href*="${busy}"]`)).toHaveCount(3);
      expect(await findings(shop.page)).toEqual([]);
      await line.locator('a').last().press('Enter');
      await expect(shop.page).toHaveURL(new RegExp(busy));
    });
  });
}

test('a nonexistent account is reported, with a link to the list', async ({ page }) => {
  await enter(page, 'lab', 'en');
  await openLive(page, '/accounts/account?id=nobody');
  await page.getByRole('link', { name: pick(accountPage.texts.toList, 'en') }).click();
  await expect(page).toHaveURL('/accounts');
});
