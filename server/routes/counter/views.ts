import type { Context } from 'hono';
import { counterContract } from '../../../src/api/counter/contract.ts';
import { askedFilter } from '../../../src/api/orders/contract.ts';
import { mostViews } from '../../../src/domain/counter/queue-view.ts';
import { deleteView, saveView, type Viewer } from '../../db/counter/views.ts';
import { countMatching } from '../../db/order-list/count-matching.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { idParameter, pathId } from '../../http/path-id.ts';
import { readBody } from '../../http/read-body.ts';
import { readQuery } from '../../http/read-query.ts';
import { refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { mostMatching } from '../../use-cases/counter/most-matching.ts';
import { readQueueViews } from '../../use-cases/counter/read-queue-views.ts';
import { filterFault, filterOf } from '../../use-cases/orders/filter-of.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { filterParameters } from '../orders/list-parameters.ts';

const viewerOf = ({ var: { signedIn } }: Context<AppEnv>): Viewer => ({
  account: signedIn.account.id,
  user: signedIn.user.id,
});

const viewsOf = (c: Context<AppEnv>) =>
  readQueueViews(
    c.var.services.database,
    { viewer: viewerOf(c), scope: orderScope(c.var.signedIn) },
    Date.now(),
  );

const answers = { 200: 'The views with their counts; counting stops at `most`.' } as const;

/** Named views of the list, and the number of orders that match a filter. */
export const queueViews = resource()
  .get(
    '/views',
    route(counterContract.views.GET, {
      summary: 'The views of the list, each with its number of orders',
      access: 'signedIn',
      labReads: 'replica',
      answers,
    }),
    async (c) => respond(c, await viewsOf(c)),
  )
  .put(
    '/views/:id',
    route(counterContract.view.PUT, {
      summary: 'Save a filter of the list under a name, for the user',
      access: 'signedIn',
      parameters: [idParameter()],
      answers,
      refusals: [404],
    }),
    async (c) => {
      const id = pathId(c);
      const { name, filter } = await readBody(c);
      const issue = filterFault(filter, orderScope(c.var.signedIn));
      if (issue) throw refusing(c, 'invalid', [{ ...issue, path: `filter.${issue.path}` }]);
      const isSaved = await saveView(c.var.services.database, viewerOf(c), { id, name, filter });
      if (!isSaved)
        throw refusing(c, 'invalid', [
          { path: 'name', code: 'outOfRange', params: { max: mostViews } },
        ]);
      return respond(c, await viewsOf(c));
    },
  )
  .delete(
    '/views/:id',
    route(counterContract.view.DELETE, {
      summary: 'Delete one of the user’s views',
      access: 'signedIn',
      parameters: [idParameter()],
      answers,
      refusals: [404],
    }),
    async (c) => {
      await deleteView(c.var.services.database, viewerOf(c), pathId(c));
      return respond(c, await viewsOf(c));
    },
  )
  .get(
    '/matching',
    route(counterContract.matching.GET, {
      summary: 'The number of orders that match the filters of the list',
      access: 'signedIn',
      labReads: 'replica',
      parameters: filterParameters,
      answers: {
        200: 'Counting stops at `most`; null if that would mean reading too many orders.',
      },
      refusals: [422],
    }),
    async (c) => {
      const asked = readQuery(c, askedFilter);
      const scope = orderScope(c.var.signedIn);
      const issue = filterFault(asked, scope);
      if (issue) throw refusing(c, 'invalid', [issue]);
      const counting = { filter: filterOf(asked, Date.now()), most: mostMatching };
      const count = await countMatching(c.var.services.database, scope, counting);
      return respond(c, { count, most: mostMatching });
    },
  );
