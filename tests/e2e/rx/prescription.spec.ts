import { expect, test } from '../fixtures.ts';
import { openLive } from '../support/live.ts';
import {
  chooseLens,
  chooseProgressiveByKeys,
  expectInvalid,
  field,
  said,
  typeFields,
} from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

const send = 'Control+Enter';

test('takes a progressive prescription in Persian digits by keyboard only @smoke', async ({
  page,
}) => {
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await field(page, 'reference').focus();
  await typeFields(page, ['آ-۱۲', 'مریم احمدی', '']);
  await typeFields(page, ['-۲٫۰۰', '۰/۷۵-', '۹۰', '۲۲۵', '۳۱٫۵', '۱۸']);
  await expect(page.locator('[id="right.add-echo"]')).toContainText('۲٫۲۵');
  await typeFields(page, ['-۲۲۵', '-۹', '۸۵', '۲۲۵', '۳۱', '۱۸']);
  await expect(field(page, 'left.cylinder')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'left.cylinder').fill('-۰٫۵۰');
  await field(page, 'lens.kind', 'singleVision').focus();
  await chooseProgressiveByKeys(page);
  await expect(page.locator('.rx-total')).toContainText(/[۰-۹]٬[۰-۹].*تومان/);
  await expect(page.getByText(/^حدود [۰-۹]+ \S+ [۰-۹]{4} آمادهٔ ارسال می‌شود\.$/)).toBeVisible();
  await page.keyboard.press(send);
  await expect(page.locator('.rx-done')).toBeVisible();
  await expect(field(page, 'reference')).toBeFocused();
  await expect(field(page, 'right.sphere')).toHaveValue('');
  await page.goto('/orders');
  await expect(page.locator('main')).toContainText('مریم احمدی');
});

