import type { Page } from 'playwright';
import { expect, test } from '../fixtures.ts';
import { presetStorage } from '../shell/parts.ts';
import { untilLive } from '../support/live.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ looksOnly: true });

/** Buttons that show a symbol instead of words. */
const signs = (page: Page) => page.getByRole('button').filter({ hasText: /^[±−+]/ });

function namesOf(page: Page): Promise<string[]> {
  return signs(page).evaluateAll((buttons) =>
    buttons.map(
      (button) =>
        button.getAttribute('aria-label') ??
        [...button.querySelectorAll<HTMLElement>('.visually-hidden *')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.textContent)
          .join(' '),
    ),
  );
}

const rxSigns = {
  fa: ['اسفر چشم راست', 'سیلندر چشم راست', 'اسفر چشم چپ', 'سیلندر چشم چپ'].map(
    (field) => `تغییر علامت ${field}`,
  ),
  en: ['right SPH', 'right CYL', 'left SPH', 'left CYL'].map(
    (field) => `Change the sign of ${field}`,
  ),
} as const;

const screens = [
  { path: '/rx', least: 4 },
  { path: '/stockSingle', least: 2 },
  { path: '/stockMulti', least: 4 },
  { path: '/accessories', least: 4 },
] as const;

for (const locale of ['fa', 'en'] as const) {
  test.describe(`in ${locale}, on a phone`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    for (const { path, least } of screens) {
      test(`each button that shows a symbol is named after what it changes, at ${path}`, async ({
        page,
      }) => {
        await presetStorage(page, { locale });
        await signIn(page, 'shop');
        await page.goto(path);
        await untilLive(page);
        const fold = page.locator('.stock-single-entry details summary');
        if (path === '/stockSingle') await fold.tap();
        await expect.poll(() => signs(page).count()).toBeGreaterThanOrEqual(least);
        const names = await namesOf(page);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/\p{L}{2}/u);
        if (path === '/rx') expect(names).toEqual(rxSigns[locale]);
      });
    }
  });
}
