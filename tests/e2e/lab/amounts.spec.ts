import type { Locator, Page } from 'playwright';
import { demoAccounts } from '../../../server/sample/accounts.ts';
import { pick } from '../../../src/i18n/language/message.ts';
import { ledgerDesk } from '../../../src/i18n/ledger/ledger-desk.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { findings, findingsByTheme } from '../support/axe.ts';
import { openLive } from '../support/live.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';
import { ignoringIsolates } from '../support/stock.ts';

const shop = demoAccounts.find(({ username }) => username === 'shop')?.accountId ?? '';

async function enterPayment(page: Page, locale: 'fa' | 'en'): Promise<Locator> {
  await presetStorage(page, { locale });
  await signIn(page, 'lab');
  await openLive(page, `/transactions?account=${shop}`);
  await page.getByRole('button', { name: pick(ledgerDesk.texts.payment, locale) }).press('Enter');
  const amount = page.locator('[name="amount"]');
  await expect(amount).toBeFocused();
  return amount;
}

/** Content of a field, with the caret as `|`. */
const drawn = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });

/** Pastes a text over another. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, pasted) => {
    input.value = pasted;
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
  }, text);
}

test('an amount is grouped while it is typed, and its meaning is shown', async ({ page }) => {
  const amount = await enterPayment(page, 'en');
  const read = page.locator('#entry-amount-read');
  await page.keyboard.type('1234567');
  expect(await drawn(amount)).toBe('1,234,567|');
  await expect(read).toHaveText(ignoringIsolates('1,234,567 toman'));
  await expect(amount).toHaveAccessibleDescription(ignoringIsolates('1,234,567 toman'));
  for (let left = 0; left < 4; left += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  expect(await drawn(amount)).toBe('12,349|,567');
  await page.keyboard.press('Backspace');
  expect(await drawn(amount)).toBe('1,234|,567');
  // First the separator, then the digit after it.
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  expect(await drawn(amount)).toBe('123,4|67');
  await expect(read).toHaveText(ignoringIsolates('123,467 toman'));
});

test('a pasted amount keeps its value, and an ambiguous one is refused', async ({ page }) => {
  const amount = await enterPayment(page, 'en');
  const read = page.locator('#entry-amount-read');
  for (const [pasted, shown, understood] of [
    ['190000,00', '190000,00', '190,000 toman'],
    ['190000', '190,000', '190,000 toman'],
    ['۱۹۰٬۰۰۰', '۱۹۰,۰۰۰', '190,000 toman'],
    ["190'000", '190,000', '190,000 toman'],
    ['190,000,00', '190,000,00', 'Not in groups of three digits'],
    ['5.000', '5.000', '“5.000” may be 5 or 5,000'],
  ] as const) {
    await paste(amount, pasted);
    await expect(amount).toHaveValue(shown);
    await expect(read).toContainText(ignoringIsolates(understood));
  }
  await page.locator('[name="reference"]').fill('bank-1');
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

for (const locale of locales) {
  test(`amounts fit the screen in both themes, in ${locale} at 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const amount = await enterPayment(page, locale);
    const [typed, shown, words] =
      locale === 'fa'
        ? ['۱۲۳۴۵۶۷', '۱٬۲۳۴٬۵۶۷', '۱٬۲۳۴٬۵۶۷ تومان']
        : ['1234567', '1,234,567', '1,234,567 toman'];
    for (const digit of typed) await page.keyboard.insertText(digit);
    await expect(amount).toHaveValue(shown);
    await expect(page.locator('#entry-amount-read')).toHaveText(ignoringIsolates(words));
    expect(await findingsByTheme(page)).toEqual([]);
    const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide[0]).toBeLessThanOrEqual(wide[1] ?? 0);
  });
}

test('prices from a spreadsheet with a decimal comma are shown old and new', async ({ page }) => {
  await presetStorage(page, { locale: 'en' });
  await signIn(page, 'lab');
  await openLive(page, '/catalogue?tab=prices');
  await expect(page.locator('.table-row', { hasText: 'Hard coat' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Import a file' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const choose = (...rows: readonly string[]) =>
    dialog.locator('input[type="file"]').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['of;price;day', ...rows].join('\n')),
    });
  await choose('coating hc;190.000;2031-01-01', 'coating hmc;190000;11/25/2031');
  const faults = dialog.getByRole('alert');
  await expect(faults).toContainText(/Row \D2\D, Price \(toman\): “5\.000” may be/);
  await expect(faults).toContainText(/Row \D3\D, From: may be day first/);
  await choose('coating hc;191000,00;۱۴۱۰/۰۱/۰۱');
  await expect(dialog).toContainText(/: .*toman → \D191,000\D toman/);
  expect(await findings(page)).toEqual([]);
});