test.describe('problems of a prescription', () => {
  test.beforeEach(({ page }) => openLive(page, '/rx'));

  test('a cylinder asks for its axis once the axis field is left empty', async ({ page }) => {
    await field(page, 'right.cylinder').fill('-0.75');
    await expect(field(page, 'right.axis')).toHaveAttribute('aria-required', 'true');
    await field(page, 'right.axis').focus();
    await expect(said(page, 'right.axis')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expectInvalid(page, 'right.axis', /۱ تا ۱۸۰/);
    await field(page, 'right.axis').fill('90');
    await expect(said(page, 'right.axis')).toHaveCount(0);
  });

  test('an axis without a cylinder raises a question that blocks sending until answered', async ({
    page,
  }) => {
    await field(page, 'right.sphere').fill('-1.00');
    await field(page, 'right.axis').fill('90');
    await page.keyboard.press('Enter');
    const question = page.locator('.rx-question');
    await expect(question).toBeVisible();
    await expect(field(page, 'right.axis')).not.toHaveAttribute('aria-invalid');
    await chooseLens(page, 'singleVision');
    await field(page, 'eyes', 'right').check();
    await page.keyboard.press(send);
    await expect(page.getByRole('alert')).toContainText('۱');
    await expect(field(page, 'right.axis')).toBeFocused();
    await question.getByRole('button', { name: 'سیلندر اضافه شود' }).click();
    await expect(field(page, 'right.cylinder')).toBeFocused();
    await question.getByRole('button', { name: 'محور حذف شود' }).click();
    await expect(question).toHaveCount(0);
    await expect(field(page, 'right.axis')).toHaveValue('');
  });

  test('a power off its step, out of range, or without its sign', async ({ page }) => {
    await field(page, 'right.sphere').fill('-0.30');
    await field(page, 'left.sphere').fill('۲۶-');
    await field(page, 'left.cylinder').fill('1.25');
    await field(page, 'left.cylinder').blur();
    await expectInvalid(page, 'right.sphere', /۰٫۲۵/);
    await expectInvalid(page, 'left.sphere', /−۲۵٫۰۰.*\+۱۸٫۰۰/);
    await expectInvalid(page, 'left.cylinder', /علامت/);
  });

  test('a progressive lens without an addition cannot be sent', async ({ page }) => {
    await field(page, 'right.sphere').fill('-1');
    await field(page, 'left.sphere').fill('-1');
    await chooseLens(page, 'progressive');
    await expect(field(page, 'right.add')).toHaveAttribute('aria-required', 'true');
    await page.keyboard.press(send);
    await expectInvalid(page, 'right.add', /ادیشن/);
    await expectInvalid(page, 'left.pd', /پی‌دی/);
    await expect(field(page, 'right.add')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('۴');
  });

  test('an empty sphere is not 0.00: plano must be entered', async ({ page }) => {
    await field(page, 'eyes', 'right').check();
    await chooseLens(page, 'singleVision');
    await page.keyboard.press(send);
    await expectInvalid(page, 'right.sphere', /پلانو/);
    await field(page, 'right.sphere').fill('0');
    await expect(page.locator('[id="right.sphere-echo"]')).toContainText('۰٫۰۰');
    await page.keyboard.press(send);
    await expect(page.getByRole('alert')).toContainText('وارد حساب شوید');
  });

  test('the addition is disabled when the lens has none, but never over a typed value', async ({
    page,
  }) => {
    await field(page, 'right.add').fill('2.00');
    await field(page, 'lens.kind', 'singleVision').check();
    await expectInvalid(page, 'right.add', /تک‌دید/);
    await expect(field(page, 'left.add')).toBeDisabled();
    await field(page, 'right.add').fill('');
    await expect(field(page, 'right.add')).toBeDisabled();
  });
});

test.describe('input', () => {
  test('survives a language change with every character, scroll position and focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openLive(page, '/rx');
    await field(page, 'patient').fill('نمونه');
    await field(page, 'right.sphere').pressSequentially('-۲٫۲');
    await page.evaluate(() => window.scrollTo(0, 120));
    const before = await field(page, 'right.sphere').boundingBox();
    await page.locator('#settings .choice').getByText('English').dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    // Line heights differ between languages, so this compares the field's position, not the scroll offset.
    const moved = async () => {
      const after = await field(page, 'right.sphere').boundingBox();
      return Math.abs((after?.y ?? 0) - (before?.y ?? 999));
    };
    await expect.poll(moved).toBeLessThan(12);
    await page.keyboard.type('۵');
    await expect(field(page, 'right.sphere')).toHaveValue('-۲٫۲۵');
    await expect(field(page, 'patient')).toHaveValue('نمونه');
    await expect(page.locator('[id="right.sphere-echo"]')).toContainText('−2.25');
  });

  test('survives a reload, including the last keystroke', async ({ page }) => {
    await openLive(page, '/rx');
    await field(page, 'lens.kind', 'progressive').check();
    await field(page, 'eyes', 'left').check();
    await field(page, 'left.sphere').pressSequentially('-1.25');
    await page.reload();
    await expect(field(page, 'left.sphere')).toHaveValue('-1.25');
    await expect(field(page, 'lens.kind', 'progressive')).toBeChecked();
    await expect(field(page, 'right.sphere')).toBeHidden();
  });

  test('counts even before the script has loaded @smoke', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/-RxForm\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/rx');
    await field(page, 'patient').pressSequentially('نمون');
    await field(page, 'eyes', 'right').check();
    await field(page, 'lens.kind', 'bifocal').check();
    await field(page, 'patient').focus();
    letThrough();
    await expect(field(page, 'right.add')).toHaveAttribute('aria-required', 'true');
    await page.keyboard.press('End');
    await page.keyboard.type('ه');
    await expect(field(page, 'patient')).toHaveValue('نمونه');
    await expect(field(page, 'lens.kind', 'bifocal')).toBeChecked();
    await expect(field(page, 'left.sphere')).toBeHidden();
  });

  test('survives signing in', async ({ page }) => {
    await openLive(page, '/rx');
    await field(page, 'eyes', 'right').check();
    await field(page, 'right.sphere').fill('-1.00');
    await chooseLens(page, 'singleVision');
    await page.keyboard.press(send);
    await page.getByRole('alert').getByRole('link').click();
    await page.locator('[name="username"]').fill('shop');
    await page.locator('[name="password"]').fill('adasi-demo');
    await page.locator('form button[type="submit"]').click();
    await expect(page).toHaveURL(/\/rx$/);
    await expect(field(page, 'right.sphere')).toHaveValue('-1.00');
    await expect(page.locator('.rx-total')).toContainText('تومان');
  });
});

test('clears choices that another lens does not have, and says so', async ({ page }) => {
  await openLive(page, '/rx');
  await chooseLens(page, 'singleVision');
  await field(page, 'lens.kind', 'progressive').check();
  await expect(field(page, 'lens.design')).toHaveValue('');
  await expect(page.locator('[id="lens.design-note"]')).toBeVisible();
  await field(page, 'lens.design').selectOption({ index: 1 });
  await expect(page.locator('[id="lens.design-note"]')).toHaveCount(0);
});

test('steps values by the arrows and copies right to left', async ({ page }) => {
  await openLive(page, '/rx');
  await field(page, 'right.sphere').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'right.sphere')).toHaveValue('−۰٫۵۰');
  await field(page, 'right.axis').focus();
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'right.axis')).toHaveValue('۱');
  await field(page, 'left.sphere').fill('+3');
  await page.getByRole('button', { name: 'R → L' }).click();
  await expect(field(page, 'left.sphere')).toHaveValue('−۰٫۵۰');
  const back = page.locator('.rx-prescription .rx-note').getByRole('button');
  await back.click();
  await expect(field(page, 'left.sphere')).toHaveValue('+3');
  await expect(field(page, 'left.sphere')).toBeFocused();
  await expect(back).toHaveCount(0);
});

