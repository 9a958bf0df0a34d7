import type { Page } from 'playwright';
import { formatEyeValue } from '../../../src/i18n/language/format-optics.ts';
import type { Locale } from '../../../src/i18n/language/locale.ts';
import type { Message } from '../../../src/i18n/language/message.ts';
import { gridTools } from '../../../src/i18n/power-grid/power-grid.ts';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { enlarge } from '../support/enlarge.ts';
import { openLive } from '../support/live.ts';
import { paintedHeads } from '../support/painted.ts';
import { cellAt, openGrid } from '../support/power-grid.ts';
import { locales } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

/**
 * First sphere shown by each half of the chart, in hundredths. The usual range starts closer to zero than the whole
 * chart.
 */
const firstOf = { minus: 0, plus: 0, both: { usual: 400, whole: 600 } } as const;

type View = { half: keyof typeof firstOf; range: 'usual' | 'whole' };

const views: readonly View[] = (['usual', 'whole'] as const).flatMap((range) =>
  (['minus', 'plus', 'both'] as const).map((half) => ({ half, range })),
);

/** Expected sphere of a row. */
function sphereAt({ half, range }: View, row: number): number {
  const first = half === 'both' ? firstOf.both[range] : firstOf[half];
  return first + row * (half === 'plus' ? 25 : -25);
}

const { texts } = gridTools;
const nameIn = (locale: Locale, [fa, en]: Message) => (locale === 'fa' ? fa : en);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Checks the grid at a given width, scrolled to either end. */
async function expectHeads(page: Page, locale: Locale, view: View, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  for (const left of [0, 9999]) {
    await page.locator('.power-grid-window').evaluate((frame, to) => frame.scrollTo(to, 0), left);
    const where = `${view.half}, ${view.range}, ${width} px, scrolled to ${left}`;
    // The drawer closes on a narrower page.
    await expect(async () => {
      const heads = await paintedHeads(page);
      const wanted = heads.map((_, row) => {
        const sphere = sphereAt(view, row);
        return { row, text: formatEyeValue('sphere', sphere, locale), isWhole: true };
      });
      expect(heads.length, where).toBeGreaterThan(9);
      expect(heads, where).toEqual(wanted);
    }).toPass();
  }
}

for (const locale of locales) {
  test(`each row of the grid shows its sphere once and completely, in ${locale}`, async ({
    page,
  }) => {
    await presetStorage(page, { locale });
    await openGrid(page);
    for (const view of views) {
      await press(page, nameIn(locale, texts[view.range]));
      await press(page, nameIn(locale, texts[view.half]));
      for (const width of [768, 1024, 1440, 1920]) await expectHeads(page, locale, view, width);
    }
  });

  test(`a small desktop shows fourteen rows and the tools in one line, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await presetStorage(page, { locale });
    await signIn(page, 'shop2');
    await openGrid(page);
    await expect
      .poll(async () => new Set((await paintedHeads(page)).map(({ row }) => row)).size)
      .toBeGreaterThanOrEqual(14);
    const bottoms = await page
      .locator('.power-grid-tools button')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
    expect(new Set(bottoms).size).toBe(1);
  });
}

test('an ordered cell is filled, marked when out of stock, and its number is uncovered', async ({
  page,
}) => {
  await signIn(page, 'shop2');
  await openGrid(page);
  const cell = page.locator('.power-grid-cell.is-none').first();
  const row = Number(await cell.locator('..').getAttribute('aria-rowindex')) - 2;
  const column = Number(await cell.getAttribute('aria-colindex')) - 2;
  const none = cellAt(page, row, column);
  await none.click();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(none).toHaveAttribute('aria-invalid', 'true');
  await expect(none).not.toHaveClass(/is-none/);
  const fill = (at: typeof none) =>
    at.evaluate(
      (each) => getComputedStyle(each).backgroundColor + getComputedStyle(each).backgroundImage,
    );
  const enough = cellAt(page, 0, 0);
  const empty = await fill(enough);
  await enough.click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect.poll(() => fill(enough)).not.toBe(empty);
  expect(await fill(enough)).not.toBe(await fill(none));
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('selection, marks and errors stay visible', async ({ page }) => {
    await signIn(page, 'shop2');
    await openGrid(page);
    const looks = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each) => {
          const { backgroundColor, backgroundImage, outlineStyle } = getComputedStyle(each);
          return { backgroundColor, backgroundImage, outlineStyle };
        });
    await cellAt(page, 1, 0).click();
    await page.keyboard.type('9999');
    await page.keyboard.press('Enter');
    await cellAt(page, 3, 1).click();
    await cellAt(page, 4, 2).click({ modifiers: ['Shift'] });
    const plain = await looks('.power-grid-cell.is-enough');
    const selected = await looks('.power-grid-cell[aria-selected="true"]:not(:focus)');
    expect(selected.outlineStyle).not.toBe(plain.outlineStyle);
    for (const mark of ['.is-none', '.is-low', '.is-short', '.is-not-made']) {
      expect((await looks(`.power-grid-legend ${mark}`)).backgroundImage, mark).not.toBe('none');
    }
    const ordered = await looks('.power-grid-legend .is-ordered');
    expect(ordered.backgroundColor).not.toBe(plain.backgroundColor);
    expect((await looks('.power-grid-cell[aria-invalid="true"]')).backgroundImage).not.toBe('none');
  });
});

test.describe('on a phone, with text at twice the size', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const locale of locales) {
    test(`the totals leave most of the screen to the powers, in ${locale}`, async ({ page }) => {
      await presetStorage(page, { locale });
      await signIn(page, 'shop');
      await enlarge(page);
      await openLive(page, '/stockMulti');
      const more = page.locator('.power-grid-strip-stepper .choice').nth(1);
      await more.click();
      await expect(page.locator('.power-grid-totals')).toContainText(/[1۱]/);
      const box = await page.locator('.power-grid-bar').boundingBox();
      expect(box?.height).toBeLessThan(250);
    });
  }
});
