import type { Locator, Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings } from '../support/axe.ts';
import { cutLine, mendLine } from '../support/line.ts';
import { openLive, outboxFetched, untilLive } from '../support/live.ts';
import { paste } from '../support/paste.ts';
import { references } from '../support/references.ts';
import { fillLogin, signIn } from '../support/sign-in.ts';
import {
  answer,
  buy,
  ignoringIsolates,
  items,
  onHand,
  openStock,
  order,
  typedLine,
} from '../support/stock.ts';

const pieces = (page: Page, index: number): Locator => page.locator(`#line-${index}-pieces`);

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it.');
}

const ways = [
  {
    tag: ['@smoke'],
    locale: 'fa',
    width: 1280,
    lines: ['hmc -۲٫۰۰ -۰٫۵۰ ×۲', '+۱٫۲۵', '۲٫۲۵- ×۳', 'hc -۱/-۰٫۷۵ ۲p'],
    seen: ['−۲٫۰۰', '−۰٫۵۰', '+۱٫۲۵', '−۲٫۲۵', 'HC ۱٫۵۶'],
    sum: '۱۰ عدد',
    placed: 'ثبت شد',
    ready: /^حدود [۰-۹]+ \S+ [۰-۹]{4} آمادهٔ ارسال می‌شود\.$/,
  },
  {
    tag: [],
    locale: 'en',
    width: 360,
    lines: ['hmc -2.00 -0.50 x2', '+1.25', '2.25- x3', 'hc -1/-0.75 2p'],
    seen: ['−2.00', '−0.50', '+1.25', '−2.25', 'HC 1.56'],
    sum: '10 pieces',
    placed: 'was placed',
    ready: /^Ready to ship about \d+ \w+ \d{4}\.$/,
  },
];

for (const { tag, locale, width, lines, seen, sum, placed, ready } of ways) {
  const title = `an order goes from the keyboard to the lab, in ${locale} at ${width} px`;
  test(title, { tag }, async ({ page }, { project }) => {
    const reference = `${locale} ${width} ${project.name}`;
    await page.setViewportSize({ width, height: 800 });
    await presetStorage(page, { locale });
    await signIn(page, 'shop');
    await openLive(page, '/stockSingle');
    await expect(page.getByRole('button', { name: /^HMC/ })).toBeVisible();
    await tabTo(page, typedLine(page));
    for (const line of lines) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await expect(items(page)).toHaveCount(lines.length);
    await tabTo(page, page.locator('#reference'));
    await page.keyboard.type(reference);
    await expect(page.locator('.stock-single-totals')).toContainText(ignoringIsolates(sum));
    await expect(page.locator('.stock-ready').getByText(ready)).toBeVisible();
    await page.reload();
    await untilLive(page);
    await expect(items(page)).toHaveCount(lines.length);
    await tabTo(page, typedLine(page));
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('.stock-done')).toContainText(placed);
    await expect(items(page)).toHaveCount(0);
    await page.goto('/orders');
    await expect(page.locator('.orders tbody')).toContainText(reference);
    const row = page.locator('.orders tbody tr').filter({ hasText: reference });
    await expect(row).toContainText(ignoringIsolates(sum));
    await row.getByRole('link').press('Enter');
    await expect(page.locator('.stock-lines tbody tr')).toHaveCount(lines.length);
    for (const text of seen) await expect(page.locator('.stock-lines')).toContainText(text);
  });
}