test('saves a pre-order and opens it again', async ({ page }) => {
  await openLive(page, '/rx');
  await field(page, 'patient').fill('رضا');
  await field(page, 'right.sphere').fill('x');
  await page.getByRole('button', { name: 'ذخیره در پیش‌سفارش' }).click();
  await expect(field(page, 'patient')).toHaveValue('');
  await page.goto('/ordersPendding');
  await page.locator('a[href*="/rx?preorder="]').click();
  await expect(field(page, 'patient')).toHaveValue('رضا');
  await expect(field(page, 'right.sphere')).toHaveValue('x');
});

/** Runs in the page: blocks every database until `openDatabases` is called. */
function holdDatabases(): void {
  const asked = new Promise<void>((resolve) => Object.assign(window, { openDatabases: resolve }));
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (kind: string, listener: EventListener) =>
      listen(kind, (event) => {
        if (kind === 'success') void asked.then(() => listener.call(request, event));
        else listener.call(request, event);
      });
    return request;
  };
}

test('saving waits until the drafts on the device are loaded', async ({ page }) => {
  await page.addInitScript(holdDatabases);
  await openLive(page, '/rx');
  await field(page, 'reference').fill('N-1');
  await page.getByRole('button', { name: 'ذخیره در پیش‌سفارش' }).click();
  await page.evaluate(() => (window as unknown as { openDatabases: () => void }).openDatabases());
  await expect(field(page, 'reference')).toHaveValue('');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#drawer a[href="/ordersPendding"]')?.click();
  });
  await expect(page.locator('a[href*="/rx?preorder="]')).toHaveAttribute('href', /=[0-9a-f-]{36}$/);
});

test('duplicates a pre-order', async ({ page }) => {
  await openLive(page, '/rx');
  await field(page, 'patient').fill('رضا');
  await page.getByRole('button', { name: 'ذخیره در پیش‌سفارش' }).click();
  await expect(field(page, 'patient')).toHaveValue('');
  await page.goto('/ordersPendding');
  const items = page.locator('.preorder');
  await items.getByRole('button', { name: 'کپی سفارش' }).click();
  await expect(items).toHaveCount(2);
  const links = items.locator('a[href*="/rx?preorder="]');
  const addresses = await links.evaluateAll((each) =>
    each.map((link) => link.getAttribute('href')),
  );
  expect(new Set(addresses).size).toBe(2);
  await links.first().click();
  await expect(field(page, 'patient')).toHaveValue('رضا');
});

test('queues an order once, however often its button is clicked', async ({ page }) => {
  const placed: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) {
      placed.push(request.url());
    }
  });
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  await field(page, 'eyes', 'right').check();
  await field(page, 'right.sphere').fill('-1.00');
  await chooseLens(page, 'singleVision');
  await page.getByRole('button', { name: 'ارسال سفارش' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('.rx-done')).toBeVisible();
  await expect(page.locator('[role="status"]').getByText('به لابراتوار رسید')).toBeVisible();
  expect(placed).toHaveLength(1);
});

test.describe('an order the lab refused', () => {
  test.use({ allowedComplaints: [/422/] });

  test('opens with the reasons at the fields, and saves the draft being typed', async ({
    page,
  }) => {
    await signIn(page, 'shop2');
    await page.route('**/api/orders', (route) =>
      route.fulfill({
        status: 422,
        json: {
          code: 'invalid',
          issues: [
            { path: 'right.sphere', code: 'powerNotMade' },
            { path: 'expectedTotal', code: 'priceChanged' },
          ],
        },
      }),
    );
    await openLive(page, '/rx');
    await field(page, 'eyes', 'right').check();
    await field(page, 'right.sphere').fill('-1.00');
    await chooseLens(page, 'singleVision');
    await page.keyboard.press(send);
    await expect(page.locator('.rx-done')).toBeVisible();
    await field(page, 'patient').fill('نیمه‌کاره');
    await page.goto('/ordersPendding');
    await page.locator('a[href*="/rx?preorder="]').click();
    await expectInvalid(page, 'right.sphere', /ساخته نمی‌شود/);
    await expect(page.locator('.rx-summary')).toContainText('قیمت تغییر کرده است');
    await field(page, 'right.sphere').fill('-1.25');
    await expect(said(page, 'right.sphere')).toHaveCount(0);
    await page.goto('/ordersPendding');
    await expect(page.locator('main')).toContainText('نیمه‌کاره');
  });
});

test.describe('offline on the first visit', () => {
  test.use({ allowedComplaints: [/ERR_FAILED|Failed to load/] });

  test('the prescription can be entered, and the lens list retried', async ({ page }) => {
    await page.route('**/api/catalogue', (route) => route.abort());
    await openLive(page, '/rx');
    await field(page, 'right.sphere').fill('-1.00');
    const again = page.getByRole('button', { name: 'تلاش دوباره' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/catalogue');
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(field(page, 'right.sphere')).toHaveValue('-1.00');
  });
});
