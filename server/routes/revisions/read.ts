import {
  itemsQuery,
  mostItems,
  mostRevisions,
  revisionContract,
  revisionItemsQuery,
  revisionsQuery,
} from '../../../src/api/revisions/contract.ts';
import {
  listRevisions,
  readItems,
  readItemsAt,
  readRevision,
} from '../../db/revisions/read-revisions.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readQuery } from '../../http/read-query.ts';
import { refuse } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { summaryOf } from '../../use-cases/revisions/revision-answer.ts';
import { numberOf, numberParameter } from './number-parameter.ts';

const text = { type: 'string' };
const page = (most: number, usual: number) =>
  inQuery(
    'limit',
    { type: 'integer', minimum: 1, maximum: most, default: usual },
    'Entries per page.',
  );
const after = inQuery('after', text, '`next` of the previous page.');

const numberIn = (digits: string | undefined) =>
  digits === undefined ? undefined : Number(digits);

/** Cuts off the additional entry that was read, and says where the next page begins. */
function pageOf<Entry, Key>(found: readonly Entry[], limit: number, keyOf: (entry: Entry) => Key) {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : keyOf(last) };
}

/** The lab's revisions, and the items of its assortment. */
export const revisions = resource()
  .get(
    '/',
    route(revisionContract.all.GET, {
      summary: 'Revisions of the assortment, newest first; for the lab',
      access: 'lab',
      parameters: [
        inQuery('before', { type: 'integer' }, '`next` of the previous page.'),
        inQuery(
          'item',
          text,
          'Only those that changed this item, or one whose key begins like this.',
        ),
        inQuery('text', text, 'Only those whose note or author contains this text.'),
        page(mostRevisions, 50),
      ],
      answers: { 200: 'A page.' },
      refusals: [422],
    }),
    async (c) => {
      const { before, item, text, ...query } = readQuery(c, revisionsQuery);
      const limit = Number(query.limit ?? 50);
      const asked = { before: numberIn(before), item, text, limit: limit + 1 };
      const found = await listRevisions(c.var.services.database, asked);
      const { shown, next } = pageOf(found, limit, ({ number }) => number);
      return respond(c, { revisions: shown.map(summaryOf), next });
    },
  )
  .get(
    '/items',
    route(revisionContract.items.GET, {
      summary: 'Items of the assortment, now or as they were after a revision; for the lab',
      access: 'lab',
      parameters: [
        inQuery('prefix', text, 'The beginning of their keys, such as `stockCell hmc-156 `.'),
        inQuery(
          'at',
          { type: 'integer' },
          'The revision after which to show them; the current one by default.',
        ),
        after,
        page(mostItems, mostItems),
      ],
      answers: { 200: 'A page, by their keys.' },
      refusals: [422],
    }),
    async (c) => {
      const { prefix = '', after = '', ...query } = readQuery(c, itemsQuery);
      const at = numberIn(query.at);
      const limit = Number(query.limit ?? mostItems);
      const asked = { prefix, after, limit: limit + 1 };
      const { database } = c.var.services;
      const found = await (at === undefined
        ? readItems(database, asked)
        : readItemsAt(database, at, asked));
      const { shown, next } = pageOf(found.items, limit, ({ item }) => item);
      return respond(c, { number: found.number, items: shown, next });
    },
  )
  .get(
    '/:number',
    route(revisionContract.one.GET, {
      summary: 'A revision with its items, before and after; for the lab',
      access: 'lab',
      parameters: [numberParameter, after, page(mostItems, 500)],
      answers: { 200: 'A page of its items.' },
      refusals: [404, 422],
    }),
    async (c) => {
      const query = readQuery(c, revisionItemsQuery);
      const number = numberOf(c);
      const limit = Number(query.limit ?? 500);
      const asked = { after: query.after, limit: limit + 1 };
      const found = number && (await readRevision(c.var.services.database, number, asked));
      if (!found) return refuse(c, 'notFound');
      const { shown, next } = pageOf(found.items, limit, ({ item }) => item);
      const revision = summaryOf(found.revision);
      return respond(c, { revision, items: shown, next });
    },
  );
