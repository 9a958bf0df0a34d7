import { findContract, findQuery } from '../../src/api/find/contract.ts';
import { searchedText } from '../../src/domain/order/read-order-number.ts';
import { searchWords } from '../../src/domain/typed/search-words.ts';
import { searchLimit } from '../../src/domain/vocabulary/search-limit.ts';
import { findAccounts } from '../db/accounts/find-accounts.ts';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import { inQuery } from '../http/query-parameters.ts';
import { readQuery } from '../http/read-query.ts';
import { refuse } from '../http/refuse.ts';
import { respond } from '../http/respond.ts';
import { findOrders } from '../use-cases/find/find-orders.ts';
import { orderScope } from '../use-cases/orders/order-scope.ts';

/** Searches per minute of one user: more than anyone types. */
const mostSearches = 300;

/** Limit on accounts and on products in an answer. */
const mostFound = 8;

/** A search for orders, customers, accounts and products. */
export const find = resource().get(
  '/',
  route(findContract.find.GET, {
    summary: 'Orders, customers and products that match a text; for the lab also accounts',
    access: 'signedIn',
    labReads: 'replica',
    parameters: [
      inQuery(
        'q',
        { type: 'string', maxLength: searchLimit },
        'Each word must begin a word of the result, in any spelling.',
      ),
    ],
    answers: { 200: 'A few of each: the newest orders, and the best matches of the rest.' },
    refusals: [422, 429],
  }),
  async (c) => {
    const { q } = readQuery(c, findQuery);
    const { signedIn, services, revision, orderRateLimiter, productIndex } = c.var;
    const wait = orderRateLimiter.admit(`find ${signedIn.user.id}`, mostSearches);
    if (wait > 0) return refuse(c, 'tooManyAttempts', [], wait);
    const words = searchWords(searchedText(q));
    if (words.length === 0) {
      return respond(c, { orders: [], customers: [], accounts: [], products: [] });
    }
    const { database } = services;
    const scope = orderScope(signedIn);
    const [found, accounts, products] = await Promise.all([
      findOrders(database, scope, words),
      scope === 'lab' ? findAccounts(database, { words, id: undefined }) : [],
      productIndex.find(q, mostFound, revision),
    ]);
    return respond(c, { ...found, accounts: accounts.slice(0, mostFound), products });
  },
);
