import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { sessionKey } from '../../auth/session-token.ts';
import { recordAttempt, recordSuccess } from '../../db/accounts/login-attempts.ts';
import { removeByToken } from '../../db/notifications/destinations.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { refuse } from '../../http/refuse.ts';

const style =
  'body{font:1rem/1.8 Vazirmatn,Tahoma,sans-serif;max-width:30rem;margin:15vh auto;padding:0 1rem;text-align:center;color-scheme:light dark}' +
  'button{font:inherit;padding:.5rem 1.5rem}';

const styleHash = createHash('sha256').update(style).digest('base64');

/** A page in both languages. It does not say whose e-mails end: anyone may have the link. */
async function page(c: Context<AppEnv>, fa: string, en: string, button: unknown = '') {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`,
  );
  // So that the form names the origin that it comes from.
  c.header('Referrer-Policy', 'same-origin');
  return c.html(
    await html`<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${fa}</title><style>${raw(style)}</style></head>
<body><main><p>${fa}</p><p lang="en" dir="ltr">${en}</p>${button}</main></body>
</html>`,
  );
}

const parameters = [
  { in: 'path', name: 'token', required: true, schema: { type: 'string' } },
] as const;
const answers = { 200: { description: 'A page.', type: 'text/html' } } as const;

/** Unsubscribing from e-mails without signing in: whoever has the link may do it. */
export const unsubscribe = resource()
  .get(
    '/unsubscribe/:token',
    route(destinationContract.unsubscribe.GET, {
      summary: 'A page that asks whether to stop e-mails to an address; it stops nothing itself',
      access: 'anyone',
      parameters,
      answers,
      refusals: [404],
    }),
    async (c) => {
      if (!sessionKey(c.req.param('token'))) return refuse(c, 'notFound');
      return page(
        c,
        'اعلان‌های پنل دیگر به این ایمیل فرستاده نشود؟',
        'Stop sending the panel’s notifications to this e-mail address?',
        html`<form method="post"><button>فرستاده نشود · <span lang="en">Stop</span></button></form>`,
      );
    },
  )
  .post(
    '/unsubscribe/:token',
    route(destinationContract.unsubscribe.POST, {
      summary: 'Stop e-mails to an address; asking again changes nothing (RFC 8058)',
      access: 'anyone',
      isForMailPrograms: true,
      parameters,
      answers,
      refusals: [404, 429, 503],
    }),
    async (c) => {
      const { database } = c.var.services;
      const token = c.req.param('token');
      const key = sessionKey(token);
      if (!key) return refuse(c, 'notFound');
      const username = `unsubscribe ${key.tokenHash.toString('hex')}`;
      const attempt = { username, address: clientAddress(c) };
      const admitted = await recordAttempt(database, attempt);
      if (!admitted.allowed) return refuse(c, 'tooManyAttempts', [], admitted.wait);
      if (await removeByToken(database, key.account, token)) await recordSuccess(database, attempt);
      return page(
        c,
        'اعلان‌های پنل دیگر به این ایمیل فرستاده نمی‌شود.',
        'The panel’s notifications are no longer sent to this e-mail address.',
      );
    },
  );
