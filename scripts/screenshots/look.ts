import type { Browser, Page } from 'playwright';
import { presetStorage } from '../../tests/e2e/shell/parts.ts';
import type { locales, Theme } from '../../tests/e2e/support/screens.ts';
import { signIn } from '../../tests/e2e/support/sign-in.ts';
import type { Role } from '../../tests/survey/look.ts';

/** A user's view of the panel: role, language, theme and screen size in CSS px. */
export interface Look {
  role: Role;
  locale: (typeof locales)[number];
  theme: Theme;
  width: number;
  height: number;
}

/** A page in a separate browser context, signed in. */
export async function openLook(browser: Browser, origin: string, look: Look): Promise<Page> {
  const { role, locale, theme, width, height } = look;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await presetStorage(page, { locale, themeMode: String(theme === 'dark'), drawingShown: 'true' });
  await signIn(page, role);
  return page;
}
