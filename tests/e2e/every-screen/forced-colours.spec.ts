import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { openLive, untilRead } from '../support/live.ts';
import { field } from '../support/rx.ts';
import { sampleOf } from '../support/sample.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Selected elements, each with an unselected one of its kind. */
const chosen = {
  '/': ['.menu-link[aria-current]', '.menu-link:not([aria-current])'],
  '/orders': ['.state-filter [aria-pressed="true"]', '.state-filter [aria-pressed="false"]'],
  '/rx': ['.rx-option input:checked + span', '.rx-option input:not(:checked) + span'],
  '/stockMulti': ['.choice[aria-pressed="true"]', '.choice[aria-pressed="false"]'],
  '/stockSingle': ['.choice[aria-pressed="true"]', '.choice[aria-pressed="false"]'],
  '/accessories': ['.choice[aria-pressed="true"]', '.choice[aria-pressed="false"]'],
} as const;

const look = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => {
      const { backgroundColor, color, outlineStyle } = getComputedStyle(each);
      return { backgroundColor, color, outlineStyle };
    });

/** The colour the system paints for a colour name. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.createElement('i');
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('selected elements are visible in forced colours', async ({ page, panel }) => {
  await sampleOf(panel.origin);
  await signIn(page, 'shop');
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
  for (const [path, [one, other]] of Object.entries(chosen)) {
    await openLive(page, path);
    await untilRead(page);
    const highlight = await systemColour(page, 'Highlight');
    const text = await systemColour(page, 'HighlightText');
    expect(await look(page, one), path).toMatchObject({ backgroundColor: highlight, color: text });
    expect((await look(page, other)).backgroundColor, path).not.toBe(highlight);
  }
});

test('selected rows, tabs and cells are visible in forced colours', async ({ page, panel }) => {
  await sampleOf(panel.origin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'lab');
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
  await openLive(page, '/catalogue');
  const highlight = await systemColour(page, 'Highlight');
  const tab = await look(page, '.assortment-tabs [aria-current]');
  expect(tab.backgroundColor).toBe(highlight);
  await openLive(page, '/shelf');
  const cell = page.locator('.power-grid-cell[aria-selected="true"]');
  await expect(cell).toHaveCount(1);
  expect(await look(page, '.power-grid-cell[aria-selected="true"]')).toMatchObject({
    outlineStyle: 'solid',
  });
  await openLive(page, '/orders');
  await untilRead(page);
  await page.locator('.table-row input[type="checkbox"]').first().check();
  expect(await look(page, '.table-row:has(:checked)')).toMatchObject({ outlineStyle: 'solid' });
  expect((await look(page, '.table-row:not(:has(:checked))')).outlineStyle).toBe('none');
});

/** Contrast ratio of two colours (WCAG 2.2). */
const contrast = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each, name) => {
      const brightness = (colour: string) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
          const share = part / 255;
          return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const behind = (of: Element | null): string => {
        const { backgroundColor } = of ? getComputedStyle(of) : { backgroundColor: 'white' };
        const isClear = backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)');
        return isClear ? behind(of?.parentElement ?? null) : backgroundColor;
      };
      const pseudo = name === 'placeholder' ? '::placeholder' : null;
      const style = getComputedStyle(each, pseudo);
      const colour = style.getPropertyValue(pseudo ? 'color' : name);
      const pair = [brightness(colour), brightness(behind(each))].toSorted((a, b) => b - a);
      return ((pair[0] ?? 0) + 0.05) / ((pair[1] ?? 0) + 0.05);
    }, property);

for (const theme of ['light', 'dark'] as const) {
  test(`anyone who asks for more contrast gets it: ${theme}`, async ({ page }) => {
    await presetStorage(page, { themeMode: String(theme === 'dark') });
    await signIn(page, 'shop');
    await page.emulateMedia({ contrast: 'more' });
    await openLive(page, '/accessories');
    const asked = [
      ['.surface', 'border-top-color', 4.5],
      ['#accessories-search', 'border-top-color', 7],
      ['#accessories-search', 'placeholder', 7],
      ['.form-label', 'color', 7],
      ['.choice[aria-pressed="true"]', 'color', 7],
      ['.btn-primary', 'color', 7],
    ] as const;
    for (const [selector, property, least] of asked) {
      const ratio = await contrast(page, selector, property);
      expect(ratio, `${selector} ${property}`).toBeGreaterThanOrEqual(least);
    }
    await openLive(page, '/rx');
    await field(page, 'right.sphere').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px');
  });
}
