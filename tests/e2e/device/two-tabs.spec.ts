import type { BrowserContext, Page } from 'playwright';
import { invoices } from '../../../src/i18n/invoices/invoices.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { expect, test } from '../fixtures.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive, outboxFetched } from '../support/live.ts';
import { compose, write } from '../support/preorders.ts';
import { references } from '../support/references.ts';
import { field } from '../support/rx.ts';
import { type DemoAccount, signInByForm } from '../support/sign-in.ts';

const send = 'Control+Enter';
const done = (page: Page) => expect(page.locator('.rx-done')).toBeVisible();

/** Another account signs in elsewhere: the cookie changes without the open tabs noticing. */
async function signInElsewhere(context: BrowserContext, page: Page, username: DemoAccount) {
  const { origin } = new URL(page.url());
  const answer = await context.request.post('/api/login', {
    headers: { Origin: origin },
    data: { username, password: 'adasi-demo' },
  });
  expect(answer.ok()).toBe(true);
}

test.describe('two tabs on one device', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('each compose one order, and neither is lost, duplicated or left behind', async ({
    page,
    context,
  }) => {
    await signInByForm(page, 'shop2');
    await write(page, 'first-tab');
    const other = await context.newPage();
    await openLive(other, '/rx');
    await expect(field(other, 'reference')).toHaveValue('');
    await compose(other, 'second-tab');
    await other.reload();
    await expect(field(other, 'reference')).toHaveValue('second-tab');

    await cutLine(context);
    await field(page, 'reference').press(send);
    await done(page);
    await field(other, 'reference').press(send);
    await done(other);
    await mendLine(context);
    await expect(async () => {
      const placed = (await references(page)).filter((each) => each.endsWith('-tab')).sort();
      expect(placed).toEqual(['first-tab', 'second-tab']);
    }).toPass();

    await other.close();
    await page.goto('/ordersPendding');
    await expect(page.locator('#main .empty')).toBeVisible();
    await openLive(page, '/rx');
    await expect(field(page, 'reference')).toHaveValue('');
  });
});

test.describe('when another account signs in', () => {
  test.use({
    allowedComplaints: [/ERR_INTERNET_DISCONNECTED|409 \(Conflict\)|401 \(Unauthorized\)/],
  });

  test('a waiting order is not placed in its name, and is sent once its owner is back', async ({
    page,
    context,
    newVisitor,
  }) => {
    await signInByForm(page, 'shop2');
    const fetched = outboxFetched(page);
    await write(page, 'of-shop2');
    await fetched;
    await cutLine(context);
    await field(page, 'reference').press(send);
    await done(page);
    await signInElsewhere(context, page, 'customer');
    await mendLine(context);
    await page.goto('/ordersPendding');
    await expect(page.locator('#main')).toContainText('حساب');
    await expect(page.locator('.preorder')).toHaveCount(0);
    expect(await references(page)).not.toContain('of-shop2');

    const owner = await newVisitor();
    await signInByForm(owner, 'shop2');
    expect(await references(owner)).not.toContain('of-shop2');
    await signInByForm(page, 'shop2');
    await expect.poll(() => references(page)).toContain('of-shop2');
  });

  test('it finds neither the passwords nor the open form of the account before it in other tabs', async ({
    page,
    context,
  }) => {
    await signInByForm(page, 'shop2');
    await openLive(page, '/privacy');
    const passwords = page.locator('.privacy-password .form-control');
    await passwords.first().fill('adasi-demo');
    await passwords.last().fill('three lenses on a bench');
    await page.locator('.show-password').click();
    const dialogs = await context.newPage();
    await openLive(dialogs, '/invoices');
    const open = () =>
      dialogs.getByRole('button', { name: pick(invoices.texts.buyerOwn, 'fa') }).click();
    await open();
    const name = dialogs.getByRole('dialog').locator('#party-name');
    await name.fill('secret of shop2');

    await signInByForm(await context.newPage(), 'customer');
    await expect(passwords.first()).toHaveValue('');
    await expect(passwords.last()).toHaveValue('');
    await expect(passwords.last()).toHaveAttribute('type', 'password');
    await expect(name).toHaveCount(0);
    await open();
    await expect(name).not.toHaveValue(/secret/);
  });

  test('it does not see the prescription that another account left on the screen', async ({
    page,
    context,
  }) => {
    await signInByForm(page, 'shop2');
    await openLive(page, '/rx');
    await field(page, 'patient').fill('secret of shop2');
    await context.clearCookies();
    await page.reload();
    await page.waitForFunction(() => (localStorage.getItem('signedIn') ?? 'null') === 'null');
    await expect(field(page, 'patient')).toHaveValue('');

    await signInByForm(page, 'customer');
    await openLive(page, '/rx');
    await expect(field(page, 'patient')).toHaveValue('');
    await openLive(page, '/logout');
    await expect(page).toHaveURL(/\/login/);
    await signInByForm(page, 'customer');
    await page.goto('/ordersPendding');
    await expect(page.locator('#main .empty')).toBeVisible();
    await expect(page.locator('#main')).not.toContainText('secret');

    await openLive(page, '/logout');
    await expect(page).toHaveURL(/\/login/);
    await signInByForm(page, 'shop2');
    await openLive(page, '/rx');
    await expect(field(page, 'patient')).toHaveValue('secret of shop2');
  });
});
