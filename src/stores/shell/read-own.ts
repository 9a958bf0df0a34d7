import type { ApiPath } from '../../api/api-path.ts';
import { type Answer, readApi } from '../../api/client.ts';
import { $apiReachable, $signedIn } from './session.ts';

/** Progress or result of reading the account's data. */
export type ReadState = 'reading' | 'done' | ReadProblem;
export type ReadProblem = 'signedOut' | 'notFound' | 'offline' | 'failed';

/** `outdated`: the user changed before the response arrived, so it must not be shown. */
export type OwnAnswer<T> =
  | { kind: 'read'; value: T }
  | { kind: 'unread'; problem: ReadProblem }
  | { kind: 'outdated' };

const currentUserId = () => $signedIn.get()?.user.id;

function problemOf(answer: Exclude<Answer<unknown>, { kind: 'answer' }>): ReadProblem {
  if (answer.kind === 'offline') return 'offline';
  if (answer.status === 401) return 'signedOut';
  return answer.status === 404 ? 'notFound' : 'failed';
}

/** Aborts the request when the user signs out, because the server would refuse it. */
async function askWhileSignedIn<Of extends { readonly GET: unknown }>(
  asker: string,
  path: ApiPath<Of>,
): Promise<Answer<Of['GET']>> {
  const ending = new AbortController();
  const unfollow = $signedIn.listen(() => {
    if (currentUserId() !== asker) ending.abort();
  });
  return readApi(path, { ending }).finally(unfollow);
}

/** Reads data of the account. Sends nothing if nobody is signed in, and signs out here if the session has ended. */
export async function readOwn<Of extends { readonly GET: unknown }>(
  path: ApiPath<Of>,
): Promise<OwnAnswer<Of['GET']>> {
  const asker = currentUserId();
  if (!asker) return { kind: 'unread', problem: 'signedOut' };
  const answer = await askWhileSignedIn(asker, path);
  if (currentUserId() !== asker) return { kind: 'outdated' };
  $apiReachable.set(answer.kind !== 'offline');
  if (answer.kind === 'answer') return { kind: 'read', value: answer.value };
  const problem = problemOf(answer);
  if (problem === 'signedOut') $signedIn.set(null);
  return { kind: 'unread', problem };
}
