import { apiOrigin } from '../client.ts';
import { actingHeader, lastEventHeader, pageAgeHeader } from '../headers.ts';
import { changePaths } from './paths.ts';

/** Who listens, after which event, and the signal that ends the stream. */
type Listening = {
  actingAs: { accountId: string; userId: string };
  /** The id of the last event received, or empty. */
  after: string;
  signal: AbortSignal;
};

/**
 * Opens the stream of changes. Unlike `EventSource`, it reports why a connection was refused, names
 * the user it is for, and can resume where another tab stopped. Before the first event it says how old the page is, so
 * that nothing is missed since it was read. Rejects when there is no response.
 */
export function openChangeStream({ actingAs, after, signal }: Listening): Promise<Response> {
  return fetch(`${apiOrigin}${changePaths.stream}`, {
    headers: {
      Accept: 'text/event-stream',
      [actingHeader]: `${actingAs.accountId}/${actingAs.userId}`,
      ...(after
        ? { [lastEventHeader]: after }
        : { [pageAgeHeader]: `${Math.round(performance.now())}` }),
    },
    credentials: apiOrigin ? 'include' : 'same-origin',
    cache: 'no-store',
    signal,
  });
}
