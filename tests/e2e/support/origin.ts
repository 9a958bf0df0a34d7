import type { BrowserContext, Page } from 'playwright';
import { loginPath } from '../../../src/panel/routes.ts';

const origins = new WeakMap<BrowserContext, Promise<string>>();

async function askOrigin({ request }: BrowserContext): Promise<string> {
  return new URL((await request.head(loginPath)).url()).origin;
}

/** The origin of the panel that the page shows, or will show if nothing is open yet. */
export async function originOf(page: Page): Promise<string> {
  if (page.url() !== 'about:blank') return new URL(page.url()).origin;
  const context = page.context();
  const origin = origins.get(context) ?? askOrigin(context);
  origins.set(context, origin);
  return origin;
}
