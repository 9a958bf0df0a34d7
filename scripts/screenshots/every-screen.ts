import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { locales, themes } from '../../tests/e2e/support/screens.ts';
import type { Role } from '../../tests/survey/look.ts';
import { restOf } from '../../tests/survey/rest.ts';
import { fillSample, type Sample } from '../../tests/survey/sample.ts';
import { screensOf } from '../../tests/survey/screens.ts';
import { type Look, openLook } from './look.ts';

const roles: readonly Role[] = ['shop', 'lab'];
const widths = [360, 768, 1440];
const height = 800;
const folder = 'screenshots';

const everyLook: readonly Look[] = roles.flatMap((role) =>
  locales.flatMap((locale) =>
    themes.flatMap((theme) => widths.map((width) => ({ role, locale, theme, width, height }))),
  ),
);

/** `orders-order` for `/orders/order?id=…`, `catalogue-tab-prices` for a tab. */
const fileName = (path: string) =>
  path
    .replace(/[?&](id|account)=[^&]*/, '-$1')
    .replaceAll(/[/?=]/g, '-')
    .slice(1) || 'dashboard';

/** A viewport as tall as the page keeps sticky footers at the bottom of the picture. */
async function growToPage(page: Page, width: number): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(tall, height) });
}

async function shoot(browser: Browser, origin: string, look: Look, sample: Sample) {
  const { role, locale, theme, width } = look;
  const page = await openLook(browser, origin, look);
  const untilAtRest = restOf(page);
  for (const path of screensOf(role, sample)) {
    await page.goto(path);
    await untilAtRest();
    await growToPage(page, width);
    await page.screenshot({
      path: `${folder}/${role}/${fileName(path)}.${locale}.${theme}.${width}.png`,
    });
    await page.setViewportSize({ width, height });
  }
  await page.context().close();
}

/** Saves every screen of both sides in both languages, both themes and three widths to `screenshots/`. */
export async function shootEveryScreen(browser: Browser, origin: string): Promise<string> {
  for (const role of roles) await mkdir(`${folder}/${role}`, { recursive: true });
  const sample = await fillSample(origin);
  for (const look of everyLook) await shoot(browser, origin, look, sample);
  return folder;
}