test.describe('a typed line', () => {
  test.beforeEach(async ({ page }) => {
    await presetStorage(page, { locale: 'en' });
    await openStock(page);
  });

  test('shows what was understood, the stock and the price', async ({ page }) => {
    await typedLine(page).pressSequentially('-2 -0.5 x2');
    await expect(answer(page)).toContainText('HMC 1.56');
    await expect(answer(page)).toContainText('−2.00');
    await expect(answer(page)).toContainText(ignoringIsolates('2 pieces'));
    await expect(answer(page)).toContainText(/In stock: \u2066\d+/);
    await expect(answer(page)).toContainText(ignoringIsolates('248,000 toman'));
    await expect(items(page)).toHaveCount(0);
  });

  test('in plus cylinder is converted, and says so', async ({ page }) => {
    await typedLine(page).fill('-2.50 +0.50');
    await expect(answer(page)).toContainText('−2.00');
    await expect(answer(page)).toContainText(
      /Converted from .*−2\.50.*\+0\.50.* to minus cylinder/,
    );
  });

  const doubts: [string, RegExp][] = [
    ['2.00', /no sign/],
    ['-2 -1 90', /quantity or an axis/],
    ['-2 -1 ax90', /no axis/],
    ['-2.10', /steps of 0.25/],
    ['-20', /not made in this power/],
    ['xyz -2', /not a stock lens/],
    ['-2 what', /can’t be read|not a stock lens/],
  ];
  for (const [line, text] of doubts) {
    test(`${line} gets a question and is not added`, async ({ page }) => {
      await typedLine(page).fill(line);
      await expect(answer(page)).toContainText(text);
      await expect(typedLine(page)).not.toHaveAttribute('aria-invalid');
      await typedLine(page).press('Enter');
      await expect(typedLine(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(typedLine(page)).toHaveAttribute('aria-describedby', 'line-answer');
      await expect(typedLine(page)).toHaveValue(line);
      await expect(items(page)).toHaveCount(0);
    });
  }

  test('can be filled in by fields; Enter moves on and adds', async ({ page }) => {
    await page.getByText('Or fill in the fields').click();
    await page.locator('[name="sphere"]').fill('-1.25');
    await page.locator('[name="sphere"]').press('Enter');
    await expect(page.locator('[name="cylinder"]')).toBeFocused();
    await page.keyboard.type('-0.75');
    await page.keyboard.press('Enter');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expect(items(page)).toContainText(ignoringIsolates('−1.25 / −0.75'));
    await expect(pieces(page, 0)).toHaveValue('6');
    await expect(page.locator('[name="sphere"]')).toBeFocused();
    await expect(page.locator('[name="sphere"]')).toHaveValue('');
  });

  test('a cylinder without a sphere is never taken for a sphere', async ({ page }) => {
    await page.getByText('Or fill in the fields').click();
    await page.locator('[name="cylinder"]').fill('-0.75');
    const quantity = page.locator('[name="quantity"]');
    await quantity.fill('2');
    await quantity.press('Enter');
    await expect(items(page)).toHaveCount(0);
    const sphere = page.locator('[name="sphere"]');
    await expect(sphere).toBeFocused();
    await expect(sphere).toHaveAccessibleDescription('Enter the power, 0 for plano');
    await sphere.fill('-1');
    await quantity.fill('0');
    await quantity.press('Enter');
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveAccessibleDescription(/quantity .*0.* is not valid/);
    await expect(sphere).not.toHaveAttribute('aria-invalid');
  });
});

test.describe('the order', () => {
  test.beforeEach(async ({ page }) => {
    await presetStorage(page, { locale: 'en' });
    await openStock(page);
  });

  test('adds a repeated power to its line, where the quantity can be changed', async ({ page }) => {
    await order(page, '-2 x2', '+1 x2', '-2 x3');
    await expect(items(page)).toHaveCount(2);
    await expect(pieces(page, 0)).toHaveValue('5');
    await pieces(page, 0).fill('۸');
    await expect(page.locator('.stock-single-totals')).toContainText(ignoringIsolates('10 pieces'));
    await pieces(page, 0).fill('none');
    await pieces(page, 0).press('Tab');
    await expect(pieces(page, 0)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#line-0-pieces-issue')).toContainText('1 to 10,000');
    // Enter checks it, too, and the focus stays.
    await pieces(page, 0).fill('500000');
    await expect(pieces(page, 0)).not.toHaveAttribute('aria-invalid');
    await pieces(page, 0).press('Enter');
    await expect(pieces(page, 0)).toHaveAttribute('aria-invalid', 'true');
    await expect(pieces(page, 0)).toBeFocused();
  });

  test('undoes a removal, and moves a line to the field for editing', async ({ page }) => {
    await order(page, '-2 -0.5 x2', '+1 x2');
    await page
      .getByRole('button', { name: /^Remove HMC 1.56/ })
      .first()
      .click();
    await expect(items(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(items(page)).toHaveCount(2);
    await page
      .getByRole('button', { name: /^Edit HMC 1.56/ })
      .first()
      .click();
    await expect(typedLine(page)).toBeFocused();
    await expect(typedLine(page)).toHaveValue(/-2\.00 -0\.50 .*x2$/);
    await typedLine(page).press('Enter');
    await expect(items(page)).toHaveCount(2);
  });

  test('counts in pairs on request', async ({ page }) => {
    await order(page, '-2 x2', '+1 x3');
    await page.getByRole('button', { name: 'Pairs' }).click();
    await expect(pieces(page, 0)).toHaveValue('1');
    await expect(pieces(page, 1)).toHaveValue('1.5');
    await expect(page.locator('.stock-single-totals')).toContainText(ignoringIsolates('2.5 pairs'));
    await order(page, '-3 x2');
    await page.getByRole('button', { name: 'Pieces' }).click();
    await expect(pieces(page, 2)).toHaveValue('4');
  });

  test('marks a line with too little stock, and is not sent until it is corrected', async ({
    page,
  }) => {
    const there = await onHand(page, -700, -175);
    await order(page, `-7 -1.75 x${there + 5}`, '-2 x2');
    await expect(items(page).first()).toContainText(/Only \u2066\d+/);
    await expect(pieces(page, 0)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('Correct the marked fields');
    await page.getByRole('button', { name: 'Order what is in stock' }).click();
    await expect(pieces(page, 0)).toHaveValue(String(there));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(pieces(page, 0)).toHaveValue(String(there + 5));
  });

  test('is not sent while a typed line is not understood', async ({ page }) => {
    await order(page, '-2 x2');
    await typedLine(page).fill('-3 -1 180');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert')).toContainText('not in the order yet');
    await expect(typedLine(page)).toHaveValue('-3 -1 180');
  });

  test('survives a reload right after the last key, the unfinished line included', async ({
    page,
  }) => {
    await order(page, '-2 x2');
    await page.locator('#remarks').fill('by noon');
    await typedLine(page).fill('+1.');
    await page.reload();
    await untilLive(page);
    await expect(items(page)).toHaveCount(1);
    await expect(typedLine(page)).toHaveValue('+1.');
    await expect(page.locator('#remarks')).toHaveValue('by noon');
  });

  test('is saved as a pre-order, opens in its form, and is sent from there', async ({ page }) => {
    await order(page, '-2 x2', '+1 x2');
    await page.locator('#reference').fill('P-7');
    await page.getByRole('button', { name: 'Save pre-order' }).click();
    await expect(page.locator('.stock-done')).toBeVisible();
    await page.goto('/ordersPendding');
    const card = page.locator('.preorder').filter({ hasText: 'P-7' });
    await expect(card).toContainText(ignoringIsolates('4 pieces'));
    await card.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL(/\/stockSingle\/?\?preorder=/);
    await expect(items(page)).toHaveCount(2);
    await order(page, '-3 x2');
    await page.getByRole('button', { name: 'Save pre-order' }).click();
    await expect(page.locator('.stock-done')).toBeVisible();
    await page.goto('/ordersPendding');
    await expect(card).toContainText(ignoringIsolates('6 pieces'));
    await card.getByRole('button', { name: 'Send' }).click();
    await expect(card).toHaveCount(0);
    await page.goto('/orders');
    await expect(page.locator('.orders tbody')).toContainText('P-7');
  });
});

test.describe('offline', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/] });

  test('an order is queued, and sent automatically when back online', async ({ page, context }) => {
    await presetStorage(page, { locale: 'en' });
    const fetched = outboxFetched(page);
    await openStock(page);
    await order(page, '-2.25 x2');
    await fetched;
    await page.locator('#reference').fill('OFF-1');
    await page.getByRole('button', { name: 'Save pre-order' }).click();
    await expect(page.locator('.stock-done')).toBeVisible();
    await order(page, '-2.25 x4');
    await page.locator('#reference').fill('OFF-2');
    await cutLine(context);
    await page.getByRole('button', { name: 'Send order' }).click();
    await expect(page.locator('.stock-done')).toContainText('saved on this device');
    await typedLine(page).fill('2.00');
    await expect(answer(page)).toContainText('no sign');
    await typedLine(page).fill('');
    // The test's own requests bypass the browser, and only the browser is offline.
    expect(await references(page)).not.toContain('OFF-2');
    await mendLine(context);
    await expect.poll(() => references(page)).toContain('OFF-2');
  });

  test('the last stock counts stay visible with their time', async ({ page }) => {
    await presetStorage(page, { locale: 'en' });
    await openStock(page);
    await expect(page.locator('.stock-single-counted')).toContainText('Stock as of');
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await untilLive(page);
    await expect(page.locator('.stock-single-counted')).toContainText('You’re offline');
    await page.getByRole('button', { name: /^HMC/ }).click();
    await typedLine(page).fill('-2 x2');
    await expect(answer(page)).toContainText(/In stock: \u2066\d+/);
  });
});

test.describe('two shops ordering the last pairs', () => {
  test.use({ allowedComplaints: [/422/] });

  test('the later one sees what is left, keeps every line, and accepts it with one click', async ({
    page,
    newVisitor,
  }) => {
    await presetStorage(page, { locale: 'en' });
    await openStock(page);
    const there = await onHand(page, -400, -100);
    await order(page, '-2 x2', `-4 -1 x${there}`, '+1 x2');
    await page.locator('#reference').fill('LAST');
    const rival = await newVisitor();
    await signIn(rival, 'shop2');
    expect(await buy(rival, -400, -100, there - 1)).toBe(201);
    await page.getByRole('button', { name: 'Send order' }).click();
    await expect(page.locator('.Toastify__toast')).toContainText('refused');
    await page.goto('/ordersPendding');
    const card = page.locator('.preorder').filter({ hasText: 'LAST' });
    await expect(card).toContainText('Refused');
    await card.getByRole('link', { name: 'Open' }).click();
    await expect(items(page)).toHaveCount(3);
    await expect(pieces(page, 1)).toHaveValue(String(there));
    await expect(pieces(page, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#line-1-issue')).toContainText(ignoringIsolates('Only 1 in stock'));
    await page.getByRole('button', { name: 'Order what is in stock' }).click();
    await expect(pieces(page, 1)).toHaveValue('1');
    await page.getByRole('button', { name: 'Send order' }).click();
    await expect(async () => {
      const { orders } = await (await page.request.get('/api/orders')).json();
      expect(orders[0]).toMatchObject({ reference: 'LAST', pieces: 5 });
    }).toPass();
    expect(await onHand(page, -400, -100)).toBe(0);
  });
});

test('a visitor can compose and save, sees no stock counts, and signs in to send', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await openLive(page, '/stockSingle');
  await page.getByRole('button', { name: /^HMC/ }).click();
  await typedLine(page).fill('-2 x2');
  await expect(answer(page)).toContainText('Stocked');
  await expect(answer(page)).not.toContainText('In stock');
  await typedLine(page).press('Enter');
  await expect(page.locator('.stock-single-visitor')).toBeVisible();
  await expect(page.locator('#main')).not.toContainText('toman');
  await page.getByRole('button', { name: 'Send order' }).click();
  await page.getByRole('alert').getByRole('link').click();
  await fillLogin(page, 'shop');
  await expect(page).toHaveURL(/\/stockSingle\/?$/);
  await expect(items(page)).toContainText(/In stock: \u2066\d+/);
});

test.describe('a full screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const locale of ['fa', 'en'] as const) {
    for (const themeMode of ['false', 'true']) {
      test(`is accessible and fits 360 px: ${locale}, ${themeMode === 'true' ? 'dark' : 'light'}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await presetStorage(page, { locale, themeMode });
        await openStock(page);
        await order(page, '-2 -0.5 x2', '-7.5 -1 x900', '-7 -1.75 x1');
        await typedLine(page).fill('-2 -1 90');
        await page.locator('.stock-single-fields summary').click();
        expect(await findings(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
});

test('a pasted list is added with one key, whatever lens is chosen first', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'shop');
  await openLive(page, '/stockSingle');
  await expect(page.getByRole('button', { name: /^HMC/ })).toBeVisible();
  await typedLine(page).focus();
  await paste(page, '-2.00 -0.50 x2\r\n\r\n-20 x2\n۳- ۲ جفت\n');
  await expect(typedLine(page)).toHaveValue('-2.00 -0.50 x2 ↵ -20 x2 ↵ ۳- ۲ جفت');
  await typedLine(page).press('Enter');
  await expect(items(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^HMC/ }).click();
  await expect(page.locator('#line-answer')).toContainText(
    ignoringIsolates('More lines in this text: 2'),
  );
  await typedLine(page).press('Enter');
  await expect(items(page)).toHaveCount(2);
  await expect(pieces(page, 1)).toHaveValue('4');
  await expect(typedLine(page)).toHaveValue('-20 x2');
  await expect(typedLine(page)).toHaveAttribute('aria-invalid', 'true');
});

test('a list can be pasted where the browser refuses to insert text for a page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  await presetStorage(page, { locale: 'en' });
  await openStock(page);
  await typedLine(page).focus();
  await paste(page, '-2.00 x2\n-3.00 x2');
  await expect(typedLine(page)).toHaveValue('-2.00 x2 ↵ -3.00 x2');
  await typedLine(page).press('Enter');
  await expect(items(page)).toHaveCount(2);
});

test('a pasted list is undone by key before and after it is added, nothing of it twice', async ({
  page,
}) => {
  await presetStorage(page, { locale: 'en' });
  await openStock(page);
  await typedLine(page).fill('+1');
  await typedLine(page).press('End');
  await paste(page, 'x2\r\n-2.00 -0.50 x2\r\n-3 x2');
  const list = '+1x2 ↵ -2.00 -0.50 x2 ↵ -3 x2';
  await expect(typedLine(page)).toHaveValue(list);
  await page.keyboard.press('Control+z');
  await expect(typedLine(page)).toHaveValue('+1');
  await page.keyboard.press('Control+y');
  await expect(typedLine(page)).toHaveValue(list);
  await typedLine(page).press('Enter');
  await expect(items(page)).toHaveCount(3);
  await expect(page.locator('.stock-single-undo')).toContainText(
    ignoringIsolates('Lines added: 3'),
  );
  await page.keyboard.press('Control+z');
  await expect(items(page)).toHaveCount(0);
  await expect(typedLine(page)).toHaveValue(list);
  await typedLine(page).press('Enter');
  await expect(pieces(page, 0)).toHaveValue('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items(page)).toHaveCount(0);
  await expect(typedLine(page)).toHaveValue(list);
});

for (const locale of ['fa', 'en'] as const) {
  test(`plus is to the right of minus, as in the power grid, in ${locale}`, async ({ page }) => {
    await presetStorage(page, { locale });
    await signIn(page, 'shop');
    await openLive(page, '/stockSingle');
    await typedLine(page).fill('hmc -2.00 x2');
    await typedLine(page).press('Enter');
    await expect(items(page)).toHaveCount(1);
    const [minus, plus] = await page
      .locator('.shelf-stepper .choice')
      .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().left));
    expect(plus).toBeGreaterThan(Number(minus));
  });
}
