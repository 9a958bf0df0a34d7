import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { AppEnv } from '../../http/app-env.ts';

const style =
  'body{font:1rem/1.8 Vazirmatn,Tahoma,sans-serif;max-width:30rem;margin:15vh auto;padding:0 1rem;text-align:center;color-scheme:light dark}' +
  'button{font:inherit;padding:.5rem 1.5rem}';

const styleHash = createHash('sha256').update(style).digest('base64');

/** A page in both languages for a link in a message. It names nobody, because anyone may have the link. */
export async function linkPage(
  c: Context<AppEnv>,
  { fa, en, button = '' }: { fa: string; en: string; button?: unknown },
) {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`,
  );
  // Makes the browser send the form's origin.
  c.header('Referrer-Policy', 'same-origin');
  return c.html(
    await html`<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${fa}</title><style>${raw(style)}</style></head>
<body><main><p>${fa}</p><p lang="en" dir="ltr">${en}</p>${button}</main></body>
</html>`,
  );
}

/** The button that carries out what the page asks about. */
export const stopButton = html`<form method="post"><button>فرستاده نشود · <span lang="en">Stop</span></button></form>`;

/** The path parameter of such a link. */
export const tokenParameters = [
  { in: 'path', name: 'token', required: true, schema: { type: 'string' } },
] as const;

export const pageAnswers = { 200: { description: 'A page.', type: 'text/html' } } as const;
