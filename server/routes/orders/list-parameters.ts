import { orderState } from '../../../src/domain/lifecycle/order-state.ts';
import { countedNames } from '../../../src/domain/order/counted.ts';
import { lensKey } from '../../../src/domain/order/counted-form.ts';
import { kindNames } from '../../../src/domain/order/kind-names.ts';
import { orderNeeds, orderSorts } from '../../../src/domain/order/order-sort.ts';
import { searchLimit } from '../../../src/domain/vocabulary/search-limit.ts';
import { inQuery, several } from '../../http/query-parameters.ts';

const day = { type: 'string', format: 'date' };

/** The text to find orders by. */
export const searchParameter = inQuery(
  'text',
  { type: 'string', maxLength: searchLimit },
  'Each word must begin a word of the order’s number, reference, patient or tray, in any spelling.',
);

/** Query parameters of the list's filters, for the API document. */
export const filterParameters = [
  several('state', orderState.options, 'Only orders in one of these states.'),
  several('kind', kindNames, 'Only orders of one of these kinds.'),
  inQuery('from', day, 'Placed on this day at the lab or later.'),
  inQuery('to', day, 'Placed on this day at the lab or earlier.'),
  searchParameter,
  inQuery(
    'account',
    { type: 'string', format: 'uuid' },
    'For the lab: only this account’s orders.',
  ),
  inQuery('late', { enum: ['true'] }, 'Promised for a day before today and not shipped.'),
  inQuery('due', { enum: ['today'] }, 'Promised for today and not shipped.'),
  inQuery(
    'needs',
    { enum: orderNeeds },
    'For the lab: its question was answered (`answer`), or it has to set a price (`quote`).',
  ),
  inQuery(
    'counted',
    { enum: countedNames },
    'For the lab: only the orders counted in a figure of its reports: `takenOn` and not given up, `shipped`, `onTime` or `late`, `remade` or `broken` with or without a reason. Not together with `late`, `due` and `needs`.',
  ),
  inQuery(
    'lens',
    { type: 'string', pattern: lensKey.source },
    'For the lab: only orders with pieces of this lens, by its key in the reports; with `counted`, those counted in the figure for the lens. Figures for a whole order of several lenses belong to `several`.',
  ),
  inQuery(
    'parcel',
    { type: 'string' },
    'Only orders that were placed together: ids of their groups, separated by commas. Not together with `late`, `due`, `needs`, `counted` and `lens`.',
  ),
  inQuery(
    'order',
    { enum: orderSorts, default: 'newest' },
    '`promise` and `promiseLast`: promised and not shipped, by day; `late` and `due` use the first. With `text`, `needs`, `counted`, `lens` and `parcel` not every sort order is possible; `account` is for the lab.',
  ),
];

/** Query parameters of the list of orders. */
export const listParameters = [
  inQuery('after', { type: 'string' }, '`next` of the previous page, with the same filters.'),
  inQuery('limit', { type: 'integer', minimum: 1, maximum: 100, default: 25 }, 'Orders per page.'),
  ...filterParameters,
];
