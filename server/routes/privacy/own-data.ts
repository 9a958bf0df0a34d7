import type { Context } from 'hono';
import { type OwnData, privacyContract } from '../../../src/api/privacy/contract.ts';
import { readMuted } from '../../db/accounts/muted-topics.ts';
import { readProfile } from '../../db/accounts/profile.ts';
import { readViews } from '../../db/counter/views.ts';
import { readFavourites } from '../../db/favourites/favourites.ts';
import { ownDestinations } from '../../db/own-data/own-destinations.ts';
import { ownOrders } from '../../db/own-data/own-orders.ts';
import { ownWearers } from '../../db/own-data/own-wearers.ts';
import { readWatches } from '../../db/watches/watches.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inOwnTick } from '../../process/concurrency/in-own-tick.ts';
import { orderAnswer } from '../../use-cases/orders/order-answer.ts';
import { shownTo } from '../orders/shown-to.ts';
import { currentSession, ownSessions } from './own-sessions.ts';

/** Everything except the orders, as the beginning of the JSON document. */
async function beginning(c: Context<AppEnv>): Promise<string> {
  const { database, person } = currentSession(c);
  const begun: Omit<OwnData, 'orders'> = {
    writtenAt: new Date().toISOString(),
    profile: await readProfile(database, person),
    ...(await ownSessions(c)),
    notifications: { muted: await readMuted(database, person) },
    destinations: await ownDestinations(database, person),
    wearers: await ownWearers(database, person.account),
    views: (await readViews(database, person)).map(({ name, filter }) => ({ name, filter })),
    favourites: await readFavourites(database, person),
    watches: await readWatches(database, person.account),
  };
  return `${JSON.stringify(begun).slice(0, -1)},"orders":[`;
}

async function* written(c: Context<AppEnv>, begun: string): AsyncGenerator<string, void> {
  const { database, person } = currentSession(c);
  let before = begun;
  for await (const order of ownOrders(database, person.account)) {
    const shown = await inOwnTick(() =>
      JSON.stringify(shownTo(c.var.signedIn, orderAnswer(order))),
    );
    yield before + shown;
    before = ',\n';
  }
  yield before === begun ? `${begun}]}` : ']}';
}

/** Streams the texts as fast as the client reads. */
function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await texts.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The data that the server stores about the user, as a file. */
export const ownData = resource().get(
  '/',
  route(privacyContract.data.GET, {
    summary: 'The user’s own data as a file',
    access: 'signedIn',
    answers: {
      200: {
        description: 'The user, the account as the user may know it, and all its orders.',
        schema: privacyContract.data.GET.answer,
      },
    },
  }),
  async (c) => {
    // Read before the response begins, because later a failure can only cut it off.
    const begun = await beginning(c);
    c.header('Content-Type', 'application/json');
    c.header('Content-Disposition', 'attachment; filename="adasi-data.json"');
    return c.body(streamOf(written(c, begun)));
  },
);
