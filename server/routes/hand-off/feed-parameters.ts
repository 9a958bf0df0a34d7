import { handedEvent, makingEvents } from '../../../src/domain/hand-off/handed-event.ts';
import { inQuery, several } from '../../http/query-parameters.ts';
import { feedLimits } from '../../use-cases/hand-off/read-feed-query.ts';

/** Query parameters of the feed for the API document. */
export const feedParameters = [
  inQuery(
    'since',
    { type: 'string' },
    '`next` of the previous answer, with the same events; or an instant such as `2026-11-22T00:00:00Z`. Without it, the feed begins with the first event.',
  ),
  inQuery(
    'limit',
    { type: 'integer', minimum: 1, maximum: feedLimits.most, default: feedLimits.usual },
    'Orders per page.',
  ),
  several(
    'event',
    handedEvent.options,
    `Only these events; without it ${makingEvents.join(', ')}, and as files accept.`,
  ),
  inQuery(
    'format',
    { enum: ['json', 'files'], default: 'json' },
    '`files`, or `Accept: application/zip`: a zip with a lab file for each prescription and JSON for other orders.',
  ),
];
