import { writeNumber } from '../../../src/i18n/language/format-number.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive, untilLive } from '../support/live.ts';
import { paste } from '../support/paste.ts';
import { cellAt, enterGrid, linesAtLab, openGrid, typist } from '../support/power-grid.ts';
import { signIn } from '../support/sign-in.ts';
import { buy, onHand } from '../support/stock.ts';

const notice = '.power-grid-notice';
const totals = '.power-grid-totals';

/** Matches the invisible isolates around numbers. */
const counted = (number: string, words: string) => new RegExp(`${number}\\u2069 ${words}`);

test('orders forty powers by keyboard, and the same by pasting a block @smoke', async ({ page }, {
  project,
}) => {
  await signIn(page, 'shop');
  await openGrid(page);
  await page.locator('[name="reference"]').fill(`keys ${project.name}`);
  await expect(cellAt(page, 0, 0)).toHaveAccessibleName(/موجودی/);
  const there = await onHand(page, 0, 0, 'hc-156');
  await enterGrid(page);
  const { press, strokes } = typist(page);
  for (let row = 0; row < 10; row += 1) {
    // −1.75 with −0.75 isn't made, so move on to the next column.
    const last = row === 8 ? ['Tab', '4'] : ['4'];
    await press('2', 'Tab', '2', 'Tab', '2', 'Tab', ...last, 'Enter');
  }
  await expect(page.locator(totals)).toContainText('۱۰۰');
  test.info().annotations.push({ type: 'keystrokes', description: `${strokes()} for 40 powers` });
  process.stdout.write(`40 powers by keyboard: ${strokes()} keystrokes\n`);
  expect(strokes()).toBeLessThan(100);
  await page.getByRole('button', { name: 'ارسال سفارش' }).click();
  await expect(page.locator('.stock-done')).toBeVisible();
  // The grid refreshes the stock count without a reload.
  await expect(cellAt(page, 0, 0)).toHaveAccessibleName(leftOf(there));
  const typed = await linesAtLab(page, `keys ${project.name}`);
  expect(typed).toHaveLength(40);

  await page.locator('[name="reference"]').fill(`block ${project.name}`);
  await cellAt(page, 0, 0).click();
  const rows = Array.from({ length: 10 }, (_, row) => (row === 8 ? '۲\t۲\t۲\t\t۴' : '۲\t۲\t۲\t۴'));
  await paste(page, `${rows.join('\r\n')}\r\n`);
  await expect(page.locator(notice)).toContainText(counted('۴۰', 'خانه چسبانده شد'));
  await page.getByRole('button', { name: 'ارسال سفارش' }).click();
  await expect(page.locator('.stock-done')).toBeVisible();
  expect(await linesAtLab(page, `block ${project.name}`)).toEqual(typed);
  // What was said about this order isn't about the next one.
  await expect(page.locator(notice)).toBeEmpty();
});

/** Name of a cell without a quantity, with two pieces fewer in stock. */
const leftOf = (there: number) => new RegExp(`موجودی ${writeNumber(String(there - 2), 'fa')}$`);

