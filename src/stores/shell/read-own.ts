import { type Answer, callApi } from '../../api/client.ts';
import { $apiReachable, $signedIn } from './session.ts';

/** How reading something of the account's fares. */
export type ReadState = 'reading' | 'done' | ReadTrouble;
export type ReadTrouble = 'signedOut' | 'notFound' | 'offline' | 'failed';

/** `outdated`: who asked has left meanwhile, and what came is nobody's here to see. */
export type OwnAnswer<T> =
  | { kind: 'read'; value: T }
  | { kind: 'unread'; trouble: ReadTrouble }
  | { kind: 'outdated' };

const whose = () => $signedIn.get()?.user.id;

function troubleOf(answer: Exclude<Answer<unknown>, { kind: 'answer' }>): ReadTrouble {
  if (answer.kind === 'offline') return 'offline';
  if (answer.status === 401) return 'signedOut';
  return answer.status === 404 ? 'notFound' : 'failed';
}

/** Asks for as long as the asker is signed in: after that the answer could only be a refusal. */
async function askWhileSignedIn<T>(asker: string, path: string): Promise<Answer<T>> {
  const ending = new AbortController();
  const unfollow = $signedIn.listen(() => {
    if (whose() !== asker) ending.abort();
  });
  return callApi<T>(path, { ending }).finally(unfollow);
}

/** Reads what belongs to the account. Without a session nothing is asked; one that ended is taken off the device. */
export async function readOwn<T>(path: string): Promise<OwnAnswer<T>> {
  const asker = whose();
  if (!asker) return { kind: 'unread', trouble: 'signedOut' };
  const answer = await askWhileSignedIn<T>(asker, path);
  if (whose() !== asker) return { kind: 'outdated' };
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') return { kind: 'read', value: answer.value };
  const trouble = troubleOf(answer);
  if (trouble === 'signedOut') $signedIn.set(null);
  return { kind: 'unread', trouble };
}
