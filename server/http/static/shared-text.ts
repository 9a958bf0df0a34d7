import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../app-env.ts';

/** Where the device's share menu sends a text, as in `src/panel/shared-text.ts`. */
export const sharePath = '/share';

/** The form that reads it. */
const formPath = '/rx';

/** A message has some hundred bytes; a proxy takes no longer addresses than 16 KB. */
const most = { body: 64 * 1024, text: 8 * 1024 } as const;

/** The form without a text. */
const toForm = (c: Context) => c.redirect(formPath, 303);

/** Title and text of what was shared, in UTF-8. */
async function readShared(c: Context): Promise<Buffer> {
  const form = await c.req.formData().catch(() => null);
  const texts = ['title', 'text'].map((name) => form?.get(name));
  const words = texts.filter((text) => typeof text === 'string' && text !== '');
  // Form submissions always end lines in CR LF.
  return Buffer.from(words.join('\n').replaceAll('\r\n', '\n'));
}

/**
 * Answers a shared text in place of the service worker, which the browser may have evicted. The
 * text is returned in the fragment of the form's address: browsers never send it, so no log has it.
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
