import type { Context } from 'hono';
import { type TimesAnswer, timesContract } from '../../../src/api/notifications/times-contract.ts';
import { digestChannel } from '../../../src/domain/notifications/digest.ts';
import { noQuietTimes } from '../../../src/domain/notifications/quiet-times.ts';
import { readDigests, setDigest } from '../../db/notifications/digests.ts';
import { findQuietTimes, setQuietTimes } from '../../db/notifications/quiet-times.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { readBody } from '../../http/read-body.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { readerOf } from '../../use-cases/orders/reader-of.ts';
import { currentSession } from '../privacy/own-sessions.ts';

async function answerOf(c: Context<AppEnv>): Promise<TimesAnswer> {
  const { database, person } = currentSession(c);
  return {
    quiet: (await findQuietTimes(database, person)) ?? noQuietTimes,
    digests: await readDigests(database, person),
  };
}

/** The times at which a user gets notifications outside the panel. */
export const notificationTimes = resource()
  .get(
    '/times',
    route(timesContract.times.GET, {
      summary: 'When the user gets notifications outside the panel',
      access: 'signedIn',
      answers: { 200: 'Times in the lab’s time zone.' },
    }),
    async (c) => respond(c, await answerOf(c)),
  )
  .put(
    '/times/quiet',
    route(timesContract.quiet.PUT, {
      summary: 'Choose when the user gets only urgent notifications',
      access: 'signedIn',
      answers: { 200: 'The user’s current times.' },
    }),
    async (c) => {
      const { database, person } = currentSession(c);
      const quiet = await readBody(c);
      if (quiet.hours && quiet.hours.from === quiet.hours.until) {
        const params = { fault: 'same' };
        return refuse(c, 'invalid', [{ path: 'hours.until', code: 'invalid', params }]);
      }
      await setQuietTimes(database, person, quiet);
      return respond(c, await answerOf(c));
    },
  )
  .put(
    '/times/digests/:channel',
    route(timesContract.digest.PUT, {
      summary: 'Choose when a channel sends the user a summary',
      access: 'signedIn',
      parameters: [
        {
          in: 'path',
          name: 'channel',
          required: true,
          schema: { type: 'string', enum: [...digestChannel.options] },
        },
      ],
      answers: { 200: 'The user’s current times.' },
      refusals: [404],
    }),
    async (c) => {
      const { database, person } = currentSession(c);
      const channel = digestChannel.safeParse(c.req.param('channel'));
      if (!channel.success) return refuse(c, 'notFound');
      const { time } = await readBody(c);
      const chosen = { channel: channel.data, side: readerOf(c.var.signedIn), time };
      await setDigest(database, person, chosen, Date.now());
      return respond(c, await answerOf(c));
    },
  );
