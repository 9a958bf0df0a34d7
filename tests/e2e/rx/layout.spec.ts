import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive, untilLive } from '../support/live.ts';
import { chooseLens, field } from '../support/rx.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

/** A progressive with every section open and warnings in all of them. */
async function composeWithWarnings(page: Page): Promise<void> {
  await openLive(page, '/rx');
  for (const side of ['right', 'left']) {
    await field(page, `${side}.sphere`).fill(side === 'right' ? '-2' : '+2');
    await field(page, `${side}.add`).fill('2');
    await field(page, `${side}.pd`).fill(side === 'right' ? '32' : '27');
    await field(page, `${side}.height`).fill('20');
  }
  await chooseLens(page, 'progressive');
  await field(page, 'job', 'remoteEdged').evaluate((radio: HTMLInputElement) => radio.click());
  await field(page, 'frame.a').fill('52');
  await field(page, 'frame.b').fill('28');
  await field(page, 'frame.dbl').fill('18');
  await expect(page.locator('.rx-warning').nth(4)).toBeAttached();
}

const touchPhone = { hasTouch: true, isMobile: true };

const drawingButton = (page: Page) => page.locator('.rx-aside button[aria-expanded]');

const desktops = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

test('price, warnings and buttons stay visible at 1024, 1366 and 1920 px, regardless of what is open', async ({
  page,
}) => {
  await signIn(page, 'shop');
  await composeWithWarnings(page);
  await drawingButton(page).click();
  await expect(page.locator('.drawing-front svg')).toBeVisible();
  for (const [width, height] of desktops) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await untilLive(page);
      for (const y of [0, 700, 10_000]) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await expect(page.locator('.rx-total')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.rx-actions .btn-primary')).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.rx-warning').first()).toBeInViewport();
      }
      const rows = await page
        .locator('[name="right.height"], [name="right.sphere"]')
        .evaluateAll((fields) =>
          fields.map((each) => Math.round(each.getBoundingClientRect().top)),
        );
      expect(new Set(rows).size, 'one row for an eye').toBe(1);
      const runningOver = await page.locator('.rx-field').evaluateAll((fields) =>
        fields.flatMap((each) => {
          const { scrollWidth = 0 } = each.querySelector('label') ?? {};
          return scrollWidth > each.clientWidth ? [each.textContent] : [];
        }),
      );
      expect(runningOver, 'labels that run into the next').toEqual([]);
      // The arrow covers the end of a long name.
      const room = await field(page, 'lens.design').evaluate((select: HTMLSelectElement) => {
        const brush = document.createElement('canvas').getContext('2d');
        if (!brush) return 0;
        brush.font = getComputedStyle(select).font;
        const widths = [...select.options].map(({ text }) => brush.measureText(text).width);
        return select.clientWidth - 48 - Math.max(...widths);
      });
      expect(room).toBeGreaterThanOrEqual(0);
    });
  }
});

for (const locale of locales) {
  test(`on a phone the form gets two thirds of the screen, and begins with a power in sight: ${locale}`, async ({
    page,
    newVisitor,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await presetStorage(page, { locale });
    await signIn(page, 'shop');
    await composeWithWarnings(page);
    await expect(page.locator('.rx-total')).toContainText(/تومان|toman/);
    for (const y of [0, 300, 10_000]) {
      const taken = await page.evaluate((top) => {
        window.scrollTo(0, top);
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return (box('header')?.bottom ?? 640) + 640 - (box('.rx-bar')?.top ?? 0);
      }, y);
      expect(taken, `scrolled by ${y}`).toBeLessThanOrEqual(640 / 3);
    }
    const wide = await page
      .locator('.rx-cell .rx-label')
      .evaluateAll((labels) =>
        labels.flatMap((each) => (each.scrollWidth > each.clientWidth ? [each.textContent] : [])),
      );
    expect(wide, 'labels wider than their field').toEqual([]);
    const phone = await newVisitor({ ...touchPhone, viewport: { width: 360, height: 640 } });
    await presetStorage(phone, { locale });
    await openLive(phone, '/rx');
    const edgeOf = (selector: string, edge: 'top' | 'bottom') =>
      phone.locator(selector).evaluate((each, at) => each.getBoundingClientRect()[at], edge);
    for (const width of [360, 320]) {
      await phone.setViewportSize({ width, height: 640 });
      // Until the font has loaded, more lines are needed.
      const clear = async () =>
        (await edgeOf('.rx-bar', 'top')) - (await edgeOf('[name="right.sphere"]', 'bottom'));
      await expect.poll(clear, `at ${width} px`).toBeGreaterThan(0);
    }
  });
}

for (const locale of locales) {
  test(`a progressive with larger text fits 320 px: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await presetStorage(page, { locale, textSize: 'larger' });
    await composeWithWarnings(page);
    for (const part of ['eyes', 'services', 'more']) {
      const title = page.locator(`#rx-fold-${part} > button`);
      await title.evaluate((button: HTMLButtonElement) => button.click());
      await expect(title).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(field(page, 'tray')).toBeAttached();
    await expect(field(page, 'right.nearPd')).toBeAttached();
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('.main :is(input, select, textarea, button, p, label)')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          const isHidden = width <= 1 || element.closest('.visually-hidden, .rx-option');
          return !isHidden && (left < 0 || right > document.documentElement.clientWidth + 0.5);
        })
        .map((element) => `${element.className} ${element.textContent}`),
    );
    expect(wide).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('a message about one eye does not move the row of the other', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLive(page, '/rx');
  const top = () => field(page, 'left.sphere').evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await field(page, 'right.sphere').fill('-0.30');
  await field(page, 'left.sphere').focus();
  await expect(field(page, 'right.sphere')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[id="right.sphere-issue"]')).toContainText('۰٫۲۵');
  expect(await top()).toBe(before);
});

