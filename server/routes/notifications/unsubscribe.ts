import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { sessionKey } from '../../auth/session-token.ts';
import { recordAttempt, recordSuccess } from '../../db/accounts/login-attempts.ts';
import { removeByToken } from '../../db/notifications/destinations.ts';
import { clientAddress } from '../../http/client-address.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { refuse } from '../../http/refuse.ts';
import { linkPage, pageAnswers, stopButton, tokenParameters } from './link-page.ts';

/** Stops e-mails without signing in. Anyone who has the link may do it. */
export const unsubscribe = resource()
  .get(
    '/unsubscribe/:token',
    route(destinationContract.unsubscribe.GET, {
      summary: 'A page that asks whether to stop e-mails to an address; opening it stops nothing',
      access: 'anyone',
      parameters: tokenParameters,
      answers: pageAnswers,
      refusals: [404],
    }),
    async (c) => {
      if (!sessionKey(c.req.param('token'))) return refuse(c, 'notFound');
      return linkPage(c, {
        fa: 'اعلان‌های پنل دیگر به این ایمیل فرستاده نشود؟',
        en: 'Stop sending the panel’s notifications to this e-mail address?',
        button: stopButton,
      });
    },
  )
  .post(
    '/unsubscribe/:token',
    route(destinationContract.unsubscribe.POST, {
      summary: 'Stop e-mails to an address; repeating the request changes nothing (RFC 8058)',
      access: 'anyone',
      acceptsMailPrograms: true,
      parameters: tokenParameters,
      answers: pageAnswers,
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
      return linkPage(c, {
        fa: 'اعلان‌های پنل دیگر به این ایمیل فرستاده نمی‌شود.',
        en: 'The panel’s notifications are no longer sent to this e-mail address.',
      });
    },
  );
