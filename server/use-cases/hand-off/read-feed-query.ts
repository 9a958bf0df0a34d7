import {
  type HandedEvent,
  handedEvent,
  isOrdering,
  makingEvents,
} from '../../../src/domain/hand-off/handed-event.ts';
import type { Issue } from '../../../src/domain/vocabulary/issue.ts';
import type { AskedFeed } from '../../db/hand-off/read-feed.ts';
import { readSince } from './feed-cursor.ts';

/** Orders per page; each may contain a frame trace. */
export const feedLimits = { usual: 50, most: 200 } as const;

type Query = Readonly<Record<string, string>>;
type Format = 'json' | 'files';

/** The parameters of a request to the feed, or their issues. */
export function readFeedQuery(
  query: Query,
  accept: string | undefined,
): { feed: AskedFeed; format: Format } | { issues: Issue[] } {
  const after = readSince(query.since);
  const limit = readLimit(query.limit);
  const format = readFormat(query.format, accept);
  const events = format && readEvents(query.event, format);
  if (after && limit && events) return { feed: { after, limit, events }, format };
  const wrong = { since: !after, limit: !limit, format: !format, event: format && !events };
  const paths = Object.entries(wrong).flatMap(([path, isWrong]) => (isWrong ? [path] : []));
  return { issues: paths.map((path) => ({ path, code: 'invalid' })) };
}

function readLimit(text: string | undefined): number | undefined {
  const limit = text === undefined ? feedLimits.usual : Number(text);
  return Number.isInteger(limit) && limit >= 1 && limit <= feedLimits.most ? limit : undefined;
}

function readFormat(text: string | undefined, accept = ''): Format | undefined {
  if (text === undefined) return /\bapplication\/zip\b/.test(accept) ? 'files' : 'json';
  return text === 'json' || text === 'files' ? text : undefined;
}

/** A file means that its order is to be made, so cancelled orders must not be files. */
function readEvents(text: string | undefined, format: Format): HandedEvent[] | undefined {
  if (text === undefined) return format === 'files' ? ['accept'] : [...makingEvents];
  const events = text.split(',').map((each) => handedEvent.safeParse(each).data);
  const known = events.filter((each) => each !== undefined);
  if (known.length < events.length) return undefined;
  return format === 'json' || known.every(isOrdering) ? known : undefined;
}