test.describe('the grid', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'shop2');
    await openGrid(page);
    await cellAt(page, 2, 1).click();
  });

  test('has one tab stop, and lets Tab out after Escape', async ({ page }) => {
    await expect(page.locator('.power-grid-cell[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(cellAt(page, 2, 2)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.locator('.power-grid-table :focus')).toHaveCount(0);
  });

  test('moves like a spreadsheet', async ({ page }) => {
    const at = async (key: string, row: number, column: number) => {
      await page.keyboard.press(key);
      await expect(cellAt(page, row, column)).toBeFocused();
    };
    await at('ArrowRight', 2, 2);
    await at('ArrowDown', 3, 2);
    await at('Control+End', 16, 8);
    await at('Control+Home', 0, 0);
    await at('PageDown', 10, 0);
    await at('End', 10, 8);
    await at('Home', 10, 0);
    await at('Enter', 11, 0);
    await at('Shift+Enter', 10, 0);
  });

  test('overwrites on typing, edits on F2, and discards on Escape', async ({ page }) => {
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(cellAt(page, 2, 1)).toContainText('۱۲');
    await page.keyboard.press('F2');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(cellAt(page, 2, 1)).toHaveAccessibleName(/تعداد ۱$/);
    await page.keyboard.type('7');
    await page.keyboard.press('Escape');
    await expect(cellAt(page, 2, 1)).toHaveAccessibleName(/تعداد ۱$/);
    await expect(cellAt(page, 2, 1)).toBeFocused();
  });

  test('keeps an invalid quantity in its field and says why', async ({ page }) => {
    await page.keyboard.type('=1');
    await page.keyboard.press('Enter');
    const field = page.locator('.power-grid-editor');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(notice)).toContainText('فرمول');
    await page.keyboard.press('Escape');
    await expect(page.locator(totals)).not.toContainText('۱');
  });

  test('fills, copies down and right, clears, undoes and redoes', async ({ page }) => {
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.locator('.power-grid-cell[aria-selected="true"]')).toHaveCount(4);
    await page.keyboard.type('3');
    await page.keyboard.press('Control+Enter');
    await expect(page.locator(notice)).toBeEmpty();
    await expect(page.locator(totals)).toContainText('۱۲');
    await page.keyboard.press('Delete');
    await expect(page.locator(notice)).toContainText(counted('۴', 'خانه پاک شد'));
    await page.keyboard.press('Control+z');
    await expect(page.locator(totals)).toContainText('۱۲');
    await page.keyboard.press('Control+z');
    await expect(page.locator(totals)).not.toContainText('۱۲');
    await page.keyboard.press('Control+y');
    await expect(page.locator(totals)).toContainText('۱۲');
    await cellAt(page, 2, 1).click();
    await cellAt(page, 6, 1).click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+d');
    await expect(cellAt(page, 6, 1)).toHaveAccessibleName(/تعداد ۳$/);
  });

  test('refuses a block with errors, pastes its valid cells on request, and undoes that in one step', async ({
    page,
  }) => {
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await cellAt(page, 15, 7).click();
    await paste(page, '۱\tx\t۳\n۴\t۲\n۵\t\n');
    await expect(page.locator(notice)).toContainText(counted('۳', 'خانه پذیرفته نشد'));
    await expect(page.locator(notice)).toContainText('x: تعداد درست نیست');
    await expect(page.locator(notice)).toContainText('خارج از جدول');
    await expect(page.locator(totals)).not.toContainText('۱۲');
    await page.getByRole('button', { name: 'خانهٔ درست' }).click();
    await expect(page.locator(notice)).toContainText(counted('۳', 'خانه چسبانده شد'));
    await expect(page.locator(totals)).toContainText('۱۲');
    await expect(page.locator('.power-grid-cell:focus')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(page.locator(totals)).not.toContainText('۱۲');
    await expect(cellAt(page, 2, 1)).toHaveAccessibleName(/تعداد ۵$/);
    await page.keyboard.press('Control+z');
    await expect(cellAt(page, 2, 1)).not.toHaveAccessibleName(/سفارش/);
  });

  test('places a pasted block by its headings, regardless of the active cell', async ({ page }) => {
    await paste(page, 'SPH\tCYL\tQty\r\n-1.50\t-0.25\t4\r\n-3.00\t\t2\r\n');
    await expect(page.locator(notice)).toContainText(counted('۲', 'خانه چسبانده شد'));
    await expect(cellAt(page, 6, 1)).toHaveAccessibleName(/تعداد ۴$/);
    await expect(cellAt(page, 12, 0)).toHaveAccessibleName(/تعداد ۲$/);
    await expect(page.locator('.is-ordered[role="gridcell"]')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await paste(page, '\t0.00\t-0.50\r\n-1.00\t2\t\r\n-2.00\t\t6\r\n');
    await expect(cellAt(page, 4, 0)).toHaveAccessibleName(/تعداد ۲$/);
    await expect(cellAt(page, 8, 2)).toHaveAccessibleName(/تعداد ۶$/);
    await expect(page.locator('.is-ordered[role="gridcell"]')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await paste(page, 'SPH\tCYL\tQty\r\n-1.50\t-0.25\t4\r\n-3.00\t\tx\r\n');
    await expect(page.locator(notice)).toContainText(/ردیف .*۳.*x: تعداد درست نیست/);
    await expect(page.locator('.is-ordered[role="gridcell"]')).toHaveCount(0);
  });

  test('turns a pasted block that has its cylinders down, and asks if it is unclear', async ({
    page,
  }) => {
    const ordered = page.locator('.is-ordered[role="gridcell"]');
    await paste(page, 'CYL/SPH\t-1.00\t-2.00\r\n0.00\t2\t\r\n-0.50\t\t6\r\n');
    await expect(cellAt(page, 4, 0)).toHaveAccessibleName(/تعداد ۲$/);
    await expect(cellAt(page, 8, 2)).toHaveAccessibleName(/تعداد ۶$/);
    await expect(ordered).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await paste(page, '\t-1.00\t-2.00\r\n0.00\t2\t\r\n-0.50\t\t6\r\n');
    await expect(page.locator(notice)).toContainText('CYL/SPH');
    await expect(ordered).toHaveCount(0);
    await paste(page, 'HMC\r\nSPH/CYL\t0.00\t-0.50\r\n-1.00\t2\t\r\n');
    await expect(page.locator(notice)).toContainText(/ردیف .*۱.*HMC: عدسی دیگری/);
    await expect(ordered).toHaveCount(0);
  });

  test('says where ordered pieces are out of view, and shows them on request', async ({ page }) => {
    const block =
      'Lens\tDiameter\tSPH\tCYL\tQty\nHMC\t65\t-5.00\t-0.50\t10\nHMC\t65\t+1.00\t0\t6\n';
    await paste(page, block);
    const elsewhere = page.locator('.power-grid-elsewhere');
    await expect(elsewhere).toContainText('۱۶');
    await elsewhere.getByRole('button', { name: /^نمایش HMC/ }).click();
    await expect(page.getByRole('button', { name: /^HMC/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cellAt(page, 20, 2)).toHaveAccessibleName(/تعداد ۱۰$/);
    await expect(cellAt(page, 20, 2)).toBeFocused();
    await elsewhere.getByRole('button', { name: 'نمایش' }).click();
    await expect(cellAt(page, 4, 0)).toHaveAccessibleName(/^اسفر مثبت ۱٫۰۰.*تعداد ۶$/);
    await expect(cellAt(page, 4, 0)).toBeFocused();
  });

  test('keeps everything in place when the expected day loads late', async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route(/ReadyDay\./, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expect(page.locator(totals)).toContainText('۶');
    const places = () =>
      page
        .locator('.power-grid-legend, .stock-ways button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
    const before = await places();
    late.resolve();
    await expect(page.locator('.stock-ready')).toContainText('آماده');
    expect(await places()).toEqual(before);
  });

  test('copies a block that can be pasted back', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    await cellAt(page, 2, 1).click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+c');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('6\t8');
    await cellAt(page, 5, 3).click();
    await page.keyboard.press('Control+v');
    await expect(cellAt(page, 5, 4)).toHaveAccessibleName(/تعداد ۸$/);
  });

  test('counts in pairs, half pairs included, and survives a reload', async ({ page }) => {
    await page.getByRole('button', { name: 'جفت', exact: true }).click();
    await cellAt(page, 2, 1).click();
    await page.keyboard.press('F2');
    await page.keyboard.type('۱٫۵');
    await page.keyboard.press('Enter');
    await expect(page.locator(totals)).toContainText('۱٫۵');
    await page.getByRole('button', { name: 'عدد', exact: true }).click();
    await expect(cellAt(page, 2, 1)).toHaveAccessibleName(/تعداد ۳$/);
    await expect(async () => {
      await page.reload();
      await untilLive(page);
      await expect(cellAt(page, 2, 1)).toHaveAccessibleName(/تعداد ۳$/, { timeout: 5_000 });
    }).toPass();
  });

  test('names its cells in the current language', async ({ page }) => {
    await expect(cellAt(page, 8, 2)).toHaveAccessibleName(
      /^اسفر منفی ۲٫۰۰، سیلندر منفی ۰٫۵۰، موجودی [۰-۹]+$/,
    );
    await presetStorage(page, { locale: 'en' });
    await openGrid(page);
    await expect(cellAt(page, 8, 2)).toHaveAccessibleName(
      /^sphere minus 2\.00, cylinder minus 0\.50, in stock \d+$/,
    );
    await expect(page.getByRole('grid', { name: 'Power grid' })).toHaveAccessibleDescription(
      'Enter: down, Tab: right, F2: edit, Esc then Tab: leave',
    );
  });

  test('says when stock is short, and orders what is available', async ({ page }) => {
    await page.keyboard.type('9999');
    await page.keyboard.press('Enter');
    await expect(cellAt(page, 2, 1)).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'ارسال سفارش' }).click();
    await expect(page.locator('.stock-shortage')).toContainText('۱');
    await page.getByRole('button', { name: 'سفارش به اندازهٔ موجودی' }).click();
    await expect(page.locator('.stock-shortage')).toHaveCount(0);
    await expect(cellAt(page, 2, 1)).not.toHaveAttribute('aria-invalid');
  });

  test('saves a pre-order and opens it again', async ({ page }) => {
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'ذخیره در پیش‌سفارش' }).click();
    await expect(page.locator('.stock-done')).toBeVisible();
    await page.goto('/ordersPendding');
    await page.getByRole('link', { name: 'باز کردن' }).first().click();
    await expect(page).toHaveURL(/stockMulti/);
    await expect(cellAt(page, 2, 1)).toHaveAccessibleName(/تعداد ۴$/);
  });
});

