/** Saves every route in both languages, both themes and three widths to `screenshots/`. */
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { startPanel } from '../tests/e2e/support/panel-server.ts';
import { everyPath, locales, themes } from '../tests/e2e/support/screens.ts';
import { findBrowser } from '../tests/support/find-browser.ts';

const widths = [360, 768, 1440];
const shortest = 800;
const folder = 'screenshots';

type Look = { locale: string; theme: string; width: number };

const fileName = (path: string) => path.replaceAll('/', '-').slice(1) || 'dashboard';

/** Signed in as a shop that has orders. */
async function openAs(browser: Browser, origin: string, { locale, theme, width }: Look) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: shortest },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([language, dark]) => {
      localStorage.setItem('locale', language ?? '');
      localStorage.setItem('themeMode', dark ?? '');
    },
    [locale, String(theme === 'dark')],
  );
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('[name="username"]').fill('shop');
  await page.locator('[name="password"]').fill('adasi-demo');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return page;
}

/** A viewport as tall as the page keeps sticky footers at the bottom of the picture. */
async function growToPage(page: Page, width: number): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(tall, shortest) });
}

async function shoot(browser: Browser, origin: string, look: Look): Promise<void> {
  const page = await openAs(browser, origin, look);
  for (const path of everyPath) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const name = `${fileName(path)}.${look.locale}.${look.theme}.${look.width}.png`;
    await growToPage(page, look.width);
    await page.screenshot({ path: `${folder}/${name}` });
    await page.setViewportSize({ width: look.width, height: shortest });
  }
  await page.context().close();
}

await mkdir(folder, { recursive: true });
const panel = await startPanel(process.env.PANEL_DIR ?? 'dist');
const browser = await chromium.launch(await findBrowser());
try {
  for (const locale of locales) {
    for (const theme of themes) {
      for (const width of widths) await shoot(browser, panel.origin, { locale, theme, width });
    }
  }
} finally {
  await browser.close();
  await panel.stop();
}
console.log(`${everyPath.length * 12} pictures in ${folder}/`);
