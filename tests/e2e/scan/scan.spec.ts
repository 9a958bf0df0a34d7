import type { APIRequestContext, Page } from 'playwright';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { isolate } from '../../../src/i18n/language/format-number.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { labActs } from '../../../src/i18n/order/lab-desk.ts';
import { orderRequest } from '../../server/support/order-request.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive } from '../support/live.ts';
import { originOf } from '../support/origin.ts';
import { signIn } from '../support/sign-in.ts';

type Person = { request: APIRequestContext; origin: string };

async function post({ request, origin }: Person, path: string, key: string, data: unknown) {
  const headers = { Origin: origin, 'Idempotency-Key': key };
  const answer = await request.post(path, { headers, data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** A shop's order that the lab has accepted. Returns its number. */
async function acceptedOrder(shop: Person, lab: Person): Promise<string> {
  const id = crypto.randomUUID();
  const { account } = await post(shop, '/api/orders', id, orderRequest());
  const accept = { event: 'accept', promisedFor: '2030-01-02' };
  const path = `/api/orders/${id}/events?account=${account.id}`;
  await post(lab, path, crypto.randomUUID(), accept);
  return orderNumber(id);
}

const personOf = async (page: Page): Promise<Person> => ({
  request: page.request,
  origin: await originOf(page),
});

// The test cuts the connection and scans a number without an order.
test.use({
  allowedComplaints: [/ERR_INTERNET_DISCONNECTED|404 \(Not Found\).*\/api\/scans/],
  contextOptions: { reducedMotion: 'reduce' },
});

const verdict = (page: Page) => page.locator('.scan-loud');

for (const [locale, width, words] of [
  [
    'fa',
    360,
    {
      making: 'در حال ساخت',
      checked: 'کنترل کیفی',
      waiting: 'در انتظار ارسال',
      broken: 'خرابی ثبت شد',
    },
  ],
  [
    'en',
    1440,
    {
      making: 'In production',
      checked: 'Quality control',
      waiting: 'waiting',
      broken: 'breakage recorded',
    },
  ],
] as const) {
  test(`the lab moves orders by scanning their tickets, also over a cut connection, in ${locale} at ${width} px`, async ({
    page,
    newVisitor,
  }) => {
    const shop = await newVisitor();
    await signIn(shop, 'shop');
    await page.setViewportSize({ width, height: 800 });
    await presetStorage(page, { locale });
    await signIn(page, 'lab');
    const numbers = [
      await acceptedOrder(await personOf(shop), await personOf(page)),
      await acceptedOrder(await personOf(shop), await personOf(page)),
    ];
    await openLive(page, '/orders');
    await expect(page.locator('[name="scan"]')).toBeVisible();
    await page.locator('#page-title').focus();
    // The scanner types wherever the focus is.
    await page.keyboard.type(numbers[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText(`${isolate(numbers[0] ?? '')}: ${words.making}`);
    expect(await findings(page)).toEqual([]);

    // A piece breaks right there.
    await page
      .locator('.scan')
      .getByRole('button', { name: pick(labActs.texts.break, locale) })
      .click();
    const form = page.getByRole('dialog');
    await form.locator('#break-reason').selectOption('scratch');
    await form.locator('#break-part').selectOption('left');
    expect(await findings(page)).toEqual([]);
    await form.locator('button[type="submit"]').click();
    await expect(verdict(page)).toContainText(words.broken);
    await expect(form).toHaveCount(0);

    await cutLine(page.context());
    for (const number of numbers) {
      await page.locator('[name="scan"]').fill('');
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
    }
    await expect(verdict(page)).toContainText(words.waiting);
    await mendLine(page.context());
    await expect(verdict(page)).toContainText(`${isolate(numbers[1] ?? '')}: ${words.making}`);

    await page.locator('[name="scan"]').fill('7K3M-9QXD');
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveClass(/scan-bad/);
  });
}

test.describe('a ticket scanned too early', () => {
  test.use({ allowedComplaints: [/409 \(Conflict\).*\/api\/scans/] });

  test('tells the lab to accept the order first', async ({ page, newVisitor }) => {
    const shop = await newVisitor();
    await signIn(shop, 'shop');
    const id = crypto.randomUUID();
    await post(await personOf(shop), '/api/orders', id, orderRequest());
    await presetStorage(page, { locale: 'en' });
    await signIn(page, 'lab');
    await openLive(page, '/orders');
    await page.locator('[name="scan"]').fill(orderNumber(id));
    await page.locator('[name="scan"]').press('Enter');
    await expect(verdict(page)).toContainText('Accept it first');
    await expect(verdict(page)).toHaveClass(/scan-bad/);
  });
});

test('a shop’s browser loads nothing of the scanning station', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page, 'shop');
  await openLive(page, '/orders');
  // The lab's desk would be requested before the list.
  await expect(page.locator('#main .orders tbody tr').first().getByRole('link')).toBeVisible();
  expect(asked.filter((url) => /scan/i.test(url))).toEqual([]);
});
