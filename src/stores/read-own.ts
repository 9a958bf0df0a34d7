import { type Answer, callApi } from '../api/client.ts';
import { $apiReachable, $signedIn } from './session.ts';

/** How reading something of the account's fares. */
export type Outcome = 'reading' | 'done' | Trouble;
export type Trouble = 'signedOut' | 'notFound' | 'offline' | 'failed';

/** `outdated`: who asked has left meanwhile, and what came is nobody's here to see. */
export type Own<T> =
  | { kind: 'read'; value: T }
  | { kind: 'unread'; trouble: Trouble }
  | { kind: 'outdated' };

const whose = () => $signedIn.get()?.user.id;

function troubleOf(answer: Exclude<Answer<unknown>, { kind: 'answer' }>): Trouble {
  if (answer.kind === 'offline') return 'offline';
  if (answer.status === 401) return 'signedOut';
  return answer.status === 404 ? 'notFound' : 'failed';
}

/** Reads what belongs to the account. Without a session nothing is asked; one that ended is taken off the device. */
export async function readOwn<T>(path: string): Promise<Own<T>> {
  const asker = whose();
  if (!asker) return { kind: 'unread', trouble: 'signedOut' };
  const answer = await callApi<T>(path);
  $apiReachable.set(answer.kind !== 'offline');
  if (whose() !== asker) return { kind: 'outdated' };
  if (answer.kind === 'answer') return { kind: 'read', value: answer.value };
  const trouble = troubleOf(answer);
  if (trouble === 'signedOut') $signedIn.set(null);
  return { kind: 'unread', trouble };
}
