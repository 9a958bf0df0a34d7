import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive, untilRead } from '../support/live.ts';
import { sampleOf } from '../support/sample.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** The right edges of the numbers in a column, where the units are in either language. */
const units = (page: Page, cells: string) =>
  page.locator(cells).evaluateAll((all) =>
    all.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const edges: number[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const number = /[\d۰-۹][\d۰-۹٬,]*/.exec(node.data);
        if (!number || !node.parentElement?.checkVisibility()) continue;
        const digits = document.createRange();
        digits.setStart(node, number.index);
        digits.setEnd(node, number.index + number[0].length);
        edges.push(Math.round(digits.getBoundingClientRect().right));
      }
      return edges.slice(0, 1);
    }),
  );

async function expectOneLine(page: Page, cells: string): Promise<void> {
  await expect(
    page
      .locator(cells)
      .filter({ hasText: /[\d۰-۹]/ })
      .first(),
  ).toBeVisible();
  const edges = await units(page, cells);
  expect(edges.length, cells).toBeGreaterThan(1);
  expect(Math.max(...edges) - Math.min(...edges), cells).toBeLessThanOrEqual(1);
}

for (const locale of locales) {
  test(`units of amounts in a column are aligned: ${locale}`, async ({ page, panel }) => {
    const { order } = await sampleOf(panel.origin);
    await page.setViewportSize({ width: 1440, height: 900 });
    await presetStorage(page, { locale });
    await signIn(page, 'shop');
    await openLive(page, '/orders');
    await untilRead(page);
    await expectOneLine(page, '.table-row .order-total');
    await openLive(page, '/transactions');
    await untilRead(page);
    for (const column of ['debit', 'credit', 'balance']) {
      await expectOneLine(page, `.table-row .entry-${column}`);
    }
    await openLive(page, `/orders/order?id=${order}`);
    // In English the unit follows the number, and the total's is larger.
    await expectOneLine(page, locale === 'fa' ? '.prices dd' : '.prices .fact:not(:last-child) dd');
  });
}

test('figures in a column have equal widths, no wider than in running text', async ({ page }) => {
  await openLive(page, '/login');
  // Under a name of its own, because the page does without its font if that comes late.
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const own = rules.find((rule) => rule instanceof CSSFontFaceRule);
    const source = own?.style.getPropertyValue('src') ?? '';
    document.fonts.add(await new FontFace('measured', source).load());
  });
  const widths = await page.evaluate(() => {
    const measured = (text: string, figures: string) => {
      const span = document.createElement('span');
      Object.assign(span.style, { font: '100px measured', fontVariantNumeric: figures });
      span.textContent = text;
      document.body.append(span);
      const { width } = span.getBoundingClientRect();
      span.remove();
      return width;
    };
    const all = [...'۰۱۲۳۴۵۶۷۸۹'];
    const inColumns = all.map((figure) => measured(figure, 'tabular-nums'));
    return { inColumns, inTexts: all.map((figure) => measured(figure, 'normal')) };
  });
  const { inColumns, inTexts } = widths;
  expect(Math.max(...inColumns) - Math.min(...inColumns)).toBeLessThan(0.5);
  const mean = inTexts.reduce((sum, each) => sum + each, 0) / inTexts.length;
  expect(new Set(inTexts.map(Math.round)).size).toBeGreaterThan(3);
  expect(inColumns[0]).toBeLessThan(mean * 1.1);
});