test('near single vision shows the resulting power and asks for the near PD', async ({ page }) => {
  await signIn(page, 'shop');
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/rx');
  await field(page, 'eyes', 'right').check();
  await field(page, 'right.sphere').fill('-2.00');
  await field(page, 'right.pd').fill('31.5');
  await chooseLens(page, 'singleVision');
  await expect(field(page, 'right.add')).toBeDisabled();
  await field(page, 'use', 'near').check();
  await field(page, 'right.add').fill('2.25');
  await expect(page.locator('.rx-stored')).toContainText(/Made for near: .*\+0.25/);
  await expect(field(page, 'right.nearPd')).toHaveValue('');
  await page.getByRole('button', { name: 'Use these' }).click();
  await expect(field(page, 'right.nearPd')).toHaveValue('29.5');
  await expect(field(page, 'right.nearPd')).toBeFocused();
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && /orders$/.test(request.url()),
  );
  await page.keyboard.press('Control+Enter');
  expect((await posted).postDataJSON().content).toMatchObject({
    use: 'near',
    right: { sphere: 25, add: null, nearPd: 295 },
  });
});

test('“New” clears the form, and undo restores it until something is typed', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/rx');
  await field(page, 'patient').fill('Sample');
  await field(page, 'right.sphere').fill('-1.25');
  await field(page, 'lens.kind', 'progressive').check();
  const begin = page.getByRole('button', { name: 'New order', exact: true });
  const undo = page.locator('.rx-bar').getByRole('button', { name: 'Undo' });
  await begin.click();
  await expect(field(page, 'right.sphere')).toHaveValue('');
  await expect(field(page, 'reference')).toBeFocused();
  await undo.click();
  await expect(field(page, 'patient')).toHaveValue('Sample');
  await expect(field(page, 'lens.kind', 'progressive')).toBeChecked();
  await page.reload();
  await expect(field(page, 'right.sphere')).toHaveValue('-1.25');
  await begin.click();
  await expect(field(page, 'reference')).toBeFocused();
  await page.keyboard.type('2');
  await expect(undo).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'reference')).toHaveValue('2');
  await expect(field(page, 'patient')).toHaveValue('');
});

test('saving says where the order is, and one press continues it', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/rx');
  await field(page, 'patient').fill('Sample');
  await page.getByRole('button', { name: 'Save pre-order' }).click();
  const done = page.locator('.rx-done');
  await expect(done).toContainText('Added to your pre-orders.');
  await expect(field(page, 'patient')).toHaveValue('');
  await done.getByRole('link', { name: 'Continue this order' }).click();
  await expect(field(page, 'patient')).toHaveValue('Sample');
  await field(page, 'patient').fill('Sample two');
  await page.getByRole('button', { name: 'New order', exact: true }).click();
  await expect(done).toBeVisible();
  await page.goto('/ordersPendding');
  await expect(page.locator('main')).toContainText('Sample two');
});

test('position-of-wear fields show their unit and the average assumed when empty', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/rx');
  await page.getByRole('button', { name: 'More' }).click();
  const echo = page.locator('[id="measures.vertexDistance-echo"]');
  await expect(echo).toContainText('average \u206613\u00a0mm');
  await expect(page.locator('label[for="measures.pantoscopicTilt"]')).toContainText('°');
  await field(page, 'measures.vertexDistance').fill('12');
  await expect(echo).not.toContainText('average');
  await expect(echo).toContainText('12');
});

test('in Persian the assumed average reads from the right', async ({ page }) => {
  await openLive(page, '/rx');
  await page.getByRole('button', { name: 'بیشتر' }).click();
  const [word, number] = await page
    .locator('[id="measures.vertexDistance-echo"] .in-fa')
    .evaluate((sentence) => {
      const text = sentence.firstChild as Text;
      return ['اگر', '۱۳'].map((part) => {
        const range = document.createRange();
        const start = text.data.indexOf(part);
        range.setStart(text, start);
        range.setEnd(text, start + part.length);
        return range.getBoundingClientRect().left;
      });
    });
  expect(word).toBeGreaterThan(number ?? Number.POSITIVE_INFINITY);
});

test('beside the form, notes aren’t cut off while the drawing is closed', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'shop');
  await openLive(page, '/rx');
  for (const side of ['right', 'left']) await field(page, `${side}.sphere`).fill('-2');
  await chooseLens(page, 'singleVision');
  await expect(drawingButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.rx-said .price-fold')).toBeVisible();
  await expect(page.locator('.photo-choose')).toBeInViewport({ ratio: 1 });
  await expect(drawingButton(page)).toBeInViewport({ ratio: 1 });
});
