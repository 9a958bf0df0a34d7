import { hash } from 'node:crypto';
import { wearerContract } from '../../../src/api/notifications/wearer-contract.ts';
import { accountOfStop } from '../../auth/stop-token.ts';
import { stopWearer } from '../../db/notifications/stop-wearer.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { refuse } from '../../http/refuse.ts';
import { tryLink } from '../../http/try-link.ts';
import { linkPage, pageAnswers, stopButton, tokenParameters } from './link-page.ts';

/** Stops a shop's text messages without signing in. Anyone who has the link may do it. */
export const stops = resource()
  .get(
    '/:token',
    route(wearerContract.stop.GET, {
      summary: 'A page that asks whether to stop a shop’s text messages; opening it stops nothing',
      access: 'anyone',
      parameters: tokenParameters,
      answers: pageAnswers,
      refusals: [404],
    }),
    async (c) => {
      if (!accountOfStop(c.req.param('token'))) return refuse(c, 'notFound');
      return linkPage(c, {
        fa: 'این فروشگاه دیگر به این شماره پیامک نفرستد؟',
        en: 'Stop this shop’s text messages to this number?',
        button: stopButton,
      });
    },
  )
  .post(
    '/:token',
    route(wearerContract.stop.POST, {
      summary: 'Stop a shop’s text messages to a number; repeating the request changes nothing',
      access: 'anyone',
      parameters: tokenParameters,
      answers: pageAnswers,
      refusals: [404, 429, 503],
    }),
    async (c) => {
      const { database } = c.var.services;
      const token = c.req.param('token');
      const account = accountOfStop(token);
      if (!account) return refuse(c, 'notFound');
      const tokenHash = hash('sha256', token, 'buffer');
      await tryLink(c, { purpose: 'stop', tokenHash }, () => stopWearer(database, account, token));
      return linkPage(c, {
        fa: 'این فروشگاه دیگر به این شماره پیامک نمی‌فرستد.',
        en: 'This shop no longer sends text messages to this number.',
      });
    },
  );
