import type { Context } from 'hono';
import { rxHistoryContract, rxHistoryQuery } from '../../../src/api/rx-history/contract.ts';
import { orderNumber } from '../../../src/domain/order/order-number.ts';
import { type EarlierRx, earlierRx } from '../../../src/domain/rx-history/earlier-rx.ts';
import { searchWords } from '../../../src/domain/typed/search-words.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import {
  type FoundPrescription,
  findPrescriptions,
} from '../../db/rx-history/find-prescriptions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { resource } from '../../http/guards/resource.ts';
import { route } from '../../http/guards/route.ts';
import { inQuery } from '../../http/query-parameters.ts';
import { readQuery } from '../../http/read-query.ts';
import { refusing } from '../../http/refuse.ts';
import { respond } from '../../http/respond.ts';
import { rxTitle } from '../../use-cases/orders/kinds/order-title.ts';
import { orderScope } from '../../use-cases/orders/order-scope.ts';
import { searchParameter } from './list-parameters.ts';

/** Earlier prescriptions of an account's customers. */
export const prescriptions = resource().get(
  '/prescriptions',
  route(rxHistoryContract.found.GET, {
    summary: 'Earlier prescriptions of one account that match a text, newest first',
    access: 'signedIn',
    parameters: [
      searchParameter,
      inQuery(
        'account',
        { type: 'string', format: 'uuid' },
        'Required for the lab: the account whose prescriptions to search.',
      ),
    ],
    answers: {
      200: 'At most 20 prescriptions. With `searchedTo`, orders placed before it were not searched.',
    },
    refusals: [422],
  }),
  async (c) => {
    const scope = orderScope(c.var.signedIn);
    const found = await findPrescriptions(c.var.services.database, scope, asked(c));
    const searchedTo = found.searchedTo?.toISOString();
    return respond(c, {
      prescriptions: found.prescriptions.map(answerOf),
      ...(searchedTo && { searchedTo }),
    });
  },
);

/** What to search for. A shop searches its own prescriptions and names no account. Throws a refusal. */
function asked(c: Context<AppEnv>): { account: string; words: string[] } {
  const { text, account: named } = readQuery(c, rxHistoryQuery);
  const fault = (issue: Issue) => refusing(c, 'invalid', [issue]);
  const isLab = orderScope(c.var.signedIn) === 'lab';
  if (isLab && !named) throw fault({ path: 'account', code: 'required' });
  if (!isLab && named) throw fault({ path: 'account', code: 'unknownField' });
  const words = searchWords(text);
  if (words.length === 0) throw fault({ path: 'text', code: 'required' });
  return { account: named ?? c.var.signedIn.account.id, words };
}

/** Older orders were stored without some of an eye's fields. */
function answerOf({ id, placedAt, lensNames, content, mayBeFirst }: FoundPrescription): EarlierRx {
  const { lens, ...rest } = content;
  return earlierRx.parse({
    ...rest,
    use: rest.use ?? null,
    id,
    number: orderNumber(id),
    placedAt: placedAt.toISOString(),
    title: rxTitle(lensNames, lens.index),
    ...(mayBeFirst && { mayBeFirst }),
  });
}
