import type { Browser, Page } from 'playwright';
import { presetStorage } from '../e2e/shell/parts.ts';
import { locales } from '../e2e/support/screens.ts';
import { signIn } from '../e2e/support/sign-in.ts';

export type Role = 'shop' | 'lab';

/** A user's view of the panel: role, screen width (CSS px) and language. */
export type Look = { role: Role; width: number; locale: (typeof locales)[number] };

const roles: readonly Role[] = ['shop', 'lab'];
const widths = [360, 1440];
const height = 800;

export const everyLook: readonly Look[] = roles.flatMap((role) =>
  widths.flatMap((width) => locales.map((locale) => ({ role, width, locale }))),
);

export const lookName = ({ role, width, locale }: Look): string => `${role} ${width} ${locale}`;

/**
 * As slow as a server in the same country: with immediate responses, content that is late elsewhere would be there
 * before the first paint.
 */
export const surveyedLine = { kbitPerSecond: 20_000, latencyMs: 60 };

/** A page in a separate browser context, signed in. */
export async function openLook(browser: Browser, origin: string, look: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: look.width, height },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await presetStorage(page, { locale: look.locale });
  await signIn(page, look.role);
  return page;
}
