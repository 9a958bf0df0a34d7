import { destinationContract } from '../../../src/api/notifications/destination-contract.ts';
import { sessionKey } from '../../auth/session-token.ts';
import { removeByToken } from '../../db/notifications/destinations.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { refuse } from '../../http/refuse.ts';
import { tryLink } from '../../http/try-link.ts';
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
        en: 'Stop sending the panel’s notifications to this email address?',
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
      const { account, tokenHash } = key;
      await tryLink(c, { purpose: 'unsubscribe', tokenHash }, () =>
        removeByToken(database, account, token),
      );
      return linkPage(c, {
        fa: 'اعلان‌های پنل دیگر به این ایمیل فرستاده نمی‌شود.',
        en: 'The panel’s notifications are no longer sent to this email address.',
      });
    },
  );
