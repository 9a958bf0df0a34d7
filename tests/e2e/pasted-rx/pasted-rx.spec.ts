import type { Locator, Page } from 'playwright';
import { pastedRx } from '../../../src/i18n/pasted-rx/pasted-rx.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive } from '../support/live.ts';
import { paste } from '../support/paste.ts';
import { field } from '../support/rx.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const message =
  'سلام، نسخهٔ خانم نمونه ۰۹۱۲ ۳۴۵ ۶۷۸۹\nچشم راست ۲/۲۵- ۰/۷۵- محور ۹۰\nچشم چپ ۲- ۰/۵۰- محور ۸۵\nپی‌دی ۶۴';

const posted = (page: Page) =>
  page
    .waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/orders'),
    )
    .then((request) => request.postDataJSON().content);

const takeButton = (page: Page) => page.locator('.pasted-review .btn-primary');

test.beforeEach(async ({ page }) => {
  await presetStorage(page, { locale: 'fa' });
  await signIn(page, 'shop');
});

test('a pasted message is ordered with twelve keystrokes, and goes to the lab with the order', async ({
  page,
}) => {
  await openLive(page, '/rx');
  await expect(field(page, 'reference')).toBeFocused();
  const order = posted(page);
  const keys = ['Control+v', 'Enter'];
  await paste(page, message);
  await expect(takeButton(page)).toBeFocused();
  await expect(page.locator('.pasted-values tbody')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(field(page, 'right.sphere')).toHaveValue('−۲٫۲۵');
  await expect(field(page, 'lens.kind', 'singleVision')).toBeFocused();
  const press = async (key: string) => {
    keys.push(key);
    await page.keyboard.press(key);
  };
  await press('Space');
  for (const step of ['design', 'index', 'colour', 'coating']) {
    // Until the catalogue is known, Enter skips it.
    await expect(field(page, `lens.${step}`)).toBeEnabled();
    await press('Enter');
    await expect(field(page, `lens.${step}`)).toBeFocused();
    await press('ArrowDown');
  }
  await press('Control+Enter');
  const { right, left, source } = await order;
  expect([right.sphere, right.cylinder, right.axis, right.pd]).toEqual([-225, -75, 90, 320]);
  expect([left.sphere, left.cylinder, left.axis, left.pd]).toEqual([-200, -50, 85, 320]);
  expect(source).toBe(message);
  process.stdout.write(`${keys.length} keys: ${keys.join(' ')}\n`);
  expect(keys.length).toBeLessThanOrEqual(12);
});

test('doubtful values are asked about, replaced ones are shown, and one click undoes it', async ({
  page,
}) => {
  await openLive(page, '/rx');
  await expect(field(page, 'reference')).toBeFocused();
  await field(page, 'right.sphere').fill('+1');
  await field(page, 'right.cylinder').focus();
  await paste(page, 'R 2.25 -0.75 x 90\nL -1.00');
  const question = page.locator('.pasted-question');
  await expect(question.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(takeButton(page)).toBeFocused();
  await expect(page.locator('.pasted-values')).toContainText('+1');
  await page.keyboard.press('Escape');
  await expect(takeButton(page)).toHaveCount(0);
  await expect(field(page, 'right.cylinder')).toBeFocused();
  await expect(field(page, 'right.sphere')).toHaveValue('+1');
  await field(page, 'right.cylinder').focus();
  await paste(page, 'R -2.25 -0.75 x 90\nL -1.00');
  await expect(takeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'left.sphere')).toHaveValue('−۱٫۰۰');
  await page.locator('.pasted-note').getByRole('button').click();
  await expect(field(page, 'right.sphere')).toHaveValue('+1');
  await expect(field(page, 'left.sphere')).toHaveValue('');
  await expect(page.locator('.pasted-kept')).toHaveCount(0);
  // Text that isn't a prescription stays where it was pasted.
  await field(page, 'patient').focus();
  await paste(page, 'نمونه 12 34');
  await expect(field(page, 'patient')).toHaveValue('نمونه 12 34');
  // What only looks like one gets there with one press, and a mobile number is never asked about.
  await field(page, 'reference').focus();
  await paste(page, 'A-12 / 34 - 5');
  await page.getByRole('button', { name: pastedRx.texts.asIs[0] }).click();
  await expect(field(page, 'reference')).toHaveValue('A-12 / 34 - 5');
  await page.locator('#rx-fold-people > button').click();
  await field(page, 'people.mobile').focus();
  await paste(page, '+98 (912) 345-6789');
  await expect(field(page, 'people.mobile')).toHaveValue('+98 (912) 345-6789');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('shared to the installed panel', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a message opens the form, and is never sent to the server', async ({ page }) => {
    await openLive(page, '/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate((text) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const field = Object.assign(document.createElement('textarea'), { name: 'text' });
      field.value = text;
      form.append(field);
      document.body.append(form);
      form.submit();
    }, message);
    await expect(takeButton(page)).toBeFocused();
    await expect(page).toHaveURL(/\/rx\/?$/);
    await expect(page.locator('.pasted-values tbody')).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => caches.match('/share'))).toBeUndefined();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a message is ordered by touch only, and the order is at the lab', async ({ page }) => {
    await openLive(page, '/rx');
    const taps: string[] = [];
    const tap = async (what: string, target: Locator) => {
      taps.push(what);
      await target.tap();
    };
    const placed = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/orders'),
    );
    await tap('message', page.getByRole('button', { name: 'نسخه از متن پیام' }));
    await expect(page.locator('#pasted-text')).toBeFocused();
    // The device's own menu.
    taps.push('hold', 'paste');
    await paste(page, message);
    await tap('take', takeButton(page));
    await expect(field(page, 'left.axis')).toHaveValue('۸۵');
    await expect(page.locator('.pasted-kept')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    const singleVision = field(page, 'lens.kind', 'singleVision');
    await tap('single vision', page.locator('.rx-option').filter({ has: singleVision }));
    await expect(singleVision).toBeChecked();
    for (const step of ['design', 'index', 'colour', 'coating']) {
      // The list of options is the device's own.
      taps.push(`open ${step}`, 'choose');
      await expect(field(page, `lens.${step}`)).toBeEnabled();
      await field(page, `lens.${step}`).selectOption({ index: 1 });
    }
    await tap('send', page.getByRole('button', { name: 'ارسال سفارش' }));
    const answer = await placed;
    expect(answer.status()).toBe(201);
    const id = answer.request().headers()['idempotency-key'];
    const { content } = await (await page.request.get(`/api/orders/${id}`)).json();
    expect(content.right).toMatchObject({ sphere: -225, cylinder: -75, axis: 90, pd: 320 });
    expect(content.left).toMatchObject({ sphere: -200, cylinder: -50, axis: 85, pd: 320 });
    expect(content.source).toBe(message);
    await expect(field(page, 'right.sphere')).toHaveValue('');
    process.stdout.write(`${taps.length} taps: ${taps.join(', ')}\n`);
    expect(taps.length).toBeLessThanOrEqual(14);
  });
});
