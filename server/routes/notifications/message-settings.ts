import type { Context } from 'hono';
import { wearerContract } from '../../../src/api/notifications/wearer-contract.ts';
import { authorOf } from '../../db/audit/author.ts';
import {
  readMessageSettings,
  setMessageSettings,
} from '../../db/notifications/message-settings.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { tellsWearers } from '../../use-cases/notifications/tells-wearers.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';

const answers = { 200: 'The account’s message settings.' };

const answerOf = async (c: Context<AppEnv>) => {
  const { database, settings } = c.var.services;
  const stored = await readMessageSettings(database, c.var.signedIn.account.id);
  return { ...stored, canTellWearers: tellsWearers(settings) };
};

/** The lab does not order, so it has no such settings. */
const isOfLab = (c: Context<AppEnv>) => readerOf(c.var.signedIn) === 'lab';

/** A shop's settings for messages about its orders, which its owners choose. */
export const messageSettings = resource()
  .get(
    '/',
    route(wearerContract.messageSettings.GET, {
      summary: 'The account’s message settings; for a shop’s owners',
      access: 'owner',
      answers,
      refusals: [403],
    }),
    async (c) => (isOfLab(c) ? refuse(c, 'forbidden') : respond(c, await answerOf(c))),
  )
  .put(
    '/',
    route(wearerContract.messageSettings.PUT, {
      summary: 'Change one of the account’s message settings; for a shop’s owners',
      access: 'owner',
      answers,
      refusals: [403],
    }),
    async (c) => {
      const { wish, isOn } = await readBody(c);
      if (isOfLab(c)) return refuse(c, 'forbidden');
      await setMessageSettings(c.var.services.database, authorOf(c.var.signedIn), { [wish]: isOn });
      return respond(c, await answerOf(c));
    },
  );
