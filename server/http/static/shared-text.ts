import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../app-env.ts';

/** Path to which the device's share menu posts a text, as in `src/panel/shared-text.ts`. */
export const sharePath = '/share';

/** The form that uses the text. */
const formPath = '/rx';

/** A message has some hundred bytes. Proxies reject addresses longer than 16 KB. */
const most = { body: 64 * 1024, text: 8 * 1024 } as const;

/** Redirects to the form without a text. */
const toForm = (c: Context) => c.redirect(formPath, 303);

/** Title and text that were shared, in UTF-8. */
async function readShared(c: Context): Promise<Buffer> {
  const form = await c.req.formData().catch(() => null);
  const texts = ['title', 'text'].map((name) => form?.get(name));
  const words = texts.filter((text) => typeof text === 'string' && text !== '');
  // Form submissions always end lines in CR LF.
  return Buffer.from(words.join('\n').replaceAll('\r\n', '\n'));
}

/**
 * Handles a shared text if the browser has evicted the service worker. The text goes into the fragment of the form's
 * address: browsers never send fragments, so it cannot end up in a log.
 */
export const sharedText = new Hono<AppEnv>().post(
  sharePath,
  bodyLimit({ maxSize: most.body, onError: toForm }),
  async (c) => {
    c.header('Cache-Control', 'no-store');
    const shared = await readShared(c);
    if (shared.length === 0 || shared.length > most.text) return toForm(c);
    return c.redirect(`${formPath}?shared#${shared.toString('base64url')}`, 303);
  },
);