test('a visitor can compose an order and is asked to sign in to send it', async ({ page }) => {
  await openGrid(page);
  await cellAt(page, 1, 1).click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'ارسال سفارش' }).click();
  await expect(page.getByRole('alert')).toContainText('وارد حساب شوید');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('chooses a sphere and steps its cylinders by touch', async ({ page }) => {
    await signIn(page, 'customer');
    await page.goto('/stockMulti');
    await untilLive(page);
    await expect(page.locator('.power-grid-table')).toHaveCount(0);
    await page.getByRole('button', { name: '−۰٫۷۵' }).tap();
    const third = page.locator('.power-grid-strip-cell').nth(2);
    await third.getByRole('button', { name: 'یکی بیشتر' }).tap();
    await third.getByRole('button', { name: 'یکی بیشتر' }).tap();
    await expect(third.getByRole('textbox')).toHaveValue('۲');
    await third.getByRole('textbox').fill('۱۲');
    await third.getByRole('textbox').blur();
    await expect(page.locator(totals)).toContainText('۱۲');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    for (const target of await third.getByRole('button').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('an invalid quantity stays in its field, with the reason next to it', async ({ page }) => {
    await presetStorage(page, { locale: 'en' });
    await signIn(page, 'customer');
    await openLive(page, '/stockMulti');
    const first = page.locator('.power-grid-strip-cell').first();
    const quantity = first.getByRole('textbox');
    await quantity.fill('2.5');
    await expect(quantity).not.toHaveAttribute('aria-invalid');
    await quantity.press('Enter');
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveAccessibleDescription('not a whole number');
    await quantity.fill('=2');
    await expect(quantity).toHaveAccessibleDescription('a formula; enter its value');
    await quantity.fill('2');
    await expect(quantity).not.toHaveAttribute('aria-invalid');
    await quantity.fill('-2');
    await first.getByRole('button', { name: 'One more' }).tap();
    await expect(quantity).toHaveValue('1');
    await expect(first.locator('.field-error')).toHaveCount(0);
    await quantity.fill('9999');
    await quantity.blur();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveAccessibleDescription(/^Less than ordered/);
  });
});

test.describe('two shops ordering the last pairs', () => {
  test.use({ allowedComplaints: [/422/] });

  test('the later one is notified immediately, keeps the rest, and takes what is left with one press', async ({
    page,
    newVisitor,
  }) => {
    await signIn(page, 'shop');
    await openGrid(page);
    await page.getByRole('button', { name: /^HMC/ }).click();
    // A power that no other test orders.
    const there = await onHand(page, -350, -100);
    const cell = cellAt(page, 14, 4);
    const write = async (row: number, pieces: number) => {
      await cellAt(page, row, 4).click();
      await page.keyboard.type(String(pieces));
      await page.keyboard.press('Enter');
    };
    await write(14, there);
    await write(16, 2);
    await page.locator('[name="reference"]').fill('last pairs');
    await page.locator('[name="remarks"]').fill('زود لازم است');
    const rival = await newVisitor();
    await signIn(rival, 'shop2');
    expect(await buy(rival, -350, -100, there - 1)).toBe(201);
    await page.getByRole('button', { name: 'ارسال سفارش' }).click();
    await expect(page.locator('.Toastify__toast')).toContainText('پذیرفته نشد');
    await page.goto('/ordersPendding');
    const card = page.locator('.preorder').filter({ hasText: 'last pairs' });
    await card.getByRole('link', { name: 'باز کردن' }).click();
    await expect(page.locator('.stock-shortage')).toContainText('۱');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    // What is sent with the order is in sight, and a text that is too long is not cut.
    const remarks = page.locator('[name="remarks"]');
    await expect(remarks).toHaveValue('زود لازم است');
    await remarks.fill('!'.repeat(1001));
    await expect(remarks).toHaveAccessibleDescription(/۱٬۰۰۰/);
    await remarks.fill('زود لازم است');
    await page.getByRole('button', { name: 'سفارش به اندازهٔ موجودی' }).click();
    await expect(cell).toHaveAccessibleName(/تعداد ۱$/);
    await expect(page.locator('.stock-shortage')).toHaveCount(0);
    await page.getByRole('button', { name: 'ارسال سفارش' }).click();
    const lines = await linesAtLab(page, 'last pairs');
    expect(lines.map(({ pieces }) => pieces)).toEqual([1, 2]);
    expect(await onHand(page, -350, -100)).toBe(0);
  });
});
