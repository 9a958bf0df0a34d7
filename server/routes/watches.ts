import { watchContract } from '../../src/api/watches/contract.ts';
import { readWatches } from '../db/watches/watches.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { readBody } from '../http/read-body.ts';
import { refuse } from '../http/refuse.ts';
import { respond } from '../http/respond.ts';
import { watchItem } from '../use-cases/stockroom/watch-item.ts';

/** The items that a shop wants to be notified about when they are available again. */
export const watches = resource()
  .get(
    '/',
    route(watchContract.watches.GET, {
      summary: 'The items that the account watches',
      access: 'shop',
      answers: { 200: 'Their keys on the shelf, most recently added first.' },
    }),
    async (c) => {
      const account = c.var.signedIn.account.id;
      return respond(c, { items: await readWatches(c.var.services.database, account) });
    },
  )
  .put(
    '/',
    route(watchContract.watches.PUT, {
      summary: 'Start or stop watching for an item to be available again',
      access: 'shop',
      answers: { 200: 'The watched items; an item in stock is not watched.' },
      refusals: [422],
    }),
    async (c) => {
      const { database } = c.var.services;
      const account = c.var.signedIn.account.id;
      const issues = await watchItem(database, { account, ...(await readBody(c)) });
      if (issues.length > 0) return refuse(c, 'invalid', issues);
      return respond(c, { items: await readWatches(database, account) });
    },
  );
